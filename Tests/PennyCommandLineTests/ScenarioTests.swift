import PennyTestSupport
import Testing

/// The program as people run it.
@Suite struct ScenarioTests {
    private static let folder = "Tests/PennyCommandLineTests/Scenarios"

    static let files: [RepositoryFile] =
        (try? Repository.files(under: folder, endingIn: [".txt"])) ?? []

    @Test func `there are scenarios`() {
        #expect(Self.files.count > 10)
    }

    @Test(arguments: files.map(\.path)) func `a scenario goes as its file says`(
        _ path: String
    ) async throws {
        let file = try #require(Self.files.first { $0.path == path })
        let name = String(path.split(separator: "/").last ?? "")
        let scenario = try Scenario(name: name, text: file.text)
        let folder = try CommandFolder()
        for step in scenario.steps {
            switch step {
            case .file(let path, let text): try folder.write(text, to: path)
            case .run(let run):
                let result = try await folder.run(run.command)
                #expect(result.status == run.status, "\(name): \(run.command)")
                #expect(
                    isExpected(result.output, run.output),
                    "\(name): \(run.command)\n\(result.output)")
                #expect(
                    isExpected(result.messages, run.messages),
                    "\(name): \(run.command)\n\(result.messages)")
            }
        }
    }

    @Test(arguments: [
        ("a\nb\n", "a\nb\n", true), ("a\nb\n", "a\n", false), ("a\n", "a\nb\n", false),
        ("a\nb\nc\n", "a\n...\nc\n", true), ("a\nc\n", "a\n...\nc\n", true), ("", "...\n", true),
        ("a\nb\n", "...\na\n", false), ("a\nb\nb\n", "...\nb\n", true),
        ("abc\n", "ab...\n", true), ("abc\n", "b...\n", false), ("", "", true), ("x\n", "", false),
    ])
    func `expected output is compared line by line`(
        _ text: String, _ pattern: String, _ result: Bool
    ) {
        #expect(isExpected(text, pattern) == result)
    }

    @Test(arguments: ["", "== file a\nx\n", "== stdout\nx\n", "== run a\n== sdtout\nx\n"])
    func `a scenario that checks nothing is refused`(_ text: String) {
        #expect(throws: Scenario.Malformed.self) { try Scenario(name: "x", text: text) }
    }
}
