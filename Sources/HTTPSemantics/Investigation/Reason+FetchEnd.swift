import Recording

extension OutcomeFacts.Reason {
    /// The reason to hand to `Investigation.record` for what the transport saw; `nil` where nothing failed, where the caller left, and where
    /// the octets and the close tell it better: an early close may be one of something that is no HTTP.
    package init?(_ end: FetchEnd) {
        switch end {
        case .complete, .stopped, .cancelled, .closedBeforeResponse, .closedInHead, .closedInBody: return nil
        default: self.init(rawValue: end.rawValue)
        }
    }
}
