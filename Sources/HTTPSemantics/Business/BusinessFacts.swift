import Evidence
import HTTPContent

/// Whether the content says that the operation worked: the third level of success, below network and HTTP.
package final class BusinessFacts: Sendable {
    package enum Success: String, Sendable {
        case ok, fail, partial, unknown
    }

    /// Why a page or document counts as a failure.
    package enum Pattern: Sendable, Hashable {
        /// A success field, an error field or an application code.
        case applicationCode
        case graphQL
        /// Problem details (RFC 9457).
        case problemDetails
        case softNotFound
        case softErrorPage
        case loginPage
    }

    package let success: Success
    package let pattern: Pattern?
    /// The application code: number or text as the content has it.
    package let code: JSONValue?
    package let message: String?
    /// The value that decided: octets of the JSON text, or of the page's decoded text.
    package let decisive: OctetRange?

    init(json: JSONFacts?, page: HTMLOutline?, status: Int?, isProblem: Bool) {
        if let root = json?.document.root, json?.document.isValid == true, root.kind == .object {
            let reading = BusinessReader(root: root, isProblem: isProblem).read()
            success = reading.success
            pattern = reading.pattern
            code = reading.code
            message = reading.message
            decisive = reading.decisive
            return
        }
        code = nil
        if let page, let status, (200..<300).contains(status), let found = PageReader.pattern(of: page) {
            success = .fail
            pattern = found.pattern
            message = found.words
            decisive = found.range
            return
        }
        success = .unknown
        pattern = nil
        message = nil
        decisive = nil
    }
}
