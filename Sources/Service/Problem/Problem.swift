import Transport

/// An answer of type `application/problem+json` (RFC 9457).
struct Problem: Error, Sendable {
    /// One thing wrong with the input.
    struct Fault: Sendable, Hashable {
        /// A JSON Pointer into the content (RFC 6901), or nil when `parameter` says where.
        var pointer: String?
        /// The name of a query parameter.
        var parameter: String?
        var detail: String
    }

    var kind: ProblemKind
    var detail: String
    var faults: [Fault] = []
    /// What would have been possible: methods, media types, formats.
    var choices: [String] = []
    var fields: [(name: String, value: String)] = []

    init(_ kind: ProblemKind, _ detail: String, faults: [Fault] = [], choices: [String] = []) {
        self.kind = kind
        self.detail = detail
        self.faults = faults
        self.choices = choices
    }

    func with(_ name: String, _ value: String) -> Problem {
        var copy = self
        copy.fields.append((name, value))
        return copy
    }

    func response(requestID: String, path: String, route: String) -> Response {
        var object = JSONObject()
        object.add("type", "/docs#\(kind.rawValue)")
        object.add("title", kind.title)
        object.add("status", kind.status)
        object.add("detail", detail)
        object.add("instance", path.isEmpty ? "#\(requestID)" : "\(path)#\(requestID)")
        object.add("code", kind.rawValue)
        object.add("request_id", requestID)
        if !choices.isEmpty { object.add("choices", choices) }
        object.add("errors", faults.map { Problem.object($0) })
        var response = Response(status: kind.status, route: route, content: .octets(object.closed + [10]))
        response.add("Content-Type", "application/problem+json")
        response.add("Cache-Control", "no-store")
        if kind.status == 503 { response.add("Retry-After", "1") }
        for field in fields { response.add(field.name, field.value) }
        return response
    }

    private static func object(_ fault: Fault) -> JSONObject {
        var object = JSONObject()
        if let pointer = fault.pointer { object.add("pointer", pointer) }
        if let parameter = fault.parameter { object.add("parameter", parameter) }
        object.add("detail", fault.detail)
        return object
    }
}
