extension WebURL {
    /// Parses a URL, resolved against a base if there is one; nil when it cannot be (URL Standard, section 4.4).
    package init?(_ input: String, base: WebURL? = nil) {
        var parser = URLParser(Array(input.utf8), base: base)
        guard let url = parser.parse() else { return nil }
        self = url
    }

    /// Parses a URL out of a field: UTF-8 when it is valid, else each octet stands for the code point of its number.
    package init?(octets: some Collection<UInt8>, base: WebURL? = nil) {
        guard let url = WebURL.parse(octets: octets, base: base).url else { return nil }
        self = url
    }

    /// Parses a URL and tells what is wrong with it; at most 64 errors are told.
    package static func parse(_ input: String, base: WebURL? = nil) -> (url: WebURL?, errors: [ValidationError]) {
        var parser = URLParser(Array(input.utf8), base: base)
        let url = parser.parse()
        return (url, parser.errors)
    }

    /// Parses the octets of a field and tells what is wrong with them; positions count the octets given.
    package static func parse(octets: some Collection<UInt8>, base: WebURL? = nil) -> (url: WebURL?, errors: [ValidationError]) {
        let octets = Array(octets)
        guard String(validating: octets, as: UTF8.self) == nil else {
            var parser = URLParser(octets, base: base)
            let url = parser.parse()
            return (url, parser.errors)
        }
        var text: [UInt8] = []
        text.reserveCapacity(octets.count * 2)
        var widened: [Int] = []
        for octet in octets {
            if octet < 0x80 {
                text.append(octet)
            } else {
                text.append(0xC0 | octet >> 6)
                text.append(0x80 | octet & 0x3F)
                widened.append(text.count - 1)
            }
        }
        var parser = URLParser(text, base: base)
        let url = parser.parse()
        let first = octets.firstIndex { $0 >= 0x80 } ?? 0
        var errors = [ValidationError(kind: .notUTF8, position: first)]
        for error in parser.errors {
            let before = widened.partitioningIndex { $0 > error.position }
            errors.append(ValidationError(kind: error.kind, position: error.position - before))
        }
        return (url, errors)
    }
}

extension [Int] {
    /// The first index of a sorted array whose element meets a condition that all later ones meet too.
    func partitioningIndex(where meets: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if meets(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
