import Certificates
import Recording

/// Certificates for the examples, made for them: a root, an issuer, and leaves for www.example.com.
enum ExampleCertificates {
    /// What a handshake showed, with the root of the examples trusted.
    static func record(
        _ leaf: String,
        intermediate: Bool = true,
        host: String = "www.example.com",
        version: String = "TLSv1.3",
        untrusted: Bool = false
    ) -> TLSRecord {
        let chain = certificates(fromPEM: untrusted ? leaf + issuer + root : intermediate ? leaf + issuer : leaf).certificates
        return TLSRecord(
            serverName: host,
            negotiatedProtocol: version,
            chain: chain,
            trustAnchors: certificates(fromPEM: untrusted ? selfSigned : root).certificates
        )
    }

    /// Valid until 2045.
    static let root = """
        -----BEGIN CERTIFICATE-----
        MIIBTzCB9qADAgECAgIQADAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxFeGFtcGxl
        IFJvb3QwHhcNMjUwMTAxMDAwMDAwWhcNNDUwMTAxMDAwMDAwWjAXMRUwEwYDVQQD
        DAxFeGFtcGxlIFJvb3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAT4SDzErPhI
        0m2KkZyqW2d5Yj0xZb7pclSKNurrzKRRKfROlYBqF30SMT1n+8PlFhF46Tu8TDn5
        u4HP5VbQP1/1ozIwMDAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBTL/WKv6vku
        5MNLf5SSDHa5ky1j4jAKBggqhkjOPQQDAgNIADBFAiEAqGGgN4oFQnaaYceB63TU
        Fznk6rNbwV18GvrIQNNdGLMCIBCptMeV2/E6mNBEQSirNupn3KwcwXjqRXGV8S2d
        r4AH
        -----END CERTIFICATE-----

        """

    /// Signed by the root.
    static let issuer = """
        -----BEGIN CERTIFICATE-----
        MIIBdDCCARmgAwIBAgICEAEwCgYIKoZIzj0EAwIwFzEVMBMGA1UEAwwMRXhhbXBs
        ZSBSb290MB4XDTI1MDEwMTAwMDAwMFoXDTQ0MDEwMTAwMDAwMFowGTEXMBUGA1UE
        AwwORXhhbXBsZSBJc3N1ZXIwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARkk9kN
        pmgCSKYqDCHYZR7TZvaWJhTifIIedZ1hfSILsBWKwatkPoypWTkUdWMz9ZWRhoh7
        rAoUVUM9n+nYx7EXo1MwUTAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBQMNweo
        zyiWl1LBZiuSpH+Lk7sj8zAfBgNVHSMEGDAWgBTL/WKv6vku5MNLf5SSDHa5ky1j
        4jAKBggqhkjOPQQDAgNJADBGAiEA+7lc/VmHSXJjv9qhFoNIhy4p75emkh0dOieQ
        qu+fUQQCIQCP/Z9YhgvXlTwImkCrRfBzKmMKkejg3xEsWIPs8Rg7jQ==
        -----END CERTIFICATE-----

        """

    /// Valid throughout 2026.
    static let good = """
        -----BEGIN CERTIFICATE-----
        MIIBgjCCASegAwIBAgICEAIwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwORXhhbXBs
        ZSBJc3N1ZXIwHhcNMjYwMTAxMDAwMDAwWhcNMjcwMTAxMDAwMDAwWjAaMRgwFgYD
        VQQDDA93d3cuZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATK
        adY2a1nDmCPtjY1bz0Sw8WpH6G/gPiU7gMo5Qaj8Kb6zuxwUobrVnEJU6f5pPT0J
        9aqXoOr54JXUVjSPKYMlo14wXDAaBgNVHREEEzARgg93d3cuZXhhbXBsZS5jb20w
        HQYDVR0OBBYEFCsGFrkbiB35jxT7niW9WHBuzb81MB8GA1UdIwQYMBaAFAw3B6jP
        KJaXUsFmK5Kkf4uTuyPzMAoGCCqGSM49BAMCA0kAMEYCIQCT2gu4olQtCWMxyXqe
        6QGfBoNU4zIQkZ10Pa3nxiSfhAIhAI6ANbRe9vZAFtG4oGzJpBXw77kDkt8+bADu
        t7Ha/DN5
        -----END CERTIFICATE-----

        """

