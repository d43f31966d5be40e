import HTTPContent
import Recording

/// What goes with a response: the request that it answers, and what TLS showed.
enum ContextMembers {
    static func request(_ value: JSONValue, _ pointer: String, _ reader: inout MemberReader) -> Request {
        let found = reader.object(value, pointer, known: ["method", "url", "headers"])
        var request = Request()
        if let method = reader.string(found["method"], "\(pointer)/method") {
            if InputRules.isToken(method) {
                request.method = method
            } else {
                reader.fault("\(pointer)/method", "not a method")
            }
        }
        request.url = reader.string(found["url"], "\(pointer)/url")
        if let headers = found["headers"] { request.fields = FieldMembers.lines(headers, "\(pointer)/headers", &reader) }
        return request
    }

    static func tls(_ value: JSONValue, _ pointer: String, _ reader: inout MemberReader) -> TLSRecord {
        let known = ["server_name", "protocol", "chain_pem", "trust_anchors_pem", "client_hello_sent"]
        let found = reader.object(value, pointer, known: known)
        return TLSRecord(
            serverName: reader.string(found["server_name"], "\(pointer)/server_name"),
            negotiatedProtocol: reader.string(found["protocol"], "\(pointer)/protocol"),
            chain: certificates(found["chain_pem"], "\(pointer)/chain_pem", &reader),
            trustAnchors: certificates(found["trust_anchors_pem"], "\(pointer)/trust_anchors_pem", &reader),
            clientHelloSent: reader.bool(found["client_hello_sent"], "\(pointer)/client_hello_sent") ?? false
        )
    }

    private static func certificates(_ value: JSONValue?, _ pointer: String, _ reader: inout MemberReader) -> [[UInt8]] {
        var all: [[UInt8]] = []
        for (index, text) in reader.strings(value, pointer).enumerated() {
            if let certificates = PEM.certificates(text) {
                all += certificates
            } else {
                reader.fault("\(pointer)/\(index)", "no certificate in PEM form")
            }
        }
        return all
    }
}
