import Foundation
import PennyEngine
import PennyTestSupport
import Testing

/// The rules, applied to the project's own files.
@Suite struct RepositoryTests {
    static let sourceRules = [
        ImportRules.oneImporter, ImportRules.lowModules, ImportRules.noFoundation,
        NetworkRule.noSockets, KindRule.stepsNameNone, KindRule.kindsNameNoOther,
        ValueRule.initializersStore, ValueRule.propertiesDerive, VocabularyRule.noOldNames,
        CommentRule.isPlain,
        WordRules.noTraps, WordRules.noPrinting, WordRules.noFloats, WordRules.noSilentWrites,
        WordRules.oneThread, WordRules.nothingLeftOver, WordRules.noMachine,
        LayoutRules.shortFiles, LayoutRules.shortLines, LayoutRules.cleanLines,
        DocumentationRule.publicIsDocumented,
    ]

    static let documents = [
        "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md",
        "examples/loan-table/README.md",
    ]

    @Test(arguments: sourceRules) func `the sources keep the rule`(_ rule: HouseRule) throws {
        let endings = [".swift", ".c", ".h", ".modulemap", ".css", ".js", ".mustache"]
        let files =
            try Repository.files(under: "Sources", endingIn: endings)
            + Repository.files(under: "templates", endingIn: endings)
        try #require(files.count > 10)
        report(files.flatMap(rule.findings))
    }

    @Test func `scripts name no path of one machine`() throws {
        let files = try Repository.files(under: "scripts", endingIn: [""])
        try #require(files.count > 3)
        report(files.flatMap(WordRules.noMachine.findings))
    }

    @Test(arguments: documents)
    func `a document is there, its links lead somewhere, no path of one machine`(
        _ path: String
    ) throws {
        try #require(Repository.exists(path), "\(path) is missing")
        report(Self.findings(in: RepositoryFile(path: path, text: try Repository.text(of: path))))
    }

    @Test func `the documents below docs keep the same rules`() throws {
        // The manual is a site, whose build checks its links.
        let files = try Repository.files(under: "docs", endingIn: [".md"])
            .filter { !$0.path.hasPrefix("docs/manual/") }
        try #require(files.count > 10)
        report(files.flatMap(Self.findings))
    }

    @Test func `the changelog's headings are well-formed`() throws {
        let text = try Repository.text(of: "CHANGELOG.md")
        report(changelogFindings(RepositoryFile(path: "CHANGELOG.md", text: text)))
    }

    @Test func `ARCHITECTURE.md draws the targets that Package.swift and the scripts declare`()
        async throws
    {
        try #require(Repository.exists("ARCHITECTURE.md"), "ARCHITECTURE.md is missing")
        let drawn = try targetMap(ofDocument: Repository.text(of: "ARCHITECTURE.md"))
        let declared = try await Self.declaredTargets()
        for difference in drawn.differences(fromManifest: declared) {
            Issue.record("\(difference)")
        }
    }

    @Test func `the list of slow suites names suites that exist`() throws {
        let names = try Repository.text(of: "Tests/slow-suites.txt")
            .split(separator: "\n").map { $0.split(separator: ".") }
        try #require(names.count > 20)
        let declared = try Repository.files(under: "Tests", endingIn: [".swift"]).flatMap { file in
            file.text.matches(of: /struct (\w+)/).map { "\(file.module).\($0.1)" }
        }
        #expect(Set(names.map { $0.joined(separator: ".") }).subtracting(declared) == [])
    }

    @Test func `every folder in Sources is a target`() async throws {
        let declared = try await Self.declaredTargets()
        let files = try Repository.files(
            under: "Sources", endingIn: [".swift", ".c", ".modulemap"])
        #expect(Set(files.map(\.module)).subtracting(declared.dependencies.keys).isEmpty)
    }

    @Test func `the page on PennySite names each of its folders`() throws {
        let page = try Repository.text(of: "docs/architecture/site.md")
        let files = try Repository.files(under: "Sources/PennySite", endingIn: [".swift"])
        let folders = Set(files.map { $0.path.split(separator: "/").dropLast().dropFirst(2) })
        try #require(folders.count > 10)
        for folder in folders where !folder.isEmpty {
            let name = folder.joined(separator: "/")
            #expect(page.contains("`\(name)/`"), "site.md has no \(name)")
        }
    }

    private static func findings(in document: RepositoryFile) -> [Finding] {
        WordRules.noMachine.findings(document)
            + linkFindings(of: document) { target in
                guard Repository.exists(target) else { return nil }
                return target.hasSuffix(".md") ? try? Repository.text(of: target) : ""
            }
    }

    @Test func `each Swift file of tests is compiled`() async throws {
        let sources = try TestSources(ofPackage: await Self.package.value)
        // Programs that measure are in the package only when they are asked for.
        let files = try Repository.files(under: "Tests", endingIn: [".swift"]).map(\.path)
            .filter { $0.contains(/^Tests\/\w+Tests\//) }
        try #require(files.count > 500)
        #expect(files.filter { !sources.has($0) } == [], "no target of Package.swift has the file")
    }

    private static func declaredTargets() async throws -> TargetMap {
        try targetMap(
            ofPackage: await package.value, andScript: Repository.text(of: "scripts/wasm-link"))
    }

    /// The package as SwiftPM reads it.
    private static let package = Task {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("penny-package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        var swift = ChildProcess([
            "swift", "package", "--package-path", Repository.root, "--scratch-path", scratch.path,
            "dump-package",
        ])
        // `make quick` tests a part of the package.
        swift.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "PENNY_TARGETS" }
        let end = try await swift.run()
        try #require(end.status == 0, "\(end.messages)")
        return Data(end.output)
    }

    private func report(
        _ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for finding in findings { Issue.record("\(finding)", sourceLocation: sourceLocation) }
    }
}
