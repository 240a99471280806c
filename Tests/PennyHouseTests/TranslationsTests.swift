import PennyMessages
import Testing

@testable import penny_messages

/// Translations, held against English.
@Suite struct TranslationsTests {
    static let english = """
        language: en
        area: goal
        @values paid
        goal.note.paid = You pay {$paid :money}.
        @values months
        goal.note.months =
            .input {$months :integer}
            .match $months
            one {{{$months} month}}
            * {{{$months} months}}
        goal.title = Savings goal

        """

    static func translations(_ files: [(String, String)]) throws(WordsFaults) -> Translations {
        try Translations(
            ([("messages/en/goal.mf2", english)] + files).map { ($0.0, Array($0.1.utf8)) })
    }

    static func german(_ messages: String) -> (String, String) {
        ("messages/de/goal.mf2", "language: de\narea: goal\n" + messages)
    }

    /// The digests of the English messages by their names.
    static func digests() throws -> [String: String] {
        let file = CatalogFile.read(Array(english.utf8), as: .source).file
        return Dictionary(
            uniqueKeysWithValues: file.messages.map {
                (
                    String(decoding: $0.name, as: UTF8.self),
                    String(decoding: $0.digest, as: UTF8.self)
                )
            })
    }

    @Test func `what is missing and what is out of date is counted`() throws {
        let title = try #require(try Self.digests()["goal.title"])
        let some = Self.german(
            """
            @from \(title)
            goal.title = Sparziel
            @from 0123456789abcdef
            goal.note.paid = Sie zahlen {$paid :money}.

            """)
        let rest = try Self.translations([some]).rest()
        #expect(rest == [Translations.Rest(language: "de", missing: 1, stale: 1)])
    }

    @Test func `a draft holds what is left, ready to be translated`() throws {
        let digests = try Self.digests()
        let title = try #require(digests["goal.title"])
        let some = Self.german("@from \(title)\ngoal.title = Sparziel\n")
        let draft = try Self.translations([some]).draft(of: "de")
        #expect(draft.map(\.name) == ["goal.mf2"])
        let file = CatalogFile.read(try #require(draft.first?.text), as: .translation)
        #expect(file.problems.isEmpty)
        #expect(
            file.file.messages.map { String(decoding: $0.name, as: UTF8.self) }
                == ["goal.note.paid", "goal.note.months"])
        #expect(file.file.messages.allSatisfy { $0.values.isEmpty })
        // Put in place as it is, nothing is left.
        let whole = String(decoding: try #require(draft.first?.text), as: UTF8.self)
        let done = Self.german(
            whole.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
                .joined(separator: "\n") + "@from \(title)\ngoal.title = Sparziel\n")
        #expect(try Self.translations([done]).draft(of: "de").isEmpty)
        #expect(try Self.translations([done]).rest() == [Translations.Rest(language: "de")])
    }

    @Test(arguments: [
        (
            "messages/de/goal.mf2", "language: de\narea: goal\ngoal.gone = Weg\n",
            "messages/de/goal.mf2:3:1: "
        ),
        (
            "messages/de/goal.mf2",
            "language: de\narea: goal\ngoal.note.paid = Sie zahlen {$sum :money}.\n",
            "messages/de/goal.mf2:3:"
        ),
        (
            "messages/de/loan.mf2", "language: de\narea: goal\n",
            "messages/de/loan.mf2: the file says that its area is goal. "
                + "Name the file after its area."
        ),
        (
            "messages/fr/goal.mf2", "language: de\narea: goal\n",
            "messages/fr/goal.mf2: the file says that its language is de. "
                + "Name the folder after the language of its files."
        ),
        (
            "messages/xx/goal.mf2", "language: xx\narea: goal\n",
            "messages/xx/goal.mf2:1:11: there are no plural rules for the language xx. "
        ),
        (
            "messages/de/loan.mf2", "language: de\narea: loan\n",
            "messages/de/loan.mf2: there is no area loan. "
                + "List it in Sources/calculators.txt or in WordsHome, and write its English first."
        ),
    ])
    func `a fault of a translation is reported with its location`(
        _ path: String, _ text: String, _ words: String
    ) throws {
        let faults = #expect(throws: WordsFaults.self) {
            _ = try Self.translations([(path, text)]).rest()
        }
        let told = try #require(faults)
        #expect(told.faults.count == 1)
        #expect(told.description.hasPrefix(words), "\(told.description)")
    }
}
