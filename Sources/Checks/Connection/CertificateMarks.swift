import Certificates
import Evidence
import HTTPSemantics

extension ConnectionFacts {
    /// A mark on each certificate that shows a trouble; the whole response where the trouble belongs to no one certificate.
    func marks(hop: Int, _ select: (CertificateProblem) -> (index: Int?, detail: String)?) -> Check.Evaluation {
        let found = (certificates?.problems ?? []).compactMap(select)
        return .marks(
            found.map { index, detail in
                guard let index else { return .absent(detail) }
                return .at(.octets(hop: hop, part: .certificate(index), range: 0..<0), detail)
            }
        )
    }

    func certificate(_ index: Int?) -> CertificateFacts? {
        guard let index, let list = certificates?.certificates, list.indices.contains(index) else { return nil }
        return list[index]
    }

    /// `not valid after 2026-01-01T00:00:00Z: CN=…`
    func validity(_ index: Int?, _ bound: KeyPath<CertificateFacts, Int64?>, _ words: String) -> String {
        guard let certificate = certificate(index) else { return words }
        let time = certificate[keyPath: bound].map { Timestamp.text($0) } ?? "an unreadable date"
        return "\(words) \(time): \(certificate.subject)"
    }
}
