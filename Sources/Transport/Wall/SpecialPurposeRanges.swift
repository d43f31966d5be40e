/// Addresses that are not globally reachable, or reach somebody else than they say.
///
/// From the IANA IPv4 and IPv6 Special-Purpose Address Registries as of RFC 9780 (May 2025), with multicast, site-local
/// (RFC 3879) and class E added. Blocks that the registries call reachable but that serve no web content (AS112, AMT) stay closed.
enum SpecialPurposeRanges {
    static let texts = [
        "0.0.0.0/8",  // this network, RFC 791
        "10.0.0.0/8",  // private use, RFC 1918
        "100.64.0.0/10",  // shared address space, RFC 6598
        "127.0.0.0/8",  // loopback, RFC 1122
        "169.254.0.0/16",  // link-local, RFC 3927
        "172.16.0.0/12",  // private use, RFC 1918
        "192.0.0.0/24",  // IETF protocol assignments, RFC 6890
        "192.0.2.0/24",  // documentation, RFC 5737
        "192.31.196.0/24",  // AS112, RFC 7535
        "192.52.193.0/24",  // AMT, RFC 7450
        "192.88.99.0/24",  // 6to4 relay anycast, RFC 7526
        "192.168.0.0/16",  // private use, RFC 1918
        "192.175.48.0/24",  // AS112, RFC 7534
        "198.18.0.0/15",  // benchmarking, RFC 2544
        "198.51.100.0/24",  // documentation, RFC 5737
        "203.0.113.0/24",  // documentation, RFC 5737
        "224.0.0.0/4",  // multicast, RFC 5771
        "240.0.0.0/4",  // reserved, RFC 1112; limited broadcast, RFC 919
        "::1/128",  // loopback, RFC 4291
        "::/128",  // unspecified, RFC 4291
        "64:ff9b:1::/48",  // local-use translation, RFC 8215
        "100::/64",  // discard-only, RFC 6666
        "100:0:0:1::/64",  // dummy prefix, RFC 9780
        "2001::/23",  // IETF protocol assignments, RFC 2928
        "2001:db8::/32",  // documentation, RFC 3849
        "2620:4f:8000::/48",  // AS112, RFC 7534
        "3fff::/20",  // documentation, RFC 9637
        "5f00::/16",  // segment routing, RFC 9602
        "fc00::/7",  // unique local, RFC 4193
        "fe80::/10",  // link-local, RFC 4291
        "fec0::/10",  // site-local, RFC 3879
        "ff00::/8",  // multicast, RFC 4291
    ]

    static let all = texts.compactMap { AddressRange($0) }

    /// The only IPv6 space that has been handed out.
    static let globalUnicastIPv6 = [AddressRange("2000::/3")].compactMap { $0 }
}

/// Where clouds tell a machine its secrets; one of them is an ordinary public address.
enum MetadataServices {
    static let addressTexts = [
        "169.254.169.254",  // most clouds
        "169.254.170.2", "169.254.170.23",  // container credentials, AWS
        "169.254.0.23",  // Tencent
        "100.100.100.200",  // Alibaba
        "168.63.129.16",  // WireServer, Azure
        "192.0.0.192",  // Oracle
        "fd00:ec2::254", "fd00:ec2::23",  // AWS
        "fd20:ce::254",  // Google
    ]

    static let addresses = Set(addressTexts.compactMap { Address($0) })

    static let names: Set<String> = [
        "instance-data", "instance-data.ec2.internal", "metadata", "metadata.goog", "metadata.google.internal", "metadata.tencentyun.com",
    ]
}
