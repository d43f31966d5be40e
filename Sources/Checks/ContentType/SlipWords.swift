import HTTPContent

extension MediaTypeDefect.Kind {
    /// What deviates, in words.
    var words: String {
        switch self {
        case .empty: "empty"
        case .missingSlash: "no slash between type and subtype"
        case .badType: "characters that no type may hold"
        case .badSubtype: "characters that no subtype may hold"
        case .emptyParameter: "an empty parameter"
        case .missingEquals: "a parameter without ="
        case .badName: "characters that no parameter name may hold"
        case .spaceAroundEquals: "white space beside ="
        case .emptyValue: "a parameter without value"
        case .badValue: "control characters in a value"
        case .unquotedValue: "a value that needs quotes"
        case .duplicateParameter: "the parameter came before: the first one counts"
        case .unclosedQuote: "a quote that is not closed"
        case .textAfterQuote: "text after the closing quote"
        }
    }
}
