import Transport

extension AccessRecord {
    /// The access line. Path, query, fields and content stay out of it: they may hold secrets.
    var logLine: [UInt8] {
        var line = JSONObject()
        line.add("ts", Timestamp.now)
        line.add("level", status >= 500 && status != 503 ? "error" : "info")
        line.add("msg", "request")
        line.add("request_id", requestID)
        line.add("method", method)
        line.add("route", route)
        line.add("status", status)
        line.add("duration_ms", milliseconds: duration)
        line.add("bytes", sent)
        line.add("bytes_in", received)
        line.add("client", client)
        return line.closed
    }
}
