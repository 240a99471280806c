import PennyTestSupport
import Testing

/// The articles in PennyEngine.docc, as far as they can be checked without `make engine-docs`.
@Suite struct EngineArticlesTests {
    static let folder = "Sources/PennyEngine/PennyEngine.docc"
    static let example = "examples/loan-table/Sources/loan-table/main.swift"
    static let calculator = "Sources/PennyEngine/Calculators/SimpleInterest"

    static func articles() throws -> [RepositoryFile] {
        let files = try Repository.files(under: folder, endingIn: [".md"])
        try #require(files.count == 4)
        return files
    }

    @Test func `the code of an article is a part of what is compiled`() throws {
        let sources =
            try Repository.files(under: Self.calculator, endingIn: [".swift"]).map(\.text)
            + [Repository.text(of: Self.example)]
        let compiled = sources.map { "\n\(Self.unindented($0.split(separator: "\n")))\n" }
        var count = 0
        for article in try Self.articles() {
            for block in Self.blocks(of: "swift", in: article) {
                let isCompiled = compiled.contains { $0.contains("\n\(block)\n") }
                #expect(isCompiled, "\(article.path) has code that no source has:\n\(block)")
                count += 1
            }
        }
        #expect(count > 10)
    }

    @Test func `the first page lists each public type and function once`() throws {
        let page = try RepositoryFile(
            path: "PennyEngine.md", text: Repository.text(of: Self.folder + "/PennyEngine.md"))
        let listed = page.lines.compactMap { line in
            line.prefixMatch(of: /- ``(\w+)/).map { String($0.1) }
        }
        let declaration =
            /public (?:(?:indirect|final) )?(?:struct|enum|class|protocol|typealias|func) (\w+)/
        let files = try Repository.files(under: "Sources/PennyEngine", endingIn: [".swift"])
        let lines = files.flatMap(\.lines).filter { $0.hasPrefix("public ") }
        let declared = lines.compactMap { line in
            line.prefixMatch(of: declaration).map { String($0.1) }
        }
        try #require(declared.count > 50)
        #expect(listed.sorted() == Set(declared).sorted())
    }

    /// The fenced blocks of a language, without empty lines and the spaces before each line.
    static func blocks(of language: String, in file: RepositoryFile) -> [String] {
        file.text.split(separator: "```\(language)\n").dropFirst().map { rest in
            unindented(rest.split(separator: "\n").prefix { $0 != "```" })
        }
    }

    private static func unindented(_ lines: some Sequence<Substring>) -> String {
        lines.map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}
