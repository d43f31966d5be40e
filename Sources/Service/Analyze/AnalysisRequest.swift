import HTTPContent
import Recording

/// What is to be analysed, taken out of a request to us.
package struct AnalysisRequest: Sendable {
    /// The response as octets; one built from `response` when the caller held no octets.
    package var octets: [UInt8]
    /// `raw`, `raw_base64`, `response`, or the media type of octets sent as such.
    package var kind: String
    /// The request that the response answers.
    package var request = Request()
    /// `nil` when the caller did not say.
    package var provenance: Provenance?
    package var tls: TLSRecord?
    /// Seconds since 1970; `nil` for the moment of the request to us.
    package var now: Double?
    /// The members of `options`, names checked, values as they came.
    package var options: [(name: String, value: JSONValue)] = []
    package var format = ReportFormat.json

    package init(octets: [UInt8], kind: String) {
        self.octets = octets
        self.kind = kind
    }
}

/// A report in the form that was asked for.
package struct AnalysisAnswer: Sendable {
    package var contentType: String
    package var body: [UInt8]

    package init(contentType: String, body: [UInt8]) {
        self.contentType = contentType
        self.body = body
    }
}

/// The analysis. It is called on a worker thread; `now` is in seconds since 1970.
package typealias Analyze = @Sendable (_ request: AnalysisRequest, _ requestID: String, _ now: Double) -> AnalysisAnswer
