import Evidence
import HTTPContent

/// Recognises pages that say with success status that something failed.
enum PageReader {
    private static let notFound = [
        "not found", "404", "does not exist", "doesn't exist", "no longer exists", "page missing", "can't be found", "cannot be found",
    ]
    private static let errors = [
        "bad gateway", "internal server error", "service unavailable", "gateway timeout", "gateway time-out", "something went wrong",
        "server error", "an error occurred", "error 500", "500 internal", "502", "503 ", "504 ", "maintenance", "access denied",
        "temporarily unavailable", "fatal error", "application error",
    ]
    private static let signIn = ["sign in", "log in", "login", "signin", "sign-in", "log on"]

    static func pattern(of page: HTMLOutline) -> (pattern: BusinessFacts.Pattern, words: String, range: OctetRange?)? {
        let title = page.title?.lowercased() ?? ""
        let heading = page.heading?.lowercased() ?? ""
        if let input = page.passwordInput, signIn.contains(where: { title.contains($0) || heading.contains($0) }) || page.tagCount < 60 {
            return (.loginPage, page.title ?? page.heading ?? "a password is asked for", page.titleRange ?? input)
        }
        // Long titles are articles about an error rather than the error itself.
        for words in [title, heading] where !words.isEmpty && words.utf8.count <= 80 {
            let range = page.titleRange
            if notFound.contains(where: { isOwnWord($0, in: words) }) { return (.softNotFound, page.title ?? words, range) }
            if errors.contains(where: { isOwnWord($0, in: words) }) { return (.softErrorPage, page.title ?? words, range) }
        }
        return nil
    }

    /// Whether `phrase` stands in `words` with no letter or digit beside it.
    private static func isOwnWord(_ phrase: String, in words: String) -> Bool {
        let text = Array(words.utf8)
        let sought = Array(phrase.utf8.filter { $0 != 0x20 || phrase.contains(" ") })
        guard text.count >= sought.count else { return false }
        func isWord(_ index: Int) -> Bool {
            text.indices.contains(index) && (text[index].isAlpha || text[index].isDigit)
        }
        for start in 0...text.count - sought.count where text[start..<start + sought.count].elementsEqual(sought) {
            if !isWord(start - 1), sought.last == 0x20 || !isWord(start + sought.count) { return true }
        }
        return false
    }
}
