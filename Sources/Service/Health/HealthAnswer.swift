import Transport

/// The answers of the probes.
enum HealthAnswer {
    private static let brief = [Route.live, .ready, .startup, .health].map { ($0, response($0, "ok\n")) }

    /// `ok`, or with `?verbose` a line for each thing that was looked at.
    static func ok(_ route: Route, _ head: RequestHead, details: [(name: String, value: String)] = []) -> Response {
        let isVerbose = head.query.map { $0.split(separator: "&").contains { $0 == "verbose" || $0.hasPrefix("verbose=") } } ?? false
        if !isVerbose, let ready = brief.first(where: { $0.0 == route })?.1 { return ready }
        var text = ""
        for detail in [(name: "process", value: "serving")] + details { text += "[+] \(detail.name): \(detail.value)\n" }
        return response(route, text + "ok\n")
    }

    private static func response(_ route: Route, _ text: String) -> Response {
        var response = Response(status: 200, route: route.label, content: .octets(Array(text.utf8)))
        response.add("Content-Type", "text/plain; charset=utf-8")
        response.add("Cache-Control", "no-store")
        return response
    }
}
