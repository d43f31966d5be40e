import Evidence
import HTTPSemantics

/// One place that shows what a check found, with what is to be said of it.
package struct Mark: Sendable {
    /// Where a mark points, before it is turned into a `Location`.
    package enum Place: Sendable, Hashable {
        /// Octets of the received stream, as the ranges of `Message` and its fields count them.
        case received(OctetRange)
        case location(Location)
        /// The whole response: something is absent everywhere.
        case response
    }

    package let place: Place
    /// What is there, with the figures: `declared 10, received 5`. No full stop.
    package let detail: String
    /// Overrides the check's own.
    package let fault: Check.Fault?
    /// Overrides the check's own.
    package let severity: Check.Severity?

    /// Octets of the received stream.
    package static func at(
        _ range: OctetRange,
        _ detail: String,
        fault: Check.Fault? = nil,
        severity: Check.Severity? = nil
    ) -> Mark {
        Mark(place: .received(range), detail: detail, fault: fault, severity: severity)
    }

    package static func at(_ location: Location, _ detail: String, fault: Check.Fault? = nil, severity: Check.Severity? = nil) -> Mark {
        Mark(place: .location(location), detail: detail, fault: fault, severity: severity)
    }

    /// Something is missing, so that there is no octet to point at.
    package static func absent(_ detail: String, fault: Check.Fault? = nil, severity: Check.Severity? = nil) -> Mark {
        Mark(place: .response, detail: detail, fault: fault, severity: severity)
    }

    package func location(in facts: Facts) -> Location? {
        switch place {
        case .received(let range): facts.message.location(of: range, hop: facts.exchange.hop)
        case .location(let location): location
        case .response: nil
        }
    }
}
