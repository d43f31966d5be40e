import Certificates
import HTTPContent
import HTTPSemantics
import HTTPSyntax

extension Report {
    func writeRedirect(_ writer: inout JSONWriter) {
        let redirection = facts.redirection
        writer.objectMember("redirect") { writer in
            writer.member("is_redirect", redirection.isRedirect)
            writer.member("kind", redirection.kind?.rawValue)
            writer.member("target", redirection.target.map { options.redacts ? Redaction.withoutUserinfo($0) : $0 })
            writer.member("loop", redirection.isLoop)
            writer.member("downgrade", redirection.isDowngrade)
            writer.member("next_method", redirection.nextMethod)
        }
    }

    func writeSecurity(_ writer: inout JSONWriter) {
        let security = facts.security
        writer.objectMember("security") { writer in
            writer.member("hsts_effective", security.isHSTSEffective)
            writer.member("hsts_max_age_seconds", security.hsts.maxAge)
            writer.member("cors_usable", security.cors.isUsable)
            writer.member("framing", security.framing)
            writer.member("cross_origin_isolated", security.isCrossOriginIsolated)
        }
    }

    func writeConnection(_ writer: inout JSONWriter) {
        writer.optionalMember("tls", facts.exchange.tls) { writer, tls in
            let verdict = facts.connection.certificates
            writer.member("protocol", tls.negotiatedProtocol)
            writer.member("server_name", tls.serverName)
            writer.optionalMember("trust", verdict) { writer, verdict in
                writer.member("ok", verdict.ok)
                writer.member("code", facts.outcome.reason?.rawValue)
                writer.member("words", trustWords(verdict))
                writer.member("days_left", verdict.daysLeft)
            }
            writer.arrayMember("chain") { writer in
                for certificate in verdict?.certificates ?? [] {
                    guard let certificate else {
                        writer.null()
                        continue
                    }
                    writer.object { writeCertificate(certificate, &$0) }
                }
            }
        }
    }

    private func trustWords(_ verdict: CertificateVerdict) -> String {
        let summaries = findings.filter { $0.check.id.hasPrefix("tls-") }.map(\.check.summary)
        if verdict.ok { return "The chain leads to a trusted root, for this host, at this time" }
        return summaries.isEmpty ? "The chain is not trusted" : summaries.joined(separator: "; ")
    }

    private func writeCertificate(_ certificate: CertificateFacts, _ writer: inout JSONWriter) {
        writer.member("subject", certificate.subject)
        writer.member("issuer", certificate.issuer)
        writer.member("serial", certificate.serial)
        writer.member("not_before", certificate.notBefore.map(Timestamp.text))
        writer.member("not_after", certificate.notAfter.map(Timestamp.text))
        writer.member("dns_names", certificate.dnsNames)
        writer.member("ip_addresses", certificate.ipAddresses)
        writer.member("key", "\(certificate.keyType) \(certificate.keyBits)")
        writer.member("signature_algorithm", certificate.signatureAlgorithm)
        writer.member("sha256", certificate.fingerprint)
    }

    func writeNextRequests(_ writer: inout JSONWriter) {
        let validators = facts.validators
        writer.objectMember("next_requests") { writer in
            writer.objectMember("revalidate") { writer in
                if let tag = validators.ifNoneMatch { writer.member("If-None-Match", tag) }
                if let date = validators.ifModifiedSince { writer.member("If-Modified-Since", date) }
            }
            writer.objectMember("resume") { writer in
                if let start = resumeOffset {
                    writer.member("Range", "bytes=\(start)-")
                    if let validator = validators.ifRange { writer.member("If-Range", validator) }
                }
            }
        }
    }

    /// Where a download that was cut should go on: only for octets that came unchanged, from a server that does ranges.
    private var resumeOffset: Int? {
        guard facts.exchange.method == "GET", facts.framing.isComplete == false || facts.ranges.isResumable else { return nil }
        guard facts.ranges.acceptRanges.text != "none", facts.contentCoding.codings.declared.isEmpty else { return nil }
        if facts.status.code == 206, let first = facts.ranges.first { return first + facts.framing.received }
        return facts.status.code == 200 && facts.framing.isComplete == false ? facts.framing.received : nil
    }

    func writePlatforms(_ writer: inout JSONWriter) {
        let view = facts.urlSession
        writer.objectMember("platforms") { writer in
            writer.objectMember("urlsession") { writer in
                writer.member("basis", "documented: URLResponse, HTTPURLResponse")
                writer.member("statusCode", view.statusCode)
                writer.member("mimeType", view.mimeType)
                writer.member("textEncodingName", view.textEncodingName)
                writer.member("expectedContentLength", view.expectedContentLength)
                writer.member("suggestedFilename", view.suggestedFilename)
            }
        }
    }
}
