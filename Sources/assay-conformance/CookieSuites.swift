import Foundation
import HTTPSyntax

/// What the project makes of the cases about cookies, dates, structured fields and security fields.
enum CookieSuites {
    static func actual(suite: String, file: String, case sample: [String: Any]) -> [String: Any]? {
        switch suite {
        case "structured-fields": StructuredFieldSuite.actual(file: file, sample)
        default: nil
        }
    }
}
