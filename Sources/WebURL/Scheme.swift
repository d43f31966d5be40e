/// A URL's scheme, as far as the URL Standard (section 3.1) tells schemes apart.
package enum Scheme: UInt8, Sendable, Hashable {
    case http, https, ws, wss, ftp, file
    /// Any scheme that is not special.
    case other

    init(_ octets: ArraySlice<UInt8>) {
        switch octets.count {
        case 2 where octets.elementsEqual("ws".utf8): self = .ws
        case 3 where octets.elementsEqual("wss".utf8): self = .wss
        case 3 where octets.elementsEqual("ftp".utf8): self = .ftp
        case 4 where octets.elementsEqual("http".utf8): self = .http
        case 4 where octets.elementsEqual("file".utf8): self = .file
        case 5 where octets.elementsEqual("https".utf8): self = .https
        default: self = .other
        }
    }

    /// Whether the standard gives the scheme rules of its own.
    package var isSpecial: Bool { self != .other }

    /// The port that is left out of the URL.
    package var defaultPort: UInt16? {
        switch self {
        case .http, .ws: 80
        case .https, .wss: 443
        case .ftp: 21
        case .file, .other: nil
        }
    }
}
