import Transport

extension Problem {
    /// Words for what the transport refuses by itself.
    init(_ refusal: Refusal, limits: ServerLimits) {
        switch refusal {
        case .malformed(let malformation): self.init(.badRequest, malformation.rawValue)
        case .headTimeout: self.init(.requestTimeout, "The head was not complete after \(limits.headTime / 1_000_000_000) s.")
        case .contentTimeout:
            self.init(
                .requestTimeout,
                "The content must be complete after \(limits.contentTime / 1_000_000_000) s and come at \(limits.contentRate) octets a second."
            )
        case .contentTooLarge: self.init(.contentTooLarge, "At most \(limits.content) octets of content are read.")
        case .targetTooLong: self.init(.targetTooLong, "At most \(limits.requestLine) octets of request line are read.")
        case .unsupportedExpectation: self.init(.expectationFailed, "Only `Expect: 100-continue` is known.")
        case .fieldsTooLarge:
            self.init(.fieldsTooLarge, "At most \(limits.fields) fields and \(limits.head) octets of head are read.")
        case .unsupportedTransferCoding:
            self.init(.transferCodingNotImplemented, "Send `Transfer-Encoding: chunked` alone, or Content-Length.")
        case .tooManyConnections: self.init(.tooManyConnections, "At most \(limits.connections) connections are served.")
        case .tooMuchContent: self.init(.overloaded, "Too much content of other requests is being read.")
        case .unsupportedVersion: self.init(.versionNotSupported, "Ask again with HTTP/1.1.")
        }
    }
}
