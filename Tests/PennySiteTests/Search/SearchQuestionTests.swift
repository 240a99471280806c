import Foundation
import PennyMarkup
import PennyTestSupport
import PennyTheme
import Testing

@testable import PennySite

/// Questions of people (`Tests/PageScripts/search-questions.tsv`), asked on built sites.
@Suite(.enabled(if: NodeProgram.canRun, "Node.js is missing here; make test installs it"))
struct SearchQuestionTests {
    /// The share of questions whose page must be among the first two links, in percent.
    private static let wanted = 95

    /// The number of questions that are answered, and of all; the others with what comes first.
    private func asked(
        _ site: String, _ language: String, _ sandbox: Sandbox
    ) async throws -> (answered: Int, count: Int, missed: String) {
        let script = Repository.path(of: "Tests/PageScripts/search-questions.mjs")
        let end = try await ChildProcess(["node", script, site, language, sandbox.output]).run()
        try #require(end.status == 0, "\(end.messages)")
        let match = try #require(end.text.firstMatch(of: /^(\d+) of (\d+)\n/))
        let count = try #require(Int(match.2))
        return (try #require(Int(match.1)), count, String(end.text[match.range.upperBound...]))
    }

    @Test(arguments: ["en-US", "de-DE", "es-ES", "fr-FR", "ja-JP", "ar-EG"])
    func `a new site answers what people ask in its language`(_ locale: String) async throws {
        let style = try #require(NumberStyle.named(locale))
        let files = StarterText(for: style).files.map { ($0.path, $0.text) }
        let sandbox = try Sandbox(Dictionary(uniqueKeysWithValues: files))
        try sandbox.build()
        let found = try await asked("starter", String(locale.prefix(2)), sandbox)
        #expect(found.count >= 10)
        #expect(found.answered * 100 >= found.count * Self.wanted, "\(found.missed)")
    }

    @Test func `the sample site answers what people ask`() async throws {
        var files: [String: String] = [:]
        for file in try Repository.files(under: "site", endingIn: [".md", ".csv", ".yaml"])
        where !file.path.hasPrefix("site/public/") {
            files[String(file.path.dropFirst("site/".count))] = file.text
        }
        let sandbox = try Sandbox(files)
        try sandbox.build()
        let found = try await asked("sample", "en", sandbox)
        #expect(found.count >= 10)
        #expect(found.answered * 100 >= found.count * Self.wanted, "\(found.missed)")
    }
}
