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
        #expect(try Self.stiffWords().count >= 120)
    }

    @Test func `documents for builders are in plain words`() throws {
        let files =
            try ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md"].map {
                try RepositoryFile(path: $0, text: Repository.text(of: $0))
            } + Repository.files(under: "docs", endingIn: [".md"])
        try #require(files.count > 25)
        try Self.report(files, Self.documents)
    }

    @Test func `pages for readers are in plain words`() throws {
        let files =
            try Repository.files(under: "site", endingIn: [".md", "banking.csv"])
            .filter { !$0.path.hasPrefix("site/public") }
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
