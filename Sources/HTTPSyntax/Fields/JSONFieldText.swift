/// The text of a field whose lines hold JSON values: an array without its brackets (RFC draft of JSON fields; NEL, Report-To).
package enum JSONFieldText {
    /// All lines as one JSON array; offsets within it are one less than within the joined value.
    package static func array(_ values: FieldValues) -> [UInt8] { [0x5B] + values.joined.utf8 + [0x5D] }
}
