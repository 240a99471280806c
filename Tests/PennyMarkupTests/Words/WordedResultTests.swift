import PennyMessages
import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// A result whose words are all messages, rendered in two languages.
@Suite("A result made of messages")
struct WordedResultTests {
    private static func result(person: String = "Ann") throws -> Calculation {
        let label = try WordsSample.message("label")
        let months = try WordsSample.message("months", [.count(1)])
        let people: Quantity = .list(
            [.text(person), .words(try WordsSample.message("who"), machine: "nobody")], .and)
        let finding = try WordsSample.message("finding", [.money(123_456), people])
        let step = try WordsSample.message(
            "step", [.words(months), .rate(try #require(ExactDecimal(plain: "0.05")))])
        var table = Table(
            "shares", title: label, caption: finding,
            columns: [
                .init("who", try WordsSample.message("column.who"), .value(isNumber: false)),
                .init("amount", try WordsSample.message("column.amount"), .money),
            ], hasRowHeads: false)
        table.append([.value(people), .number(123_456)])
        table.groups = [
            .init(label: try WordsSample.message("group", [.count(3)]), rows: 0..<1)
        ]
        return Calculation(
            calculator: .leverage, currency: .usDollar,
            inputs: [
                NormalisedInput(name: "owed", label: label, quantity: people, isDefault: false)
            ],
            figures: [
                Figure("owed", label, .money(123_456)),
                Figure("time", .text(person), .words(months, machine: "1 month")),
            ],
            tables: [table],
            charts: [
                Chart(
                    "bars", title: finding,
                    bars: [.init(.text(person), to: 5, .words(months, machine: "1 month"))]),
                Chart(
                    "lines", .lines, title: finding, axis: .month, positions: [0, 1],
                    series: [.init("owed", label, [1, 2])]),
            ],
            steps: [
                Step(
                    label, for: ["owed"], formula: finding, numbers: step, answer: months,
                    rounding: finding, source: label),
                Step(label, for: ["time"], formula: finding, numbers: nil, answer: nil),
            ],
            proofs: [Proof(step, holds: true)],
            notes: [try WordsSample.message("note", [.text(person)])])
    }

    private static func readers(_ text: String, _ language: String) throws -> Readers {
        let style = try #require(NumberStyle.named(language == "de" ? "de-DE" : "en-US"))
        return Readers(style, try WordsSample.words(text, language))
    }

    private static func english() throws -> Readers { try readers(WordsSample.english, "en") }
    private static func german() throws -> Readers { try readers(WordsSample.german, "de") }

    @Test("is a page in the language of its readers")
    func page() throws {
        let english = ResultHTML(try Self.result(), for: try Self.english()).section().text
        let german = ResultHTML(try Self.result(), for: try Self.german()).section().text
        for text in [
            "<dt>What you owe</dt><dd>$1,234.56</dd>", "<dt>Ann</dt><dd class=\"words\">1 month<",
            "<p class=\"note\"><strong>Careful:</strong> Ann is <strong>Ann</strong>.</p>",
            "<figcaption>Ann and Nobody share $1,234.56</figcaption>",
            "<span class=\"bar-value\">1 month</span>",
            "aria-label=\"Line chart by month. Ann and Nobody share $1,234.56. What you",
            ">Month</text>", "<caption>Ann and Nobody share $1,234.56</caption>",
            "<th scope=\"col\" class=\"n\">Amount</th>", "\">Year 3</th>",
            "<td class=\"w\">Ann and Nobody</td>", "<h3>What you owe</h3>",
            "<p class=\"formula numbers\">1 month at 5%</p>", "<p class=\"answer\">= 1 month</p>",
            "<p class=\"why\">Ann and Nobody share $1,234.56 Source: What you owe.</p>",
            "<li>1 month at 5%</li>",
        ] {
            #expect(english.contains(text), "\(text)")
        }
        for text in [
            "<dt>Ihre Schulden</dt><dd>1.234,56\u{A0}$</dd>", "<dd class=\"words\">1 Monat<",
            "<p class=\"note\"><strong>Achtung:</strong> Ann ist <strong>Ann</strong>.</p>",
            "<figcaption>1.234,56\u{A0}$ für Ann und Niemand</figcaption>",
            "<span class=\"bar-value\">1 Monat</span>", ">Ihre Schulden</th>",
            "<caption>1.234,56\u{A0}$ für Ann und Niemand</caption>",
            "<th scope=\"col\" class=\"n\">Betrag</th>", "\">Jahr 3</th>",
            "<td class=\"w\">Ann und Niemand</td>", "<h3>Ihre Schulden</h3>",
            "<p class=\"formula numbers\">1 Monat zu 5\u{A0}%</p>",
            "<p class=\"answer\">= 1 Monat</p>", "<li>1 Monat zu 5\u{A0}%</li>",
        ] {
            #expect(german.contains(text), "\(text)")
        }
        for html in [english, german] {
            #expect(try Markup(html).faults.isEmpty)
            #expect(!html.contains("{"))
        }
    }

    @Test("leaves out the lines of a step that it does not have")
    func shortStep() throws {
        let html = ResultHTML(try Self.result(), for: try Self.english()).section().text
        #expect(html.contains("<p class=\"formula\">Ann and Nobody share $1,234.56</p>\n</li>"))
    }

    @Test("is text for a terminal in the language of its readers")
    func terminal() throws {
        let report = TextReport(try Self.result(), for: try Self.german())
        #expect(
            report.report(title: "").text == """
                Ihre Schulden  1.234,56\u{A0}$
                Ann            1 Monat

                Achtung: Ann ist Ann.

                Ihre Schulden
                Wer                Betrag
                Jahr 3:
                Ann und Niemand  1.234,56

                """)
        #expect(
            report.explanation(title: "", of: "owed").text == """
                1. Ihre Schulden
                   1.234,56\u{A0}$ für Ann und Niemand
                   1 Monat zu 5\u{A0}%
                   = 1 Monat
                   1.234,56\u{A0}$ für Ann und Niemand
                   de: Ihre Schulden.

                """)
        #expect(
            TextReport(try Self.result(), for: try Self.english()).summary(title: "").text
                == "What you owe  Ann and Nobody\n\nWhat you owe  $1,234.56\nAnn           1 month\n"
        )
    }

