import Foundation
import PennyTestSupport
import Testing

/// The program of `examples/loan-table`, which is built with the tests.
@Suite struct EngineExampleTests {
    static func output() async throws -> String {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: tests).deletingLastPathComponent()
            .appendingPathComponent("loan-table")
        let end = try await ChildProcess([program.path]).run()
        try #require(end.status == 0, "\(end.messages)")
        return end.text
    }

    @Test func `the example prints what its README shows`() async throws {
        let path = "examples/loan-table/README.md"
        let shown = EngineArticlesTests.blocks(
            of: "text", in: RepositoryFile(path: path, text: try Repository.text(of: path)))
        #expect(try await [Self.output()] == shown.map { "\($0)\n" })
    }

    @Test func `each output that an article shows is a part of the example's`() async throws {
        let output = try await Self.output()
        var count = 0
        for article in try EngineArticlesTests.articles() {
            for block in EngineArticlesTests.blocks(of: "text", in: article) {
                #expect(output.contains("\(block)\n"), "\(article.path)")
                count += 1
            }
        }
        #expect(count == 2)
    }
}
