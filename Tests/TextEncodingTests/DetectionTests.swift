import Testing

@testable import TextEncoding

/// Puts text into a single-byte or two-byte encoding by searching its decoder; nil for a character it lacks.
private func encode(_ text: String, _ encoding: Encoding) -> [UInt8]? {
    var table: [String: [UInt8]] = [:]
    let leads = encoding.singleByteTable == nil ? Array(UInt8(0x81)...0xFE) : []
    for first in UInt8(0x80)...0xFF {
        let decoded = encoding.decode([first])
        if !decoded.isMalformed { table[String(decoding: decoded.utf8, as: UTF8.self)] = [first] }
    }
    for first in leads {
        for second in UInt8(0x40)...0xFE where second != 0x7F {
            let decoded = encoding.decode([first, second])
            let key = String(decoding: decoded.utf8, as: UTF8.self)
            if !decoded.isMalformed, key.unicodeScalars.count == 1, table[key] == nil { table[key] = [first, second] }
        }
    }
    var octets: [UInt8] = []
    for scalar in text.unicodeScalars {
        guard let found = scalar.isASCII ? [UInt8(scalar.value)] : table[String(scalar)] else { return nil }
        octets += found
    }
    return octets
}

@Suite struct DetectionTests {
    @Test(arguments: [
        (Encoding.windows1252, "Der Bär läuft über die schöne Brücke und trägt süße Früchte für das große Fest."),
        (.windows1252, "L’été dernier, nous avons visité la forêt près du château où régnait une fraîcheur agréable."),
        (.windows1250, "Příliš žluťoučký kůň úpěl ďábelské ódy na březích řeky."),
        (.iso8859_2, "Zażółć gęślą jaźń, a potem idź spać pod ciepłą kołdrą w chłodną noc."),
        (.windows1251, "Вчера вечером мы долго гуляли по набережной и смотрели на огни большого города."),
        (.koi8R, "Вчера вечером мы долго гуляли по набережной и смотрели на огни большого города."),
        (.ibm866, "Вчера вечером мы долго гуляли по набережной и смотрели на огни большого города."),
        (.iso8859_5, "Вчера вечером мы долго гуляли по набережной и смотрели на огни большого города."),
        (.windows1253, "Χθες το βράδυ περπατήσαμε κοντά στη θάλασσα και είδαμε τα φώτα της πόλης."),
        (.windows1254, "Dün akşam sahilde yürüdük ve şehrin ışıklarını uzun süre seyrettik, çok güzeldi."),
        (.windows1255, "אתמול בערב הלכנו לאורך החוף וראינו את אורות העיר."),
        (.windows1256, "مشينا أمس على شاطئ البحر ورأينا أضواء المدينة."),
        (.windows1257, "Vakar vakare ilgai vaikščiojome palei jūrą ir žiūrėjome į miesto šviesas."),
        (.windows874, "เมื่อวานนี้เราเดินเล่นริมทะเลและดูแสงไฟของเมือง"), (.gbk, "昨天晚上我们在海边散步，看到了城市的灯光。"),
        (.big5, "昨天晚上我們在海邊散步，看到了城市的燈光。"), (.shiftJIS, "昨日の夜、私たちは海辺を歩いて、町の明かりを見ました。"),
        (.eucJP, "昨日の夜、私たちは海辺を歩いて、町の明かりを見ました。"), (.eucKR, "어제 저녁에 우리는 바닷가를 걸으며 도시의 불빛을 보았습니다."),
    ])
    func `ordinary prose is recognised without any hint`(encoding: Encoding, text: String) throws {
        let octets = try #require(encode(text, encoding))
        let found = detect(octets)
        let suggested = try #require(found.suggested)
        #expect(suggested.decode(octets).utf8 == Array(text.utf8), "\(suggested.name)")
        #expect(found.confidence > 0.9)
        #expect(found.declaration == .none)
        #expect(detect(octets, context: DetectionContext(declared: encoding)).suggested == encoding)
        #expect([.confirmed, .equivalent].contains(detect(octets, context: DetectionContext(declared: encoding)).declaration))
    }

