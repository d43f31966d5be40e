/// Writes one flat or shallow JSON object, member by member, for logs, problems and build facts.
struct JSONObject {
    private var octets: [UInt8] = []
    private var isEmpty = true

    init() {
        octets.reserveCapacity(384)
        octets.append(UInt8(ascii: "{"))
    }

    /// The object as it stands, closed.
    var closed: [UInt8] { octets + [UInt8(ascii: "}")] }

    mutating func add(_ name: String, _ value: String) {
        begin(name)
        JSONObject.append(string: value, to: &octets)
    }

    mutating func add(_ name: String, _ value: Int) {
        begin(name)
        octets.append(contentsOf: String(value).utf8)
    }

    /// Milliseconds with three decimals, from nanoseconds.
    mutating func add(_ name: String, milliseconds nanoseconds: UInt64) {
        begin(name)
        let fraction = String(nanoseconds / 1000 % 1000)
        octets.append(contentsOf: String(nanoseconds / 1_000_000).utf8)
        octets.append(UInt8(ascii: "."))
        octets.append(contentsOf: repeatElement(48, count: 3 - fraction.utf8.count))
        octets.append(contentsOf: fraction.utf8)
    }

    mutating func add(_ name: String, _ values: [JSONObject]) {
        begin(name)
        octets.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { octets.append(UInt8(ascii: ",")) }
            octets.append(contentsOf: value.closed)
        }
        octets.append(UInt8(ascii: "]"))
    }

    mutating func add(_ name: String, _ values: [String]) {
        begin(name)
        octets.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { octets.append(UInt8(ascii: ",")) }
            JSONObject.append(string: value, to: &octets)
        }
        octets.append(UInt8(ascii: "]"))
    }

    private mutating func begin(_ name: String) {
        if !isEmpty { octets.append(UInt8(ascii: ",")) }
        isEmpty = false
        // Names are ours and need no escapes.
        octets.append(UInt8(ascii: "\""))
        octets.append(contentsOf: name.utf8)
        octets.append(UInt8(ascii: "\""))
        octets.append(UInt8(ascii: ":"))
    }

    private static func append(string: String, to octets: inout [UInt8]) {
        octets.append(UInt8(ascii: "\""))
        defer { octets.append(UInt8(ascii: "\"")) }
        if string.utf8.allSatisfy({ $0 >= 32 && $0 != 127 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            octets.append(contentsOf: string.utf8)
            return
        }
        for octet in string.utf8 {
            switch octet {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                octets.append(UInt8(ascii: "\\"))
                octets.append(octet)
            case 0..<32, 127:
                octets.append(contentsOf: "\\u00".utf8)
                octets.append(hexadecimal(octet >> 4))
                octets.append(hexadecimal(octet & 15))
            default: octets.append(octet)
            }
        }
    }

    private static func hexadecimal(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }
}
