import PennyTestSupport
import Testing

/// The rules of docs/writing.md, applied to what this project writes for people.
@Suite struct RepositoryProseTests {
    /// Longer sentences and harder words are let pass where programmers read.
    static let documents = ReadingEase.Limits(longest: 36, least: 65)
    static let pages = ReadingEase.Limits(longest: 30, least: 70)
    /// Terms and laws that a page needs are long words, and messages have many of them.
    static let messages = ReadingEase.Limits(longest: 30, least: 55)

    @Test func `the list of stiff words is well-formed`() throws {
        #expect(try Self.stiffWords().count >= 360)
    }

    @Test func `documents for builders are in plain words`() throws {
        let files =
            try [
                "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md",
                "examples/loan-table/README.md",
            ].map {
                try RepositoryFile(path: $0, text: Repository.text(of: $0))
            }
            + Repository.files(under: EngineArticlesTests.folder, endingIn: [".md"])
            + Repository.files(under: "docs", endingIn: [".md"])
            .filter { !$0.path.hasPrefix("docs/manual/") }
        try #require(files.count > 25)
        try Self.report(files, Self.documents)
    }

    @Test func `pages for readers are in plain words`() throws {
        let files =
            try
            (Repository.files(under: "site", endingIn: [".md", "banking.csv"])
            + Repository.files(under: "docs/manual", endingIn: [".md"]))
            .filter {
                !$0.path.hasPrefix("site/public") && !$0.path.hasPrefix("docs/manual/public")
            }
            // What is made from the program has the words of its messages.
            .filter { !$0.text.contains("\n# Made from the program") }
            // Pages in another language: `first-home.de.md`.
            .filter { $0.path.split(separator: ".").count == 2 }
            + Repository.files(under: "templates", endingIn: [".md", ".mustache"])
            .filter { $0.path.split(separator: "/").count == 2 }
        try #require(files.count > 250)
        try Self.report(files, Self.pages)
    }

    @Test func `messages are in plain words`() throws {
        let files = try Repository.files(under: "messages/en", endingIn: [".mf2"])
        try #require(files.count > 24)
        try Self.report(files, Self.messages)
    }

    @Test func `the examples of a new site are in plain words`() throws {
        let files = try Repository.files(under: "starter/en", endingIn: [".md"])
        try #require(files.count > 5)
        try Self.report(files, Self.pages)
    }

    @Test func `errors and next steps are in plain words`() throws {
        let files = try Repository.files(
            under: "Sources", endingIn: ["+Wording.swift", "Faults.swift"])
        try #require(files.count > 15)
        let words = try Self.stiffWords()
        for file in files {
            // Each text is a paragraph in the place of its line.
            let text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                .map(Self.literals).joined(separator: "\n")
            let prose = Prose(RepositoryFile(path: "wording.md", text: text))
            for finding in words.findings(in: prose, path: file.path) {
                Issue.record("\(finding)")
            }
        }
    }

    /// The quoted texts on a line of Swift, without values, code, and what people type in examples.
    private static func literals(_ line: Substring) -> String {
        let line = line.prefix(upTo: line.firstRange(of: "example: ")?.lowerBound ?? line.endIndex)
        if line.drop(while: { $0 == " " }).hasPrefix("//") { return "" }
        let texts = line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { match in
            match.1.replacing(/\\\([^)]*\)+/, with: "x").replacing(/[“”][^“”]*[“”]/, with: "x")
        }
        return texts.joined(separator: ". ")
    }

    private static func stiffWords() throws -> StiffWords {
        try StiffWords(table: Repository.text(of: "docs/words.tsv"))
    }

    private static func report(_ files: [RepositoryFile], _ limits: ReadingEase.Limits) throws {
        let words = try stiffWords()
        for file in files {
            let prose = Prose(file)
            let findings =
                words.findings(in: prose, path: file.path)
                + ReadingEase.findings(in: prose, path: file.path, limits: limits)
            for finding in findings { Issue.record("\(finding)") }
        }
    }
}
