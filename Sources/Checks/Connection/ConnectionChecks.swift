extension Catalogue {
    static let connection: [Check] = [
        .tlsExpired,
        .tlsNotYetValid,
        .tlsSelfSigned,
        .tlsIncompleteChain,
        .tlsUntrustedRoot,
        .tlsNameMismatch,
        .tlsNoSan,
        .tlsCertificateUnfit,
        .tlsOldProtocol,
        .tlsAlertReceived,
        .plainHttpToTlsPort,
        .tlsPortPlainHttp,
        .connectionNamesEndToEnd,
        .connectionCloseMisplaced,
        .upgradeNotInConnection,
        .upgradeH2,
        .hopFieldInHttp2,
    ]
}
