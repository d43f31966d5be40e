import HTTPContent
import HTTPSemantics

extension Facts {
    /// A mark on the octet where reading the JSON stopped, when that was for one of `kinds`; nothing where a page came instead.
    ///
    /// The set is made only for JSON that is broken.
    func jsonFault(_ kinds: @autoclosure () -> Set<JSONFault.Kind>, _ words: (JSONFault) -> String) -> Check.Evaluation {
        guard let json, let fault = json.fault, kinds().contains(fault.kind), json.wrapper?.kind != .callback else { return .nothing }
        guard json.isDeclared || contentType.plain?.isJSON == true, contentType.plain?.isHTML != true || fault.kind == .leadingGarbage
        else {
            return .nothing
        }
        let isEnd = fault.kind == .truncated || fault.offset >= json.document.range.upperBound
        let range = isEnd ? fault.offset..<fault.offset : fault.offset..<fault.offset + 1
        return .findings([.at(jsonLocation(range), "\(words(fault)), line \(fault.line), column \(fault.column)")])
    }
}

extension JSONFault.Kind {
    /// What is wrong, in words.
    var words: String {
        switch self {
        case .empty: "nothing but white space"
        case .truncated: "the text stops before its end"
        case .leadingGarbage: "other text comes first"
        case .multipleDocuments: "a second text follows"
        case .trailingGarbage: "other text follows the JSON"
        case .trailingComma: "a comma before a closing bracket"
        case .missingComma: "a comma is missing"
        case .missingColon: "a colon is missing"
        case .mismatchedBracket: "this bracket closes nothing"
        case .nonFiniteNumber: "no JSON number"
        case .badNumber: "no JSON number"
        case .controlCharacter: "a raw control character"
        case .badEscape: "no JSON escape"
        case .invalidUTF8: "not valid UTF-8"
        case .singleQuotes: "strings take double quotes"
        case .unquotedKey: "names take double quotes"
        case .comment: "JSON has no comments"
        case .unknownWord: "an unknown word where a value belongs"
        case .depthExceeded: "nested too deeply"
        case .tooLarge: "too long"
        case .other: "nothing that JSON allows here"
        }
    }
}