    /// Valid until the end of 2025.
    static let expired = """
        -----BEGIN CERTIFICATE-----
        MIIBgjCCASegAwIBAgICEAMwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwORXhhbXBs
        ZSBJc3N1ZXIwHhcNMjUwMTAxMDAwMDAwWhcNMjYwMTAxMDAwMDAwWjAaMRgwFgYD
        VQQDDA93d3cuZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATK
        adY2a1nDmCPtjY1bz0Sw8WpH6G/gPiU7gMo5Qaj8Kb6zuxwUobrVnEJU6f5pPT0J
        9aqXoOr54JXUVjSPKYMlo14wXDAaBgNVHREEEzARgg93d3cuZXhhbXBsZS5jb20w
        HQYDVR0OBBYEFCsGFrkbiB35jxT7niW9WHBuzb81MB8GA1UdIwQYMBaAFAw3B6jP
        KJaXUsFmK5Kkf4uTuyPzMAoGCCqGSM49BAMCA0kAMEYCIQDIXW5bmyg6lZMzZkV8
        uuis2aEnaiCzlokMCW9y1IBSKgIhAOi0vh8AV0pUavfRDVSZzBGknJ/G9Nx2A65n
        rc3sDuQL
        -----END CERTIFICATE-----

        """

    /// Valid from June 2026.
    static let future = """
        -----BEGIN CERTIFICATE-----
        MIIBgTCCASegAwIBAgICEAQwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwORXhhbXBs
        ZSBJc3N1ZXIwHhcNMjYwNjAxMDAwMDAwWhcNMjcwMTAxMDAwMDAwWjAaMRgwFgYD
        VQQDDA93d3cuZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATK
        adY2a1nDmCPtjY1bz0Sw8WpH6G/gPiU7gMo5Qaj8Kb6zuxwUobrVnEJU6f5pPT0J
        9aqXoOr54JXUVjSPKYMlo14wXDAaBgNVHREEEzARgg93d3cuZXhhbXBsZS5jb20w
        HQYDVR0OBBYEFCsGFrkbiB35jxT7niW9WHBuzb81MB8GA1UdIwQYMBaAFAw3B6jP
        KJaXUsFmK5Kkf4uTuyPzMAoGCCqGSM49BAMCA0gAMEUCIEomTOVnXC1PK+Wa97tE
        Zj24g//DnSVgJYr6vsWTcQ4gAiEA1n8vd1P+XmBbUlvQikFxNXLBwfwvQCP+U7Fu
        G4zBptM=
        -----END CERTIFICATE-----

        """

    /// Without subjectAltName.
    static let withoutAltName = """
        -----BEGIN CERTIFICATE-----
        MIIBcDCCARagAwIBAgICEAUwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwORXhhbXBs
        ZSBJc3N1ZXIwHhcNMjYwMTAxMDAwMDAwWhcNMjcwMTAxMDAwMDAwWjAaMRgwFgYD
        VQQDDA93d3cuZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATK
        adY2a1nDmCPtjY1bz0Sw8WpH6G/gPiU7gMo5Qaj8Kb6zuxwUobrVnEJU6f5pPT0J
        9aqXoOr54JXUVjSPKYMlo00wSzAJBgNVHRMEAjAAMB0GA1UdDgQWBBQrBha5G4gd
        +Y8U+54lvVhwbs2/NTAfBgNVHSMEGDAWgBQMNweozyiWl1LBZiuSpH+Lk7sj8zAK
        BggqhkjOPQQDAgNIADBFAiEAwqvSFA8qd7x3YvCqpE8JqFibyCpwRDFnIPKIA+8n
        0PICIDlFjo1Y5VtSAhSxYTTWvAJGw/dfKOaLutG3dC10szEU
        -----END CERTIFICATE-----

        """

    /// Signs itself.
    static let selfSigned = """
        -----BEGIN CERTIFICATE-----
        MIIBYTCCAQegAwIBAgICEAYwCgYIKoZIzj0EAwIwGjEYMBYGA1UEAwwPd3d3LmV4
        YW1wbGUuY29tMB4XDTI2MDEwMTAwMDAwMFoXDTI3MDEwMTAwMDAwMFowGjEYMBYG
        A1UEAwwPd3d3LmV4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
        SU+wKP0sQLry8NDNqjtW8+9mDDTzNv8Xz/603IybIdrG1jGOsJTB9dMQPEoB/FPE
        FFDT337FVggl+RYbh1df06M9MDswGgYDVR0RBBMwEYIPd3d3LmV4YW1wbGUuY29t
        MB0GA1UdDgQWBBQsgI3mF5RsCJxgeMlBclqsBLPQpTAKBggqhkjOPQQDAgNIADBF
        AiAaXEJ14oPXgrOylpBDcoJJzUKaJ7xeIJ7dkFkcPTlDSwIhAJ7fc0gbcGeEPmTa
        cll681ss+YKj13vIXgEkzCsazArN
        -----END CERTIFICATE-----

        """
}
