/// Why the wall refuses a fetch.
package enum WallRefusal: String, Error, Sendable, Hashable, CaseIterable {
    /// The address is not one of the public internet.
    case addressNotGlobal = "address_not_global"
    /// An IPv4 address in another form than four decimal numbers: readers differ on what it means.
    case noncanonicalIP = "noncanonical_ip"
    /// An IPv6 address that carries an IPv4 address.
    case embeddedIPv4 = "embedded_ipv4"
    /// The address of a cloud's metadata service.
    case metadataAddress = "metadata_address"
    /// The name of a cloud's metadata service.
    case metadataName = "metadata_name"
    /// A name that is no name of the public DNS.
    case specialUseName = "special_use_name"
    /// A name of one label, which only a search list could complete.
    case singleLabel = "single_label"
    /// The host is no name and no address.
    case invalidHost = "invalid_host"
    /// The text is no absolute http URL as RFC 3986 writes it.
    case malformedURL = "malformed_url"
    /// A backslash where readers differ on where the host ends.
    case ambiguousAuthority = "ambiguous_authority"
    /// A user name or password in the URL.
    case userinfo
    /// A control character anywhere.
    case controlCharacter = "control_char"
    /// Neither http nor https.
    case scheme
    /// The port is no number from 1 to 65535.
    case badPort = "bad_port"
    /// The port is closed.
    case portNotAllowed = "port_not_allowed"
    /// The URL is longer than 8,000 octets (RFC 9112, section 3, asks for no more).
    case tooLong = "too_long"
    /// More redirects than the policy follows.
    case tooManyRedirects = "too_many_redirects"
    /// The name has no address.
    case dnsFailure = "dns_failure"
    /// Some addresses of the name are public and some are not.
    case mixedDNS = "mixed_dns"
    /// The address is the service's own.
    case selfAddress = "self_address"
    /// The operator closed the address.
    case operatorDenied = "operator_denied"
}
