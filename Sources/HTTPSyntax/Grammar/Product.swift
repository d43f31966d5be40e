import Evidence

/// Products and comments by which software names itself: `product/version (comment)` (RFC 9110 10.1.5, 10.2.4).
package struct ProductList: Sendable {
    package struct Part: Sendable, Hashable {
        package let range: OctetRange
        package let isComment: Bool
    }

    package let parts: [Part]
    /// The first octet that fits neither a product nor a comment.
    package let failure: OctetRange?

    package init(_ range: OctetRange, in octets: [UInt8]) {
        var parts: [Part] = []
        var failure: OctetRange?
        var index = range.lowerBound
        while index < range.upperBound, parts.count < 128 {
            if octets[index].isFoldedBlank {
                index += 1
                continue
            }
            let start = index
            if octets[index] == 0x28 {
                index = CommentText.end(from: index, to: range.upperBound, in: octets)
                if octets[index - 1] != 0x29 { failure = failure ?? start..<index }
            } else {
                while index < range.upperBound, octets[index].isTokenCharacter || octets[index] == 0x2F { index += 1 }
                if index == start {
                    failure = failure ?? start..<start + 1
                    index += 1
                    continue
                }
            }
            parts.append(Part(range: start..<index, isComment: octets[start] == 0x28))
        }
        self.parts = parts
        self.failure = failure
    }
}

/// A comment in parentheses, which may hold others (RFC 9110 5.6.5).
enum CommentText {
    /// Just past the closing parenthesis of the comment that begins at `start`; `end` when there is none.
    static func end(from start: Int, to end: Int, in octets: [UInt8]) -> Int {
        var depth = 0
        var index = start
        while index < end {
            switch octets[index] {
            case 0x28: depth += 1
            case 0x29: depth -= 1
            case 0x5C: index += 1
            default: break
            }
            index += 1
            if depth == 0 { return min(index, end) }
        }
        return end
    }
}
