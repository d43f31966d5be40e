/// The languages that a top-level domain suggests, as one bit each (`Languages`); nil when it suggests none.
func languages(ofTopLevelDomain domain: String) -> UInt64? {
    masks[domain] ?? masks[domain.lowercased()]
}

private let masks: [String: UInt64] = {
    var masks: [String: UInt64] = [:]
    for line in lines.split(separator: "\n") {
        let halves = line.split(separator: ":")
        guard halves.count == 2 else { continue }
        for domain in halves[1].split(separator: " ") { masks[String(domain)] = Languages.mask(halves[0].split(separator: " ")) }
    }
    return masks
}()

private let lines = """
    de:de at li
    de fr it:ch
    fr:fr re nc pf
    fr de:lu
    nl fr de:be
    en fr:ca
    en:uk us au nz gov edu mil
    en ga:ie
    en cy:wales
    es:es mx ar cl pe ve uy py bo ec gt hn ni sv cr pa do cu
    ca es:cat ad
    pt:pt br ao mz
    it:it sm va
    nl:nl sr
    mt en:mt
    sv:se
    sv fi:ax
    da:dk fo gl
    nb:no
    fi sv:fi
    is:is
    pl:pl
    cs:cz
    sk:sk
    hu:hu
    hr:hr
    hr sr:ba me
    sr hr:rs
    sl:si
    ro:ro
    ro ru:md
    sq:al xk
    mk sq:mk
    lt:lt
    lv ru:lv
    et ru:ee
    tr:tr
    ru:ru su kz kg tj xn--p1ai
    uk ru:ua
    be ru:by
    bg:bg
    el:gr
    el tr:cy
    he ar:il
    ar:sa eg ae iq jo kw lb ly ma om qa sy tn ye dz bh sd ps
    fa:ir af
    th:th
    vi:vn
    ja:jp
    zh:cn tw hk mo sg
    ko:kr kp
    """
