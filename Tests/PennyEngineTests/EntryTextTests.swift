import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Lists in one line")
struct EntryTextTests {
    static let names = ["amount", "at", "from", "every", "to"]

    /// The entries as `name=value` pairs; nil where the text does not have the form.
    static func split(_ text: String) -> [String]? {
        EntryText.split(text, names)?.map { entry in
            entry.map { "\($0.name)=\($0.text)" }.joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("200 from 1 every 1; 5,000 at 12", ["amount=200 from=1 every=1", "amount=5,000 at=12"]),
        ("200", ["amount=200"]), (" 200 ;; 300; ", ["amount=200", "amount=300"]),
        ("1 000 USD at 12", ["amount=1 000 USD at=12"]), ("200  at   12", ["amount=200 at=12"]),
        ("$200 at 2027-03-01", ["amount=$200 at=2027-03-01"]),
        ("amount 200", ["amount=200"]), ("at 12 amount 200", ["at=12 amount=200"]),
        ("200 at 1 at 2", ["amount=200 at=1 at=2"]), ("200 At 12", ["amount=200 At 12"]),
    ])
    func anEntryBeginsWithItsLeadingValueOrANamedOne(_ text: String, _ entries: [String]) {
        #expect(Self.split(text) == entries)
    }

    @Test(arguments: ["", " ", ";", " ; ; ", "at", "200 at", "200 at from 3", "amount at 12"])
    func textOfAnotherFormIsNotAList(_ text: String) {
        #expect(Self.split(text) == nil)
    }

    @Test func oneLineAndAListAreTheSameLoan() throws {
        let typed: TypedInputs = [
            "principal": "100,000", "rate": "5%", "term": "10 years",
            "extra": "200 from 1 every 1; 5,000 at 12",
        ]
        let listed =
            raw(typed).dropLast() + [
                RawInput(
                    "extra",
                    .entries([
                        [
                            .init(name: "every", text: "1"), .init(name: "amount", text: "200"),
                            .init(name: "from", text: "1"),
                        ],
                        [.init(name: "at", text: "12"), .init(name: "amount", text: "5,000")],
                    ]))
            ]
        #expect(try Calculator.loan.calculate(Array(listed)) == loan(typed))
    }

    /// A day means the first payment on or after it; at the end of a span, the last on or before
    /// it.
    @Test(
        arguments: [
            ("100 at 2027-03-01", [0, 0, 100, 0, 0, 0]),
            ("100 at 2027-02-02", [0, 0, 100, 0, 0, 0]),
            ("100 at 2020-01-01", nil),
            ("100 from 2027-05-15", [0, 0, 0, 0, 0, 100]),
            ("100 from 2 every 2", [0, 100, 0, 100, 0, 100]),
            ("100 from 2 to 3", [0, 100, 100, 0, 0, 0]),
            ("100 to 2027-02-28", [100, 100, 0, 0, 0, 0]), ("100 from 2 to 9999-01-01", nil),
            ("100 to 2026-12-31", nil), ("100 at 3; 50 at 3", [0, 0, 150, 0, 0, 0]),
            ("100", [100, 100, 100, 100, 100, 100]),
        ] as [(String, [Int64]?)])
    func anExtraFallsOnItsPayments(_ extra: String, _ amounts: [Int64]?) {
        let result = try? loan([
            "principal": "7,000", "rate": "0%", "term": "7 payments", "firstPayment": "2027-01-01",
            "extra": extra,
        ])
        let extras = result?.column("extra", of: "schedule").map { Array($0.prefix(6)) }
        #expect(extras == amounts.map { $0.map { $0 * 100 } })
    }
}

@Suite("Words in quotes in a list")
struct QuotedEntryTests {
    static let names = ["name", "price", "size", "count", "deal"]

    /// The fields of each entry, a name and a text each, or nil.
    static func split(_ text: String) -> [[[String]]]? {
        EntryText.split(text, names)?.map { $0.map { [$0.name, $0.text] } }
    }

    @Test(
        arguments: [
            (
                "\"Oats; size XL\" price 2.19",
                [[["name", "Oats; size XL"], ["price", "2.19"]]]
            ),
            (
                "\"Oats\" price 1; Tea price 2",
                [[["name", "Oats"], ["price", "1"]], [["name", "Tea"], ["price", "2"]]]
            ),
            (
                "\"The \"\"best\"\" one\" price 1",
                [[["name", "The \"best\" one"], ["price", "1"]]]
            ),
            ("\"\"\"\"", [[["name", "\""]]]), ("\"\"\"\"\"\"", [[["name", "\"\""]]]),
            ("\"price\" price 1", [[["name", "price"], ["price", "1"]]]),
            ("\"a  b\"", [[["name", "a  b"]]]), ("\" a \"", [[["name", " a "]]]),
            ("\"\" price 1", [[["name", ""], ["price", "1"]]]),
            (
                "Tea size \"6 x 2; big\" price 1",
                [[["name", "Tea"], ["size", "6 x 2; big"], ["price", "1"]]]
            ),
            ("Tea price\"1\"", [[["name", "Tea price\"1\""]]]),
            ("5\"-pie price 1", [[["name", "5\"-pie"], ["price", "1"]]]),
            ("Pie 5\" wide", [[["name", "Pie 5\" wide"]]]),
            ("Big \"red; round\" apple", [[["name", "Big red; round apple"]]]),
            ("\"a\";\"b\"", [[["name", "a"]], [["name", "b"]]]),
        ] as [(String, [[[String]]])])
    func quotedTextIsPlainWords(_ text: String, _ entries: [[[String]]]) {
        #expect(Self.split(text) == entries)
    }

    @Test(arguments: [
        "\"", "\"Oats", "\"Oats price 1; Tea price 2", "\"Oats\"\" price 1", "\"\"\"",
        "Tea price 1; \"Oats", "Tea size \"6 price 1",
    ])
    func aQuoteThatIsNeverClosedIsNoList(_ text: String) {
        #expect(EntryText.split(text, Self.names) == nil)
    }

    @Test(arguments: [
        ("Tea", "\"Tea\""), ("1 kg", "\"1 kg\""), ("Green tea", "\"Green tea\""),
        ("a;b", "\"a;b\""), ("\"", "\"\"\"\""),
        ("5\"", "\"5\"\"\""), ("a,b", "a,b"), ("=cmd()", "=cmd()"), ("日本", "\"日本\""),
        ("a\u{A0}b", "\"a\u{A0}b\""), ("a\tb", "\"a\tb\""), ("12", "12"),
    ])
    func onlyWordsThatNeedThemAreQuoted(_ words: String, _ quoted: String) {
        #expect(EntryText.quoted(words) == quoted)
    }

    /// Any name, size or deal is the same after it is written and read.
    @Test func quotedTextIsReadBackUnchanged() {
        var random = SeededGenerator()
        let parts = [
            "a", "Z", " ", "  ", ";", "\"", "\"\"", ",", "=", "'", "price ", " size", "Oats",
            "5", "é", "日", "\u{202E}", "<b>", "\\", "\n",
        ]
        for _ in 0..<2_000 {
            let words = (0..<3).map { _ in
                "x" + (0..<random.number(in: 0...6)).map { _ in random.pick(parts) }.joined()
            }
            let quoted = words.map(EntryText.quoted)
            #expect(
                Self.split("\(quoted[0]) price 1 size \(quoted[1]); \(quoted[2])") == [
                    [["name", words[0]], ["price", "1"], ["size", words[1]]], [["name", words[2]]],
                ], "\(words) of \(random)")
        }
    }
}
