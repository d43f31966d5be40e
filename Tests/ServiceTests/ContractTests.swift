import CResources
import Foundation
import HTTPContent
import Testing

@testable import Service

private func text(_ resource: assay_resource) -> String {
    String(decoding: UnsafeBufferPointer(start: resource.octets, count: resource.length), as: UTF8.self)
}

@Suite struct ContractTests {
    let contract = JSONDocument(reading: Array(text(assay_openapi_json()).utf8)).root

    @Test("The contract names every route and no other")
    func routes() throws {
        let paths = try #require(contract?["paths"])
        let named = Set(paths.members.compactMap { $0.name.string })
        #expect(named == Set(Route.allCases.map(\.label) + ["/analyze"]))
        for member in paths.members {
            let route = try #require(Route(path: member.name.string ?? ""))
            let methods = member.value.members.compactMap { $0.name.string?.uppercased() }
            #expect(Set(methods).isSubset(of: route.methods))
        }
    }

    @Test("The contract and the docs name every problem code and no other")
    func problems() {
        let codes = ProblemKind.allCases.map(\.rawValue)
        let named = contract?["components"]?["schemas"]?["Problem"]?["properties"]?["code"]?["enum"]?.elements.compactMap(\.string)
        #expect(Set(named ?? []) == Set(codes))
        let docs = text(assay_docs_html())
        for kind in ProblemKind.allCases {
            #expect(docs.contains("<tr id=\"\(kind.rawValue)\"><td><code>\(kind.rawValue)</code></td><td>\(kind.status)</td>"), "\(kind)")
        }
    }

    @Test("The contract names the formats, provenances and members that are read")
    func vocabulary() {
        let parameters = contract?["components"]?["parameters"]
        #expect(parameters?["format"]?["schema"]?["enum"]?.elements.compactMap(\.string) == ReportFormat.allCases.map(\.rawValue))
        let post = contract?["paths"]?["/v1/analyze"]?["post"]
        let content = post?["requestBody"]?["content"]?.members.compactMap { $0.name.string }
        #expect(content.map(Set.init) == Set(AnalyzeRoute.mediaTypes))
    }

    @Test("The example inputs of the contract are read")
    func examples() throws {
        let examples = contract?["paths"]?["/v1/analyze"]?["post"]?["requestBody"]?["content"]?["application/json"]?["examples"]
        let members = try #require(examples).members.map(\.value)
        #expect(members.count == 3)
        let octets = Array(text(assay_openapi_json()).utf8)
        for example in members {
            let value = try #require(example["value"])
            #expect(throws: Never.self) { try RequestBody.decoded(Array(octets[value.octets])) }
        }
    }

    @Test("The JSON twin was made from the YAML that is served")
    func twin() {
        let made = String(ContentHash.fnv1a(text(assay_openapi_yaml()).utf8), radix: 16)
        #expect(contract?["x-made-from"]?.string == made, "run Deploy/openapi-json")
    }

    @Test("The JSON twin says what the YAML says, where Python can read YAML")
    func twinByScript() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        func run(_ arguments: [String]) throws -> Int32 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3"] + arguments
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
        guard try run(["-c", "import yaml"]) == 0 else { return }
        #expect(try run([root.appendingPathComponent("Deploy/openapi-json").path, "--check"]) == 0, "run Deploy/openapi-json")
    }

    @Test("Nothing on the page is inline, foreign or read as markup")
    func page() {
        let pages = [text(assay_page_html()), text(assay_docs_html())]
        for page in pages {
            for forbidden in [
                "<script>", "<style", " style=", " onclick=", " onload=", "src=\"http", "src=\"//", "<link rel=\"stylesheet\" href=\"http",
            ] {
                #expect(!page.contains(forbidden), "\(forbidden)")
            }
            for piece in page.components(separatedBy: "src=\"").dropFirst() + page.components(separatedBy: "href=\"").dropFirst() {
                let target = String(piece.prefix { $0 != "\"" })
                if target.hasPrefix("#") { continue }
                #expect(Route(path: target) != nil, "\(target) is not served")
            }
        }
        for script in [assay_page_js(), assay_page_report_js(), assay_page_examples_js()].map(text) {
            for forbidden in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "http://"] {
                #expect(!script.contains(forbidden) || (forbidden == "http://" && script.contains("examples = [")), "\(forbidden)")
            }
        }
    }

    @Test("The page is served under a policy that lets nothing inline run")
    func policy() throws {
        let fixture = try Fixture()
        let policy = fixture.call("GET", "/").field("Content-Security-Policy") ?? ""
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"))
        #expect(!policy.contains("unsafe"))
    }
}
