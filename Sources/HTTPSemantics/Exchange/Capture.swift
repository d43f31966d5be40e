import HTTPSyntax
import Recording

/// What a client printed about an exchange, taken apart: the response as a message, and what the print shows of the request.
///
/// The octets are put together again as a message, so that ranges count these octets and not those of the print.
package struct Capture: Sendable {
    package let provenance: Provenance
    /// The response: status line and fields with CRLF, then the body as the client wrote it.
    package let octets: [UInt8]
    /// As far as it is shown.
    package let request: Request

    /// Recognises a print; `nil` for anything that may be the octets of a wire. `stated`: what the caller says it is.
    ///
    /// Only the first octets are looked at unless they are those of a print.
    package static func recognise(_ octets: [UInt8], stated: Provenance?) -> Capture? {
        switch stated {
        case .curlVerbose: VerbosePrint(octets).capture
        case .devtools: DevToolsPrint(octets).capture
        case nil where VerbosePrint.begins(octets): VerbosePrint(octets).capture
        case nil where DevToolsPrint.begins(octets): DevToolsPrint(octets).capture
        default: nil
        }
    }
}