    @Test func `a wrong declaration is named and an unreadable one called impossible`() throws {
        let octets = try #require(encode("Вчера вечером мы долго гуляли по набережной.", .windows1251))
        #expect(detect(octets, context: DetectionContext(declared: .windows1252)).declaration == .wrong)
        #expect(detect(octets, context: DetectionContext(declared: .utf8)).declaration == .impossible)
        #expect(detect(Array("żółw".utf8), context: DetectionContext(declared: .windows1252)).declaration == .wrong)
        #expect(detect(Array("plain".utf8), context: DetectionContext(declared: .koi8R)).declaration == .equivalent)
        #expect(detect(Array("plain".utf8), context: DetectionContext(declared: .utf16LE)).declaration == .wrong)
    }

    @Test func `two characters that are UTF-8 as well as GBK leave a declaration of GBK undecided`() {
        let octets: [UInt8] = [0xD6, 0xB8, 0xC2, 0xA5]
        #expect(Encoding.gbk.decode(octets).utf8 == Array("指楼".utf8))
        #expect(detect(octets, context: DetectionContext(declared: .gbk)).declaration == .undecidable)
        #expect(detect(Array("café".utf8), context: DetectionContext(declared: .gbk)).declaration == .wrong)
        #expect(detect(octets, context: DetectionContext(declared: .windows1252)).declaration == .wrong)
    }

    @Test func `the top-level domain decides between readings of a short word`() throws {
        let octets = try #require(encode("für", .windows1252))
        #expect(detect(octets, context: DetectionContext(topLevelDomain: "de")).suggested == .windows1252)
    }

    @Test func `UTF-8 and UTF-16 are settled by their form`() {
        #expect(detect(Array("naïve".utf8)).basis == .validUTF8)
        #expect(detect(Array(Array("żółw ż".utf8).dropLast())).suggested == .utf8)
        let text = "Ein kurzer Satz\nüber zwei Zeilen"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(detect(little).suggested == .utf16LE)
        #expect(detect(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }).suggested == .utf16BE)
        #expect(detect([0xFF, 0xFE] + little).basis == .byteOrderMark)
        #expect(detect([0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x42]).suggested == .iso2022JP)
    }

    @Test func `a few broken sequences do not hide UTF-8`() {
        let octets = Array(String(repeating: "Größe und Maß; ", count: 40).utf8) + [0xC3, 0x20, 0xE9, 0x20]
        let found = detect(octets, context: DetectionContext(declared: .utf8))
        #expect(found.suggested == .utf8)
        #expect(found.basis == .nearlyValidUTF8)
        #expect(found.declaration == .confirmed)
    }

    @Test(arguments: [
        (Encoding.windows1252, "Größe und Maß – „schön“"), (.windows1251, "Größe und Maß"), (.windows1250, "déjà vu, naïve"),
    ])
    func `text that was once misread is undone`(encoding: Encoding, text: String) {
        let misread = encoding.decode(Array(text.utf8)).utf8
        #expect(detect(misread).misreadAs == encoding)
        #expect(detect(Array(text.utf8)).misreadAs == nil)
    }

    @Test func `words that two encodings read differently are located`() {
        let octets = Array("plain caf".utf8) + [0xE9, 0x20, 0x62, 0x20] + Array("na".utf8) + [0xEF] + Array("ve x".utf8)
        #expect(differences(in: octets, between: .windows1252, and: .windows1251) == [6..<10, 13..<18])
        #expect(differences(in: octets, between: .windows1252, and: .iso8859_15) == [])
        #expect(differences(in: octets, between: .windows1252, and: .utf16LE) == [])
    }

    @Test func `the answer does not hang on the length of the body`() throws {
        let sentence = try #require(encode("Вчера вечером мы долго гуляли по набережной. ", .koi8R))
        let body = Array(repeatElement(sentence, count: 20_000).joined())
        #expect(detect(body).suggested == .koi8R)
        #expect(Sample(body).octets.count < 2048)
    }

    @Test func `whatever the octets something or nothing is suggested`() {
        var state: UInt64 = 99
        for length in [0, 1, 2, 3, 7, 64, 300, 9000] {
            for _ in 0..<10 {
                var octets: [UInt8] = []
                for _ in 0..<length {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    octets.append(UInt8(state >> 40 & 0xFF))
                }
                for declared in [nil, Encoding.utf8, .gbk, .windows1252, .replacement, .utf16BE] {
                    let found = detect(octets, context: DetectionContext(declared: declared, topLevelDomain: "jp", languages: ["ja"]))
                    #expect(found.confidence >= 0 && found.confidence <= 1)
                    #expect((declared == nil) == (found.declaration == .none))
                }
            }
        }
    }
}
