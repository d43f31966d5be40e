import Evidence
import HTTPContent
import HTTPSyntax

/// The content read as JSON, where it is or should be (RFC 8259).
package final class JSONFacts: Sendable {
    /// The octets that were read: the decoded content when it is UTF-8, else the decoded text.
    package let part: Part
    package let document: JSONDocument
    /// A guard line or callback round the JSON.
    package let wrapper: JSONWrapper?
    /// JSON texts one after another, where there is more than one or the type says so.
    package let records: JSONRecords?
    package let duplicates: [JSONDuplicate]
    package let unsafeIntegers: [JSONUnsafeInteger]
    /// The type says that JSON is due.
    package let isDeclared: Bool
    /// No octets but white space.
    package let isEmpty: Bool

    /// One strict JSON text, after removing a byte order mark or a known guard.
    package var isValid: Bool { document.isValid && wrapper?.kind != .callback }
    package var fault: JSONFault? { document.fault }
    package var hasMark: Bool { document.markLength > 0 }
    package var root: JSONValue? { document.root }

    /// Types of line-delimited JSON.
    static let recordTypes: Set = [
        "application/x-ndjson", "application/ndjson", "application/jsonl", "application/json-seq", "application/x-jsonlines",
    ]

    /// `nil` when the content neither is nor should be JSON.
    init?(_ decoded: OctetSlice, type: ContentTypeFacts, encoding: CharacterEncodingFacts) {
        let isRecords = type.declared.map { JSONFacts.recordTypes.contains($0.essence) } ?? false
        isDeclared = type.declared?.isJSON ?? false
        guard isDeclared || isRecords || type.effective?.isJSON == true else { return nil }
        let octets: [UInt8]
        if let text = encoding.text, encoding.effective != .utf8 {
            octets = text.utf8
            part = .text
        } else {
            octets = decoded.array
            part = .content
        }
        isEmpty = octets.allSatisfy { $0.isFoldedBlank }
        wrapper = JSONWrapper.find(in: octets)
        document = JSONDocument(reading: octets, in: wrapper?.text)
        let kind = document.fault?.kind
        records = isRecords || kind == .multipleDocuments ? JSONRecords.count(in: octets) : nil
        duplicates = document.isValid ? document.duplicateNames() : []
        unsafeIntegers = document.isValid ? document.unsafeIntegers() : []
    }
}