    @Test("is the same for tools in every language")
    func tools() throws {
        let result = try Self.result()
        #expect(
            JSONWriter(result).object(title: "", for: Readers(.enUS, .english)).text == """
                {"kind":"leverage","title":"","currency":"USD","inputs":{"owed":"Ann and nobody"},\
                "figures":{"owed":"1234.56","time":"1 month"},"tables":{"shares":{"columns":\
                ["who","amount"],"rows":[["Ann and nobody","1234.56"]]}}}

                """)
        #expect(
            CSVWriter(result.tables[0], .usDollar).file().text
                == "who,amount\nAnn and nobody,1234.56\n")
        #expect(ShownFigures(result).texts.map(\.text) == ["1234.56", "1 month"])
        #expect(ShownFigures(result).change(of: "time", shownAs: "1 month") == nil)
        #expect(SetIdentityText(result).lines().text == "leverage\nUSD\nowed=\"Ann and nobody\"\n")
    }

    @Test(
        "puts words in a list where tools find them as text",
        arguments: [
            (.and, "a, b and c"), (.or, "a, b or c"), (.comma, "\"a, b, c\""),
            (.semicolon, "a; b; c"), (.plus, "a + b + c"),
        ] as [(ListStyle, String)])
    func machineLists(style: ListStyle, cell: String) {
        var table = Table(
            "t", title: "", caption: [], columns: [.init("a", "", .value(isNumber: false))])
        table.append([.value(.list([.text("a"), .text("b"), .text("c")], style))])
        let quoted = cell.hasPrefix("\"") || !cell.contains(",") ? cell : "\"\(cell)\""
        #expect(CSVWriter(table, .usDollar).file().text == "a\n\(quoted)\n")
    }

    @Test("cannot be broken out of by the names people give")
    func hostile() throws {
        let result = try Self.result(person: Sample.hostile)
        for readers in [try Self.english(), try Self.german()] {
            let writer = ResultHTML(result, for: readers)
            let example = ExampleHTML(result, for: readers)
            let changes = ChangesHTML(try Self.result(), result, for: readers)
            for html in [
                writer.section(), writer.inputs(), changes.list(),
                example.section(title: "", address: nil, of: nil),
            ] {
                let markup = try Markup(html.text)
                #expect(markup.faults.isEmpty)
                #expect(!markup.elements.contains { $0.name == "script" })
            }
            let report = TextReport(result, for: readers).report(title: "").text
            #expect(!report.contains("\u{1B}") && !report.contains("\u{202E}"))
        }
    }
}
