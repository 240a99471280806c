import PennyText
import PennyContent
import PennyDiagnostics
import Testing

@testable import PennyImport

/// The result of importing a pair of files with these texts.
private func pair(
    _ words: String, _ definitions: String, delimiter: String = "|",
    as form: GlossaryTarget.Form = .csv
) -> Outcome {
    Outcome { () throws(DiagnosticError) in
        let target = try GlossaryTarget(nil, as: form, folder: "glossary/")
        return try GlossaryImport(to: target).read(
            words: ImportSource(path: "words.rtf", bytes: CocoaText.file(words)),
            definitions: ImportSource(path: "texts.rtf", bytes: CocoaText.file(definitions)),
            delimiter: delimiter)
    }
}

private let words = FinanceWords.pairs.map(\.word)
private let definitions = FinanceWords.pairs.map(\.definition)

/// The file of an app: its last entry ends in a line separator and empty lines.
private func file(_ entries: [String]) -> String {
    entries.joined(separator: "|") + "\u{2028}\n\n\n"
}

/// The cells of a table, the header among them.
func cells(_ csv: String) throws -> [[String]] {
    var reader = CSVReader(ContentText(path: "a.csv", text: csv))
    return try reader.rows().sound().map { $0.map(\.text) }
}

@Suite("A pair of RTF files")
struct GlossaryPairTests {
    @Test("of 103 entries imports whole, in the order of a dictionary")
    func whole() throws {
        let made = pair(file(words), file(definitions))
        #expect(made.errors == [])
        #expect(made.contents == ["103 terms"])
        let rows = try cells(made.files["glossary/terms.csv"] ?? "")
        #expect(rows.first == ["term", "definition"])
        let expected = Dictionary(
            uniqueKeysWithValues: FinanceWords.pairs.map { ($0.word, $0.definition) })
        let read = Dictionary(uniqueKeysWithValues: rows.dropFirst().map { ($0[0], $0[1]) })
        #expect(read == expected)
        func descents(_ words: [String]) -> Int {
            let keys = words.map(DictionaryOrder.key)
            return zip(keys, keys.dropFirst()).count { $0 > $1 }
        }
        #expect(descents(words) == 3)
        #expect(descents(rows.dropFirst().map { $0[0] }) == 0)
        #expect(
            rows.dropFirst().map { $0[0] }.prefix(4) == [
                "401(k)", "403(b)", "501(c)(3)", "529 Plan",
            ])
        #expect(rows.last?[0] == "Withholding")
    }

    @Test("becomes a file a term if that is asked for")
    func markdown() throws {
        let made = pair(file(words), file(definitions), as: .markdown)
        #expect(made.files.count == 103)
        #expect(
            made.files["glossary/apr.md"] == """
                ---
                term: APR (Annual Percentage Rate)
                ---

                What borrowing costs a year, fees included.

                """)
        #expect(made.files["glossary/401-k.md"]?.contains("term: 401(k)\n") == true)
        #expect(made.files["glossary/501-c-3.md"] != nil)
        #expect(made.files["glossary/withholding.md"]?.hasSuffix("in advance.\n") == true)
    }

    /// The mishaps of the entries of a list.
    struct Mishap: Sendable {
        var isOfWords = false
        let range: Range<Int>
        var entries: [String] = []
        func happens(to list: [String]) -> [String] {
            list[..<range.lowerBound] + entries + list[range.upperBound...]
        }
    }

    private static let mishaps: [Mishap] = [
        // An entry in two parts
        Mishap(range: 30..<31, entries: ["Someone who", "promises to pay."]),
        Mishap(isOfWords: true, range: 28..<29, entries: ["Colla", "teral"]),
        // Two that run together
        Mishap(range: 40..<42, entries: ["One new loan. What is lost before."]),
        Mishap(isOfWords: true, range: 73..<75, entries: ["Late Fee Lease"]),
        // One that is missing, one that is empty
        Mishap(range: 60..<61),
        Mishap(isOfWords: true, range: 60..<61),
        Mishap(isOfWords: true, range: 10..<10, entries: [""]),
    ]

    @Test("of different lengths shows a pair near the first that is wrong", arguments: mishaps)
    func mismatch(_ mishap: Mishap) throws {
        let found = MismatchedPair(
            words: mishap.isOfWords ? mishap.happens(to: words) : words,
            definitions: mishap.isOfWords ? definitions : mishap.happens(to: definitions))
        let index = mishap.range.lowerBound
        #expect(found.isCertain)
        #expect((index...(index + 20)).contains(found.index), "\(found)")
        #expect(found.lastRight ?? 0 <= index, "\(found)")
    }

    @Test("of different lengths makes nothing")
    func nothing() {
        let made = pair(file(words), file(definitions.dropLast()))
        #expect(made.files.isEmpty)
        #expect(made.errors.count == 1)
        #expect(made.errors.first?.contains("error: 103 words, but 102 definitions: pair ") == true)
    }

    @Test("that gives no clue shows its last pair, and both locations")
    func noClue() {
        #expect(
            pair("Alpha|Beta", "one\n|two|three").errors == [
                """
                8:21 error: 2 words, but 3 definitions: pair 2, “Beta” and “two”, is the last \
                there is | definition at texts.rtf:9:2 | Compare the two files for a delimiter too \
                many or too few, or name another “--delimiter”.
                """
            ])
    }

    @Test("says in one line what looks wrong, and where")
    func wording() {
        #expect(
            pair("Bond|Credit|Loan", "A bond promises.|Credit is trust.|But|A loan is lent.")
                .errors == [
                    """
                    8:27 error: 3 words, but 4 definitions: pair 3, “Loan” and “But”, is the \
                    first that looks wrong | definition at texts.rtf:8:49 | Pair 2 still looks right; \
                    look from there on for a delimiter too many or too few.
                    """
                ])
    }

    @Test(
        "with faults names them all, each at its location",
        arguments: [
            (
                "A| |C|D", "a|b|\u{2028}|d",
                [
                    """
                    8:23 error: the definition of “C” is empty | Write it, or remove one of two \
                    delimiters.
                    """,
                    "8:17 error: word 2 is empty | Write it, or remove one of two delimiters.",
                ]
            ),
            (
                "Bond|Loan|bond", "a|b|c",
                [
                    """
                    8:25 error: “bond” is there twice | first at words.rtf:8:15 | Keep one of the \
                    two, or rename one.
                    """
                ]
            ),
            (
                "Bond|Loan|Bond", "a|b|a",
                [
                    """
                    8:25 error: “Bond” is there twice with the same definition | first at \
                    words.rtf:8:15 | Remove one of the two.
                    """
                ]
            ),
            (
                "APR (rate)|A.P.R|APR", "a|b|c",
                [
                    """
                    8:32 error: “APR” gets the name “apr” in addresses, as does “APR (rate)” | first at \
                    words.rtf:8:15 | Rename it, or import a CSV table with a column “slug” for such \
                    names.
                    """
                ]
            ),
            (
                "Zins|利息", "a|b",
                [
                    """
                    8:24 error: “利息” gives no name for addresses | Rename it, or import a CSV table \
                    with a column “slug” for such names.
                    """
                ]
            ),
            (
                "A;B", "a;b",
                [
                    """
                    1:1 error: no “|” is in the file | Name with “--delimiter” what is between \
                    two entries.
                    """
                ]
            ),
            ("\n", "a", ["1:1 error: the file has no terms | Import another file."]),
        ])
    func faults(words: String, definitions: String, expected: [String]) {
        let made = pair(words, definitions)
        #expect(made.errors == expected)
        #expect(made.files.isEmpty)
    }

    @Test("may have any delimiter, and one after the last entry")
    func delimiters() throws {
        for delimiter in ["|", "%%", "\n", "é"] {
            let made = pair(
                ["B", "A", ""].joined(separator: delimiter),
                ["two", "one", ""].joined(separator: delimiter), delimiter: delimiter)
            #expect(made.text == "term,definition\nA,one\nB,two\n")
        }
    }

    @Test("keeps the paragraphs and lines of a definition")
    func paragraphs() throws {
        let made = pair("Bond|\n", "One\n\n# two\u{2028}- three\u{2029}four\n")
        #expect(try cells(made.text).last == ["Bond", "One\n\n\\# two\\\n\\- three\n\nfour"])
    }

    @Test("that cannot be read reports the faults of both")
    func unreadable() {
        let made = Outcome { () throws(DiagnosticError) in
            let target = try GlossaryTarget(nil, as: .csv, folder: "")
            let file = ImportSource(path: "a.rtf", bytes: [])
            let other = ImportSource(path: "b.rtf", bytes: Array("{\\rtf1".utf8))
            return try GlossaryImport(to: target).read(
                words: file, definitions: other, delimiter: "|")
        }
        #expect(made.errors.count == 2)
    }
}
