import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// Sets side by side, and inputs of other locales, as a page requests them from the browser's
/// module.
struct BesideTests {
    private func answer(
        _ format: ResultFormat, _ lines: [String], in language: String = "en",
        of calculator: Calculator = .loan
    ) throws -> String {
        let text = lines.joined(separator: "\n")
        let request = try #require(CalculationRequest(reading: Array(text.utf8), of: .builtIn))
        let bytes = try request.answer(format, .of(language))
        return String(decoding: bytes.bytes, as: UTF8.self)
    }

    private let first = [
        "kind=loan", "title=A", "locale=en-US", "default-currency=USD", "principal=20,000",
        "rate=6%", "term=4 years",
    ]
    private let second = ["---", "title=B <b>", "principal=20,000", "rate=5%", "term=4 years"]

    @Test func `of two loans the finding says which one costs less`() throws {
        let html = try answer(.beside, first + second)
        #expect(html.contains("“B &lt;b&gt;” costs $437."))
        #expect(html.contains(" less than “A”.</p>"))
        #expect(html.contains("$460.59 <span class=\"than\">$9.11 lower</span>"))
        #expect(html.contains("<th scope=\"row\">Yearly interest rate</th>"))
        #expect(!html.contains("<th scope=\"row\">Term</th>"))
    }

    @Test func `fees count as a cost, and the answer says which would be low enough`() throws {
        let html = try answer(.beside, first + second + ["fees=1,500"])
        #expect(html.contains("<p class=\"finding\">“A” costs $1,062."))
        #expect(html.contains(" less than “B &lt;b&gt;”. "))
        #expect(html.contains("“B &lt;b&gt;” wins only if its fees are under $437."))
    }

    @Test func `the costs of a time alone can be compared`() throws {
        let html = try answer(.beside, ["horizon=12"] + first + second)
        #expect(html.contains(" than “A” over 1 year.</p>"))
        #expect(html.contains("<th scope=\"row\">Cost of credit in 1 year</th>"))
        #expect(html.contains("colspan=\"3\">Over the whole time</th></tr>\n<tr><th scope"))
        #expect(!(try answer(.beside, first + second)).contains("Over the whole time"))
    }

    private func card(_ rate: String, _ payment: String) -> [String] {
        ["balance=3,000", "rate=\(rate)", "payment=\(payment)"]
    }

    private let cards = ["kind=card", "title=A", "locale=en-US", "default-currency=USD"]

    @Test func `times are in years and months, and so are their differences`() throws {
        let lines = cards + card("18%", "200") + ["---", "title=B"] + card("12%", "200")
        let html = try answer(.beside, lines, of: .card)
        #expect(html.contains("<td class=\"n\">1 year and 6 months</td>"))
        #expect(html.contains("1 year and 5 months <span class=\"than\">1 month shorter</span>"))
    }

    @Test(arguments: [("24%", "12%"), ("12%", "24%"), ("24%", "30%")])
    func `a card that is never paid off is compared too`(_ one: String, _ other: String) throws {
        let lines = cards + card(one, "40") + ["---", "title=B"] + card(other, "40")
        let html = try answer(.beside, lines, of: .card)
        let never =
            switch (one, other) {
            case ("12%", _): "“B” is never paid off at this payment."
            case (_, "12%"): "“A” is never paid off at this payment."
            default: "<p class=\"finding\">“A” and “B” are never paid off at these payments."
            }
        #expect(html.contains(never))
        #expect(html.contains("<td class=\"n\">never"))
    }

    @Test func `amounts in two currencies are not put side by side`() throws {
        #expect(try answer(.beside, first + second + ["currency=EUR"]).isEmpty)
    }

    @Test func `inputs with decimal commas mean the same with decimal points`() throws {
        let german = [
            "kind=loan", "locale=en-US", "default-currency=USD", "typed-in=de-DE comma",
            "principal=20.000,50", "rate=6,25 %", "term=4 years", "extra.0.amount=1.000",
            "extra.0.at=12",
        ]
        let parts = try answer(.retyped, german).split(
            separator: "\u{1e}", omittingEmptySubsequences: false)
        for line in ["principal=$20,000.50\n", "rate=6.25%\n", "term=4 years\n"] {
            #expect(parts[0].contains(line))
        }
        #expect(parts[0].contains("extra.0.amount=$1,000.00\n"))
        // The law of the country is included.
        #expect(parts[0].contains("aprMethod="))
        #expect(parts[1] == "same")
    }

    @Test func `sets side by side are read where they were not typed`() throws {
        let german = [
            "kind=scenarios", "locale=en-US", "default-currency=USD", "typed-in=de-DE comma",
            "sets.0.set=a", "sets.0.kind=loan", "sets.0.inputs.principal=20.000,50",
            "sets.0.inputs.rate=6,25 %", "sets.0.inputs.term=4 years", "sets.1.set=b",
            "sets.1.kind=loan", "sets.1.inputs.principal=20.000,50", "sets.1.inputs.rate=5 %",
            "sets.1.inputs.term=4 years", "sets.1.inputs.extra=1.000 at 12",
        ]
        let parts = try answer(.retyped, german, of: .scenarios).split(
            separator: "\u{1e}", omittingEmptySubsequences: false)
        #expect(
            parts[0].contains(
                "sets.0.inputs=principal $20,000.50 rate 6.25% term \"4 years\" aprMethod"))
        #expect(parts[0].contains("extra \"amount $1,000.00 at 12\""))
        #expect(parts[1] == "same")
    }

    @Test(arguments: ["typed-in=de-DE", "typed-in=de-DE dot", "typed-in="])
    func `a locale without a mark is no request`(_ line: String) {
        let text = ["kind=loan", line, "principal=1"].joined(separator: "\n")
        #expect(CalculationRequest(reading: Array(text.utf8), of: .builtIn) == nil)
    }
}
