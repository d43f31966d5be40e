/// The kinds of answers that are not what was asked for. The raw value is the `code`, and the anchor of its explanation in `/docs`.
enum ProblemKind: String, Sendable, CaseIterable {
    case badRequest = "bad-request"
    case notFound = "not-found"
    case methodNotAllowed = "method-not-allowed"
    case notAcceptable = "not-acceptable"
    case requestTimeout = "request-timeout"
    case lengthRequired = "length-required"
    case contentTooLarge = "content-too-large"
    case targetTooLong = "target-too-long"
    case unsupportedMediaType = "unsupported-media-type"
    case unsupportedContentCoding = "unsupported-content-coding"
    case expectationFailed = "expectation-failed"
    case invalidBody = "invalid-body"
    case invalidInput = "invalid-input"
    case fieldsTooLarge = "fields-too-large"
    case methodNotImplemented = "method-not-implemented"
    case transferCodingNotImplemented = "transfer-coding-not-implemented"
    case overloaded = "overloaded"
    case tooManyConnections = "too-many-connections"
    case draining = "draining"
    case versionNotSupported = "version-not-supported"

    var status: Int {
        switch self {
        case .badRequest, .invalidBody: 400
        case .notFound: 404
        case .methodNotAllowed: 405
        case .notAcceptable: 406
        case .requestTimeout: 408
        case .lengthRequired: 411
        case .contentTooLarge: 413
        case .targetTooLong: 414
        case .unsupportedMediaType, .unsupportedContentCoding: 415
        case .expectationFailed: 417
        case .invalidInput: 422
        case .fieldsTooLarge: 431
        case .methodNotImplemented, .transferCodingNotImplemented: 501
        case .overloaded, .tooManyConnections, .draining: 503
        case .versionNotSupported: 505
        }
    }

    var title: String {
        switch self {
        case .badRequest: "The request is not valid HTTP/1.1"
        case .notFound: "There is nothing at this path"
        case .methodNotAllowed: "This path does not take this method"
        case .notAcceptable: "None of the offered formats is acceptable"
        case .requestTimeout: "The request did not arrive in time"
        case .lengthRequired: "The request needs content"
        case .contentTooLarge: "The content is too large"
        case .targetTooLong: "The request line is too long"
        case .unsupportedMediaType: "This media type is not read here"
        case .unsupportedContentCoding: "This content coding is not read here"
        case .expectationFailed: "This expectation cannot be met"
        case .invalidBody: "The content cannot be read"
        case .invalidInput: "The input does not have the expected form"
        case .fieldsTooLarge: "The header section is too large"
        case .methodNotImplemented: "This method is not known here"
        case .transferCodingNotImplemented: "Only the chunked transfer coding is read here"
        case .overloaded: "Too much work is waiting"
        case .tooManyConnections: "Too many connections are open"
        case .draining: "The service is shutting down"
        case .versionNotSupported: "Only HTTP/1.1 and HTTP/1.0 are spoken here"
        }
    }
}
