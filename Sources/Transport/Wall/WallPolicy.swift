/// What an operator opens and closes; as it stands, the public web only.
package struct WallPolicy: Sendable, Hashable {
    /// Ports that are open; nil opens all but those that never are.
    package var ports: Set<UInt16>? = ClosedPorts.openByDefault
    /// Ports that are open whatever the lists say.
    package var forcedPorts: Set<UInt16> = []
    /// Addresses that are open although they are not public. They never open a metadata service.
    package var allowedRanges: [AddressRange] = []
    /// Addresses that are closed although they are public; they go before the allowed ones.
    package var deniedRanges: [AddressRange] = []
    /// Addresses of the service itself.
    package var ownAddresses: Set<Address> = []
    /// Whether the network reaches IPv4 through NAT64: the address inside is judged.
    package var allowsNAT64 = false
    /// Whether names that are not of the public DNS are looked up; all their addresses must then lie in `allowedRanges`.
    package var allowsLocalNames = false
    /// How many redirects are followed.
    package var maximumRedirects = 10

    package init() {}

    /// Judges an address; nil when it may be dialled.
    package func refusal(of address: Address) -> WallRefusal? {
        let carried = address.embeddedIPv4.map { Address.ipv4($0) }
        if MetadataServices.addresses.contains(address) { return .metadataAddress }
        if ownAddresses.contains(address) { return .selfAddress }
        if deniedRanges.contain(address) { return .operatorDenied }
        if let carried, MetadataServices.addresses.contains(carried) {
            return allowsNAT64 && address.isNAT64 ? .metadataAddress : .embeddedIPv4
        }
        if let carried, ownAddresses.contains(carried) { return .selfAddress }
        if allowedRanges.contain(address) { return nil }
        if SpecialPurposeRanges.all.contain(address) { return .addressNotGlobal }
        if let carried {
            return allowsNAT64 && address.isNAT64 ? refusal(of: carried) : .embeddedIPv4
        }
        if case .ipv6 = address, !SpecialPurposeRanges.globalUnicastIPv6.contain(address) { return .addressNotGlobal }
        return nil
    }

    /// Judges a port; nil when it is open.
    func refusal(ofPort port: UInt16) -> WallRefusal? {
        if port == 0 { return .badPort }
        if forcedPorts.contains(port) { return nil }
        if ClosedPorts.always.contains(port) { return .portNotAllowed }
        return ports?.contains(port) ?? true ? nil : .portNotAllowed
    }
}
