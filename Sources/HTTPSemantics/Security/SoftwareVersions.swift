import Evidence
import HTTPSyntax

/// Version numbers in the fields by which software names itself.
enum SoftwareVersions {
    private static let fields: [FieldName] = [
        "server", "x-powered-by", "x-aspnet-version", "x-aspnetmvc-version", "x-generator", "x-powered-cms",
    ]

    private static let revealing: [FieldName] = [
        "x-powered-by", "x-aspnet-version", "x-aspnetmvc-version", "x-generator", "x-powered-cms", "x-runtime", "x-backend-server",
        "x-php-version", "x-drupal-dynamic-cache", "x-server-powered-by", "liferay-portal", "x-owa-version", "x-sourcefiles",
    ]

    static func revealingFields(in exchange: Exchange) -> [(name: String, range: OctetRange)] {
        var found: [(name: String, range: OctetRange)] = []
        for name in revealing where exchange.message.fields.has(name) {
            found += exchange.values(name).ranges.map { (name.text, $0) }
        }
        return found
    }

    static func ranges(in exchange: Exchange) -> [OctetRange] {
        var found: [OctetRange] = []
        for name in fields where exchange.message.fields.has(name) {
            let values = exchange.values(name)
            for range in values.ranges { found += versions(range, in: values.octets) }
        }
        return found
    }

    /// Numbers with a point, or straight after a slash.
    private static func versions(_ range: OctetRange, in octets: [UInt8]) -> [OctetRange] {
        var found: [OctetRange] = []
        var index = range.lowerBound
        while index < range.upperBound, found.count < 16 {
            guard octets[index].isDigit else {
                index += 1
                continue
            }
            let start = index
            while index < range.upperBound, octets[index].isTokenCharacter { index += 1 }
            let before = start > range.lowerBound ? octets[start - 1] : 0x20
            let isProduct = before == 0x2F || before.isBlank
            if isProduct, before == 0x2F || octets[start..<index].contains(0x2E) { found.append(start..<index) }
        }
        return found
    }
}
