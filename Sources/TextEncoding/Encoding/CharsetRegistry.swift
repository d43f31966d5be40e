/// Names and aliases of the IANA Character Sets registry among the labels of the Encoding Standard, as of 2026-11.
package enum CharsetRegistry {
    /// Labels that browsers know and the registry does not.
    private static let unregistered: Set = [
        "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8", "866", "iso8859-1", "iso88591", "iso8859-2",
        "iso88592", "iso8859-3", "iso88593", "iso8859-4", "iso88594", "iso8859-5", "iso88595", "iso8859-6", "iso88596", "iso8859-7",
        "iso88597", "sun_eu_greek", "iso8859-8", "iso88598", "logical", "visual", "iso8859-9", "iso88599", "iso8859-10", "iso885910",
        "iso8859-11", "iso885911", "iso-8859-11", "iso8859-13", "iso885913", "iso8859-14", "iso885914", "iso8859-15", "iso885915",
        "iso-8859-16i", "koi", "koi8", "koi8_r", "koi8-ru", "mac", "x-mac-roman", "dos-874", "cp1250", "cp1251", "cp1252", "cp1253",
        "cp1254", "cp1255", "cp1256", "cp1257", "cp1258", "x-cp1250", "x-cp1251", "x-cp1252", "x-cp1253", "x-cp1254", "x-cp1255",
        "x-cp1256", "x-cp1257", "x-cp1258", "x-mac-cyrillic", "x-mac-ukrainian", "chinese", "x-gbk", "big5-hkscs-2004", "cn-big5",
        "x-x-big5", "x-euc-jp", "sjis", "x-sjis", "ms932", "shift-jis", "ks_c_5601", "ksc5601", "ksc_5601-1989", "windows-949",
        "x-user-defined", "replacement", "unicode", "ucs-2", "unicodefeff", "unicodefffe", "utf-16-le",
    ]

    /// Whether `label`, which the Encoding Standard knows, is registered.
    package static func isRegistered(_ label: String) -> Bool { !unregistered.contains(label.lowercased()) }
}
