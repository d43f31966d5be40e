/// A place where a URL deviates from what may be written, whether it can be parsed or not (URL Standard, section 1.1).
package struct ValidationError: Sendable, Hashable {
    package var kind: Kind
    /// The offset in octets of the input given.
    package var position: Int

    /// The names are those of the standard, but for the last two.
    package enum Kind: String, Sendable, Hashable {
        case domainToASCII = "domain-to-ASCII"
        case domainInvalidCodePoint = "domain-invalid-code-point"
        case hostInvalidCodePoint = "host-invalid-code-point"
        case ipv4EmptyPart = "IPv4-empty-part"
        case ipv4TooManyParts = "IPv4-too-many-parts"
        case ipv4NonNumericPart = "IPv4-non-numeric-part"
        case ipv4NonDecimalPart = "IPv4-non-decimal-part"
        case ipv4OutOfRangePart = "IPv4-out-of-range-part"
        case ipv6Unclosed = "IPv6-unclosed"
        case ipv6Invalid = "IPv6-invalid"
        case invalidURLUnit = "invalid-URL-unit"
        case specialSchemeMissingFollowingSolidus = "special-scheme-missing-following-solidus"
        case missingSchemeNonRelativeURL = "missing-scheme-non-relative-URL"
        case invalidReverseSolidus = "invalid-reverse-solidus"
        case invalidCredentials = "invalid-credentials"
        case hostMissing = "host-missing"
        case portOutOfRange = "port-out-of-range"
        case portInvalid = "port-invalid"
        case fileInvalidWindowsDriveLetter = "file-invalid-Windows-drive-letter"
        case fileInvalidWindowsDriveLetterHost = "file-invalid-Windows-drive-letter-host"
        /// Octets given were not UTF-8 and were read as Latin-1.
        case notUTF8 = "not-UTF-8"
        /// A name outside ASCII, and the library that maps it was left out of this build.
        case idnaUnavailable = "IDNA-unavailable"
    }
}
