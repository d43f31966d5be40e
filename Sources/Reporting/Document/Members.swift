import Evidence
import HTTPContent
import HTTPSyntax

extension JSONWriter {
    mutating func member(_ name: StaticString, _ value: String?) {
        self.name(name)
        if let value { string(value) } else { null() }
    }

    mutating func member(_ name: StaticString, _ value: Int?) {
        self.name(name)
        if let value { integer(value) } else { null() }
    }

    mutating func member(_ name: StaticString, _ value: Bool?) {
        self.name(name)
        if let value { bool(value) } else { null() }
    }

    mutating func member(_ name: StaticString, _ values: [String]) {
        self.name(name)
        beginArray()
        for value in values { string(value) }
        endArray()
    }

    mutating func member(_ name: StaticString, _ values: [Int]) {
        self.name(name)
        beginArray()
        for value in values { integer(value) }
        endArray()
    }

    mutating func objectMember(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
        self.name(name)
        object(body)
    }

    mutating func arrayMember(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
        self.name(name)
        array(body)
    }

    /// An object, or `null` when there is nothing to tell.
    mutating func optionalMember<Value>(_ name: StaticString, _ value: Value?, _ body: (inout JSONWriter, Value) -> Void) {
        self.name(name)
        guard let value else { return null() }
        object { body(&$0, value) }
    }

    /// Received octets as `[UInt8].text` shows them; what is plain ASCII, nearly everything, becomes no String on its way.
    mutating func text(_ octets: [UInt8], _ range: OctetRange) {
        if ascii(octets, in: range, isOneLine: true) { return }
        string(octets.text(range))
    }
}
