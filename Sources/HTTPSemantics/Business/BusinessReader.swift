import Evidence
import HTTPContent

/// Reads the business level from a JSON object by the conventions in common use; where they disagree it says unknown.
struct BusinessReader {
    struct Reading {
        var success = BusinessFacts.Success.unknown
        var pattern: BusinessFacts.Pattern?
        var code: JSONValue?
        var message: String?
        var decisive: OctetRange?
    }

    private static let flags: Set = ["success", "successful", "succeeded", "ok", "issuccess", "is_success"]
    private static let statusNames: Set = ["status", "state", "result"]
    private static let codeNames: Set = [
        "code", "errcode", "errorcode", "error_code", "errno", "err_no", "retcode", "ret_code", "ret", "resultcode", "result_code",
        "statuscode", "status_code", "err_code", "rc",
    ]
    private static let messageNames = [
        "message", "msg", "errmsg", "err_msg", "error_message", "errormessage", "error_description", "detail", "description", "title",
        "reason", "info",
    ]
    private static let failureWords: Set = [
        "error", "fail", "failed", "failure", "err", "ko", "denied", "unauthorized", "forbidden", "invalid",
    ]
    private static let successWords: Set = ["ok", "success", "succeeded", "successful", "done", "true", "0", "200"]

    let root: JSONValue
    let isProblem: Bool
    private let members: [(name: String, value: JSONValue)]

    init(root: JSONValue, isProblem: Bool) {
        self.root = root
        self.isProblem = isProblem
        // A business envelope is small; a map with thousands of keys is data.
        members = root.members.prefix(64).map { ($0.name.string?.lowercased() ?? "", $0.value) }
    }

    private func value(_ name: String) -> JSONValue? { members.last { $0.name == name }?.value }

    func read() -> Reading {
        if let graph = graphQL() { return graph }
        var reading = Reading()
        reading.code = members.first { BusinessReader.codeNames.contains($0.name) && isCode($0.value) }?.value
        reading.message = message()
        if isProblem {
            reading.pattern = .problemDetails
            reading.success = .fail
            reading.code = reading.code ?? value("status")
            reading.message = value("detail")?.string ?? value("title")?.string
            reading.decisive = (value("title") ?? value("type") ?? root).octets
            return reading
        }
        let signals = members.compactMap { signal($0.name, $0.value) }
        if let failure = signals.first(where: { !$0.isSuccess }) {
            reading.success = .fail
            reading.pattern = .applicationCode
            reading.decisive = failure.octets
        } else if let success = signals.first {
            reading.success = .ok
            reading.decisive = success.octets
        }
        return reading
    }

    private struct Signal {
        let isSuccess: Bool
        let octets: OctetRange
    }

    private func signal(_ name: String, _ value: JSONValue) -> Signal? {
        func signal(_ isSuccess: Bool?) -> Signal? { isSuccess.map { Signal(isSuccess: $0, octets: value.octets) } }
        if BusinessReader.flags.contains(name) {
            if let flag = value.bool { return signal(flag) }
            return signal(value.int64.map { $0 != 0 })
        }
        if name == "error" || name == "errors" { return signal(isPresent(value) ? false : nil) }
        if BusinessReader.statusNames.contains(name) {
            if let word = value.string?.lowercased() {
                if BusinessReader.failureWords.contains(word) { return signal(false) }
                return signal(BusinessReader.successWords.contains(word) ? true : nil)
            }
            return signal(name == "status" ? verdict(ofStatus: value.int64) : nil)
        }
        if BusinessReader.codeNames.contains(name) { return signal(verdict(ofCode: value, name)) }
        return nil
    }

    /// An `error` member that says something: not null, false, 0 or empty.
    private func isPresent(_ value: JSONValue) -> Bool {
        switch value.kind {
        case .null: false
        case .boolean: value.bool == true
        case .number: value.double != 0
        case .string: value.string?.isEmpty == false && value.string?.lowercased() != "ok" && value.string != "0"
        case .array, .object: value.count > 0
        }
    }

    /// HTTP-like numbers only: other numbers are house rules.
    private func verdict(ofStatus number: Int64?) -> Bool? {
        guard let number else { return nil }
        if (200..<300).contains(number) { return true }
        return (400..<600).contains(number) ? false : nil
    }

    /// 0 and 2xx mean success nearly everywhere, 4xx and 5xx and negative ones failure; small positive numbers are a house rule,
    /// unless the name speaks of an error.
    private func verdict(ofCode value: JSONValue, _ name: String) -> Bool? {
        if let word = value.string?.lowercased() {
            if BusinessReader.successWords.contains(word) { return true }
            guard let number = Int64(word) else { return BusinessReader.failureWords.contains(word) ? false : nil }
            return verdict(ofNumber: number, name)
        }
        return value.int64.flatMap { verdict(ofNumber: $0, name) }
    }

    private func verdict(ofNumber number: Int64, _ name: String) -> Bool? {
        if number == 0 || (200..<300).contains(number) { return true }
        if name.contains("err") || number < 0 || (400..<600).contains(number) || number >= 1_000 { return false }
        return nil
    }

    private func isCode(_ value: JSONValue) -> Bool { value.kind == .number || value.kind == .string }

    private func message() -> String? {
        for name in BusinessReader.messageNames {
            if let text = value(name)?.string { return text }
        }
        guard let error = value("error") ?? value("errors") else { return nil }
        if let text = error.string { return text }
        let object = error.kind == .array ? error[0] : error
        for name in BusinessReader.messageNames {
            if let text = object?[name]?.string { return text }
        }
        return object?.string
    }

    /// A GraphQL answer: `errors` with messages, beside `data` and `extensions` alone (GraphQL specification, section 7).
    private func graphQL() -> Reading? {
        guard let errors = value("errors"), errors.kind == .array, let first = errors[0], let words = first["message"]?.string else {
            return nil
        }
        guard members.allSatisfy({ ["data", "errors", "extensions"].contains($0.name) }) else { return nil }
        var reading = Reading()
        let data = value("data")
        reading.success = data == nil || data?.isNull == true ? .fail : .partial
        reading.pattern = .graphQL
        reading.code = first["extensions"]?["code"]
        reading.message = words
        reading.decisive = first["message"]?.octets
        return reading
    }
}
