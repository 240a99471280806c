import PennyMessages
import PennyTestSupport
import Testing

@testable import penny_messages

/// The folder `messages` and what is made of it.
@Suite struct RepositoryMessagesTests {
    /// Areas whose messages nobody uses yet: the words that are still in the code.
    static let pending: Set<String> = ["common"]

    static func catalogs() throws -> [WordsMaker.Catalog] {
        let files = try Repository.files(under: "messages", endingIn: [".mf2"])
        try #require(files.count > 2)
        return files.map { ($0.path, Array($0.text.utf8)) }
    }

    static func calculators() throws -> [String] {
        CalculatorList.names(in: try Repository.bytes(of: CalculatorList.path))
    }

    static func typedWords() throws -> [WordsMaker.Catalog] {
        try Repository.files(under: "messages", endingIn: ["typed.words"]).map {
            ($0.path, Array($0.text.utf8))
        }
    }

    @Test func `words that people type are in order in each language`() throws {
        try TypedWordsCheck.check(Self.typedWords())
    }

    @Test func `what is made of messages is as scripts-messages makes it now`() throws {
        let theme = try Repository.files(under: "templates", endingIn: [""]).map(\.path)
            .filter { $0.split(separator: "/").count <= 3 }
        let made =
            try WordsMaker.files(
                of: Self.catalogs(), calculators: Self.calculators(), typed: Self.typedWords())
            + EmbeddedFiles.themeLists(of: theme)
        for file in made {
            let isSame =
                try Repository.exists(file.path) && Repository.text(of: file.path) == file.text
            #expect(isSame, "\(file.path) is not what messages say; run scripts/messages")
        }
        let paths = Set(made.map(\.path))
        for file in try Repository.files(under: "Sources", endingIn: [".swift"])
        where file.text.hasPrefix(WordsSource.stamp) || file.path.contains("/Generated/") {
            #expect(paths.contains(file.path), "\(file.path) is left over; run scripts/messages")
        }
    }

    @Test func `each message is used`() throws {
        let sources = try WordsMaker.sources(
            of: Self.catalogs(), calculators: Self.calculators())
        let files = try Repository.files(under: "Sources", endingIn: [".swift"]).filter {
            !$0.text.hasPrefix(WordsSource.stamp)
        }
        let use = WordUse(of: files, templates: try Self.templates())
        for source in sources {
            let area = source.area.name
            let shown = Set(
                use.inTemplates.keys.filter { $0.hasPrefix(area + ".") }.map {
                    SwiftName(joining: SwiftName.withoutArea(Array($0.utf8))).text
                })
            let unused = source.names.filter {
                !shown.contains($0) && !use.has($0, of: source.home.type)
            }
            if Self.pending.contains(area) {
                #expect(!unused.isEmpty, "\(area) is in use: take it off the list")
            } else {
                #expect(unused == [], "nobody uses these messages of \(area)")
            }
        }
    }

    private static func templates() throws -> [RepositoryFile] {
        try Repository.files(under: "templates", endingIn: [".mustache"])
    }

    @Test func `templates name messages that have no values`() throws {
        var plain: Set<String> = []
        for (path, bytes) in try Self.catalogs() where path.hasPrefix("messages/en/") {
            for message in CatalogFile.read(bytes, as: .source).file.messages
            where message.values.isEmpty {
                plain.insert(String(decoding: message.name, as: UTF8.self))
            }
        }
        let names = WordUse(of: [], templates: try Self.templates()).inTemplates
        #expect(!names.isEmpty)
        for (name, path) in names where !plain.contains(name) {
            Issue.record("\(path) names \(name), which is no message without values")
        }
    }

    @Test func `catalogs are laid out as they are printed`() throws {
        for (path, bytes) in try Self.catalogs() {
            let role = path.hasPrefix("messages/en/") ? CatalogRole.source : .translation
            #expect(CatalogFile.read(bytes, as: role).file.text == bytes, "\(path)")
        }
    }
}

@Suite struct WordUseTests {
    @Test func `a name is used by its type, or by the short name of its file`() {
        let files = [
            RepositoryFile(
                path: "Sources/A/Loan/Loan.swift",
                text: "typealias Words = LoanWords\ny(Words.title, 1)"),
            RepositoryFile(path: "Sources/B/Page.swift", text: "LoanWords.`in`(a: GoalWords.b)"),
        ]
        let use = WordUse(of: files)
        #expect(use.has("title", of: "LoanWords"))
        #expect(!use.has("title", of: "GoalWords"))
        #expect(use.has("in", of: "LoanWords"))
        #expect(use.has("b", of: "GoalWords"))
        #expect(!use.has("gone", of: "LoanWords"))
    }

    @Test func `a template uses the names of its words`() {
        let page = RepositoryFile(
            path: "templates/page.mustache",
            text: "{{#words}}{{words}}{{/words}}{{^words.isEmpty}}{{ words.site.not-found.home }}")
        let use = WordUse(of: [], templates: [page])
        #expect(use.inTemplates == ["site.not-found.home": page.path])
    }
}
