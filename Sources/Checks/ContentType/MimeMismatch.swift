extension Check {
    static let mimeMismatch = Check(
        id: "mime-mismatch",
        severity: .warning,
        summary: "The declared type and the content differ",
        explanation: """
            Software that goes by the type hands the content to the wrong reader, or refuses it; browsers that sniff \
            may treat it as something else again.
            """,
        remedy: "Declare what is sent, or send what is declared: an error page under the type of the expected file is the usual cause.",
        references: [.rfc(9110, section: "8.3"), .standard("MIME Sniffing", "https://mimesniff.spec.whatwg.org/")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: ‹text/html›
            Content-Length: 12

            {"ok": true}
            """,
            """
            HTTP/1.1 200 OK
            Content-Type: ‹image/png›
            Content-Length: 45

            <!doctype html><title>x</title><p>Not found.
            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Length: 12

            {"ok": true}
            """
        ]
    ) { facts in
        let type = facts.contentType
        guard type.isContradicted, let declared = type.values.ranges.last, let plain = type.plain,
            !(type.declared?.isJSON == true && plain.isHTML)
        else { return .nothing }
        return .findings([.at(declared, "declared \(type.declared?.essence ?? "none"), the octets are \(plain.essence)")])
    }
}
