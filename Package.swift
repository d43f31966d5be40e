// swift-tools-version: 6.2

import Foundation
import PackageDescription

// Optional C libraries are used where their header is installed. `ASSAY_WITHOUT=brotli,zstd swift build` leaves
// them out on a machine that has them. SwiftPM caches the manifest's answer: Deploy/* builds with
// `--manifest-cache none`, so that a header installed later is seen.
let withoutLibraries = (ProcessInfo.processInfo.environment["ASSAY_WITHOUT"] ?? "").split(separator: ",")

func isInstalled(_ name: String, header: String) -> Bool {
    !withoutLibraries.contains(Substring(name)) && FileManager.default.fileExists(atPath: "/usr/include/\(header)")
}

/// A C target of ours over a library that may be missing: the shim compiles either way and says which it is.
func optionalLibrary(_ target: String, name: String, header: String, link: [String]) -> Target {
    let found = isInstalled(name, header: header)
    return .target(
        name: target,
        cSettings: found ? [.define("ASSAY_HAS_LIBRARY")] : [],
        linkerSettings: found ? link.map { .linkedLibrary($0) } : []
    )
}

// A release brings its Swift library with it: a call into it, and an analysis makes some ten thousand to count references and to
// allocate, then goes straight there. That is a quarter of the speed, and the executables run where no Swift is installed.
let staticLibrary: [SwiftSetting] = [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))]
let staticLinking: [LinkerSetting] = [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)] + staticLibrary

func stage(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
    name: "assay",
    products: [
        .executable(name: "assay", targets: ["assay"]),
        .executable(name: "assay-bench", targets: ["assay-bench"]),
        .executable(name: "assay-conformance", targets: ["assay-conformance"]),
    ],
    targets: [
        // C libraries, each behind a shim of a few lines.
        .target(name: "COpenSSL", linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),
        .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),
        optionalLibrary("CBrotli", name: "brotli", header: "brotli/decode.h", link: ["brotlidec", "brotlienc"]),
        optionalLibrary("CZstd", name: "zstd", header: "zstd.h", link: ["zstd"]),
        optionalLibrary("CIDN", name: "idn2", header: "idn2.h", link: ["idn2"]),
        optionalLibrary("CPSL", name: "psl", header: "libpsl.h", link: ["psl"]),
        .target(name: "CSystem"),
        .target(name: "CEncodingIndexes", exclude: ["generate.py", "generate_languages.py", "NOTICE"]),
        .target(name: "CResources"),

        // The stages, from octets to the report. Arrows point down only.
        stage("Evidence"),
        stage("Recording", ["Evidence"]),
        stage("HTTPSyntax", ["Evidence", "CSystem"]),
        stage("WebURL", ["Evidence", "CIDN", "CPSL"]),
        stage("TextEncoding", ["Evidence", "CEncodingIndexes", "CSystem"]),
        stage("Certificates", ["Evidence", "COpenSSL"]),
        stage("HTTPContent", ["Evidence", "HTTPSyntax", "TextEncoding", "COpenSSL", "CZlib", "CBrotli", "CZstd"]),
        stage("HTTPSemantics", ["Evidence", "Recording", "HTTPSyntax", "HTTPContent", "TextEncoding", "WebURL", "Certificates"]),
        stage(
            "Checks",
            ["Evidence", "Recording", "HTTPSyntax", "HTTPContent", "TextEncoding", "WebURL", "Certificates", "HTTPSemantics"]
        ),
        stage("Reporting", ["Evidence", "Recording", "HTTPSyntax", "HTTPContent", "TextEncoding", "WebURL", "HTTPSemantics", "Checks"]),

        // I/O.
        stage("Transport", ["Evidence", "Recording", "WebURL", "CSystem", "COpenSSL"]),
        stage(
            "Service",
            ["Evidence", "Recording", "HTTPContent", "HTTPSemantics", "Checks", "Reporting", "Transport", "CResources", "CSystem"]
        ),

        // Executables.
        .executableTarget(
            name: "assay",
            dependencies: ["Service", "Reporting", "Checks", "HTTPSemantics", "Recording", "Transport"],
            swiftSettings: strict,
            linkerSettings: staticLinking
        ),
        .executableTarget(
            name: "assay-bench",
            dependencies: ["Reporting", "HTTPSemantics", "Recording", "HTTPSyntax", "HTTPContent"],
            swiftSettings: strict,
            linkerSettings: staticLinking
        ),
        .executableTarget(
            name: "assay-conformance",
            dependencies: [
                "Evidence", "Recording", "HTTPSyntax", "WebURL", "TextEncoding", "Certificates", "HTTPContent", "HTTPSemantics",
                "Checks", "Reporting", "COpenSSL", "Transport",
            ],
            swiftSettings: strict,
            linkerSettings: staticLinking
        ),

        tests("ArchitectureTests", []),
        tests("EvidenceTests", ["Evidence"]),
        tests("HTTPSyntaxTests", ["HTTPSyntax", "Evidence"]),
        tests("WebURLTests", ["WebURL"]),
        tests("TextEncodingTests", ["TextEncoding"]),
        tests("CertificatesTests", ["Certificates"]),
        tests("HTTPContentTests", ["HTTPContent", "HTTPSyntax", "CZlib", "CBrotli", "CZstd"]),
        tests("HTTPSemanticsTests", ["HTTPSemantics", "HTTPContent", "HTTPSyntax", "Recording", "Evidence"]),
        tests("ChecksTests", ["Checks", "HTTPSemantics", "HTTPContent", "HTTPSyntax", "Recording", "Evidence"]),
        tests("ReportingTests", ["Reporting", "Checks", "HTTPSemantics", "HTTPContent", "Recording", "Evidence"]),
        tests("TransportTests", ["Transport", "WebURL", "Recording", "HTTPSemantics", "COpenSSL", "CSystem"]),
        tests("ServiceTests", ["Service", "Reporting", "Transport", "HTTPContent"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
