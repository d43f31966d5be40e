import HTTPSyntax
import Recording

/// Requests in a row, as a client wrote them on one connection: enough of a reader to give the responses their context.
enum SentRequest {
    static func all(_ octets: [UInt8], scheme: String?) -> [Request] {
        var requests: [Request] = []
        var position = 0
        while position < octets.count, requests.count < 64, let (request, end) = one(octets, from: position, scheme: scheme) {
            requests.append(request)
            position = end
        }
        return requests
    }

    private static func one(_ octets: [UInt8], from start: Int, scheme: String?) -> (Request, Int)? {
        var position = start
        var lines: [String] = []
        while position < octets.count {
            let end = octets[position...].firstIndex(of: 0x0A) ?? octets.count
            let line = octets.trimmed(position..<end)
            position = min(end + 1, octets.count)
            if line.isEmpty {
                if lines.isEmpty { continue }
                break
            }
            lines.append(octets.text(line))
        }
        guard let first = lines.first?.split(separator: " "), first.count >= 2 else { return nil }
        var fields: [(name: String, value: String)] = []
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            fields.append((String(line[..<colon]), line[line.index(after: colon)...].trimmingPrefix { $0 == " " }.description))
        }
        var request = Request(method: String(first[0]), fields: fields)
        let target = String(first[1])
        let host = request.field("host") ?? ""
        if target.contains("://") {
            request.url = target
        } else if let scheme, request.method != "CONNECT" {
            request.url = "\(scheme)://\(host)\(target == "*" ? "" : target)"
        }
        return (request, end(of: request, body: position, in: octets))
    }

    private static func end(of request: Request, body: Int, in octets: [UInt8]) -> Int {
        if request.field("transfer-encoding") != nil {
            // Up to the last chunk and its empty line.
            let mark = Array("0\r\n\r\n".utf8)
            var index = body
            while index + mark.count <= octets.count {
                if octets[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
                index += 1
            }
            return octets.count
        }
        let length = request.field("content-length").flatMap { Int($0) } ?? 0
        return min(max(length, 0) + body, octets.count)
    }
}
