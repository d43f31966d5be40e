import HTTPSemantics

extension Facts {
    /// A mark on the words of a page that failed with a success status.
    func pageFinding(_ pattern: BusinessFacts.Pattern) -> Check.Evaluation {
        guard status.isSuccess, business.pattern == pattern, let range = business.decisive else { return .nothing }
        return .findings([.at(textLocation(range), business.message ?? "")])
    }
}
