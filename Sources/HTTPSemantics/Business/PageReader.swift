import Evidence
import HTTPContent
import HTTPSyntax

/// Recognises pages that say with success status that something failed.
enum PageReader {
    private static let notFound = octets([
        "not found", "404", "does not exist", "doesn't exist", "no longer exists", "page missing", "can't be found", "cannot be found",
    ])
    private static let errors = octets([
        "bad gateway", "internal server error", "service unavailable", "gateway timeout", "gateway time-out", "something went wrong",
        "server error", "an error occurred", "error 500", "500 internal", "502", "503 ", "504 ", "maintenance", "access denied",
        "temporarily unavailable", "fatal error", "application error",
    ])
    private static let signIn = octets(["sign in", "log in", "login", "signin", "sign-in", "log on"])

    static func pattern(of page: HTMLOutline) -> (pattern: BusinessFacts.Pattern, words: String, range: OctetRange?)? {
        let title = Array((page.title?.lowercased() ?? "").utf8)
        let heading = Array((page.heading?.lowercased() ?? "").utf8)
        if let input = page.passwordInput, page.tagCount < 60 || signIn.contains(where: { contains(title, $0) || contains(heading, $0) }) {
            return (.loginPage, page.title ?? page.heading ?? "a password is asked for", page.titleRange ?? input)
        }
        // Long titles are articles about an error rather than the error itself.
        for words in [title, heading] where !words.isEmpty && words.count <= 80 {
            let range = page.titleRange
            let shown = page.title ?? String(decoding: words, as: UTF8.self)
            if notFound.contains(where: { isOwnWord($0, in: words) }) { return (.softNotFound, shown, range) }
            if errors.contains(where: { isOwnWord($0, in: words) }) { return (.softErrorPage, shown, range) }
        }
        return nil
    }

    private static func octets(_ phrases: [String]) -> [[UInt8]] { phrases.map { Array($0.utf8) } }

    /// Where `phrase` stands in `words`.
    private static func places(of phrase: [UInt8], in words: [UInt8]) -> some Sequence<Int> {
        (0..<max(words.count - phrase.count + 1, 0)).lazy.filter {
            words[$0] == phrase[0] && words[$0..<$0 + phrase.count].elementsEqual(phrase)
        }
    }

    private static func contains(_ words: [UInt8], _ phrase: [UInt8]) -> Bool { places(of: phrase, in: words).contains { _ in true } }

    /// Whether `phrase` stands in `words` with no letter or digit beside it.
    private static func isOwnWord(_ phrase: [UInt8], in words: [UInt8]) -> Bool {
        func isWord(_ index: Int) -> Bool {
            words.indices.contains(index) && (words[index].isAlpha || words[index].isDigit)
        }
        return places(of: phrase, in: words).contains { !isWord($0 - 1) && (phrase.last == 0x20 || !isWord($0 + phrase.count)) }
    }
}
