/// How alike two names are, for answering a misspelt one.
enum NearName {
    /// The letters and digits, hyphens left out.
    static func letters(_ name: String) -> [UInt8] { name.utf8.filter { $0.isAlpha || $0.isDigit } }

    /// One letter inserted, left out, replaced, or two neighbours swapped.
    static func isOneEditApart(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard abs(left.count - right.count) <= 1 else { return false }
        var index = 0
        while index < left.count, index < right.count, left[index] == right[index] { index += 1 }
        let leftRest = left[index...]
        let rightRest = right[index...]
        if left.count != right.count {
            return left.count > right.count ? leftRest.dropFirst().elementsEqual(rightRest) : rightRest.dropFirst().elementsEqual(leftRest)
        }
        if leftRest.dropFirst().elementsEqual(rightRest.dropFirst()) { return true }
        return leftRest.count >= 2 && leftRest[index] == rightRest[index + 1] && leftRest[index + 1] == rightRest[index]
            && leftRest.dropFirst(2).elementsEqual(rightRest.dropFirst(2))
    }
}
