import Testing

/// Messages that show one peculiarity each; heads in text, so that a test can name them.
enum Samples {
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let octets: [UInt8]

        init(_ name: String, _ text: String) {
            self.name = name
            octets = Array(text.utf8)
        }

        var testDescription: String { name }
    }

    static let messages: [Sample] = [
        Sample("plain", "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello"),
        Sample("two in a row", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\naHTTP/1.1 201 Created\r\nContent-Length: 1\r\n\r\nb"),
        Sample("hints first", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n"),
        Sample("hints only", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n"),
        Sample("chunked", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;a=\"b\"\r\nhello\r\n0\r\nX-Sum: 1\r\n\r\nrest"),
        Sample("chunked with LF", "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nA \n0123456789\n0\n\n"),
        Sample("chunked in name only", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n{\"a\": 1}"),
        Sample("bad second chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\nab\r\nxy\r\nab\r\n0\r\n\r\n"),
        Sample("leftovers", "tail\r\n\r\nHTTP/1.1 304 Not Modified\r\nETag: \"a\"\r\n\r\n<html>"),
        Sample("no status line", "<html>old</html>\r\n\r\n"),
        Sample("folds", "HTTP/1.1 200 OK\r\nX-A: one\r\n two\r\n\t\r\n\tthree\r\nX-B:\r\n \r\n x\r\nContent-Length: 0\r\n\r\n"),
        Sample(
            "odd lines",
            "HTTP/1.1 200 OK\r\n first\r\nno colon\r\n  after\r\n: empty\r\nX A: b\r\nX-B : c\r\nX\0C: d\u{1}\rE: f\r\n\r\n"
        ),
        Sample("odd status line", "http/1.7  2000\tOh\u{7F}\r\nContent-Length: 1\r\n\r\nab"),
        Sample("not ASCII", "HTTP/1.1 404 Pas trouvé\r\nX-Ä: ö\r\nContent-Length: 3, 3\r\nContent-Length: 4\r\n\r\nabcd"),
        Sample("radio", "ICY 200 OK\r\nicy-name: a\r\n\u{FF}\u{0}music"),
        Sample("printed", "HTTP/2 200 \r\ncontent-length: 99\r\n\r\n{}"),
        Sample("huge length", "HTTP/1.0 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\nab"),
        Sample("greatest length", "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\nab"),
        Sample("greatest chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\nab"),
        Sample("no code", "HTTP/1.1\r\n\r\n"),
        Sample("line ends alone", "\r\n\r\n\n\n\r"),
    ]

    /// Chunked bodies with the content that they carry.
    static let bodies: [Sample] = [
        Sample("plain", "5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n"),
        Sample("trailers", "1\r\na\r\n0\r\nA: b\r\nC: d\r\n\r\nnext"),
        Sample("extensions", "3;name\r\nabc\r\n2;a=\"x;y\";b\r\nde\r\n0;last\r\n\r\n"),
        Sample("LF alone", "3\nabc\n0\n\n"),
        Sample("blanks", " 3\t\r\nabc\r\n000 \r\n\r\n"),
        Sample("CR within an extension", "3;a\rb\r\nabc\r\n0\r\n\r\n"),
        Sample("no digits", "3\r\nabc\r\n\r\nabc\r\n0\r\n\r\n"),
        Sample("data too long", "3\r\nabcd\r\n0\r\n\r\n"),
        Sample("too many digits", "00000000000000001\r\na\r\n0\r\n\r\n"),
        Sample("cut in data", "ff\r\nabc"),
        Sample("cut in trailers", "1\r\na\r\n0\r\nA: b\r\n"),
        Sample("CR data", "4\r\n\r\n\r\n\r\n0\r\n\r\n"),
    ]
}
