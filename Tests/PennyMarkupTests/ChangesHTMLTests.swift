import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// The differences between the figures of a result and the published ones.
@Suite struct ChangesHTMLTests {
    private func loan(_ inputs: [(String, String)]) throws -> Calculation {
        try Calculator.loan.calculate(inputs.map { RawInput($0.0, $0.1) }, InputDefaults())
    }

    private func list(
        _ before: [(String, String)], _ after: [(String, String)], _ style: NumberStyle = .enUS
    ) throws -> [String] {
        ChangesHTML(try loan(before), try loan(after), for: .english(style)).list().text
            .split(separator: "\n").map(String.init)
    }

    private let base = [("principal", "1,200"), ("rate", "0%"), ("term", "12 months")]

    @Test func `figures that are the same are not reported`() throws {
        #expect(try list(base, base) == [])
        #expect(try list(base, base.dropLast() + [("term", "1 year")]) == [])
    }

    @Test func `a figure is shown as it was, as it is, and by how much`() throws {
        let lines = try list(base, [("principal", "2,400"), ("rate", "0%"), ("term", "1 year")])
        #expect(lines.first == "<ul>")
        #expect(lines.last == "</ul>")
        let payment =
            "<li data-figure=\"payment\" data-by=\"+$100.00\">"
            + "Monthly payment: $100.00 → <strong>$200.00</strong> (+$100.00)</li>"
        #expect(lines.contains(payment))
        #expect(!lines.contains { $0.contains("Total interest") })
    }

    @Test func `less is shown with a minus sign, in the style of the page`() throws {
        let style = try #require(NumberStyle.named("de-DE"))
        let lines = try list(
            [("principal", "2,400"), ("rate", "0%"), ("term", "1 year")], base, style)
        let payment = lines.first { $0.contains("Monthly payment") }
        #expect(
            payment?.replacing("\u{A0}", with: " ")
                == "<li data-figure=\"payment\" data-by=\"−100,00 $\">"
                + "Monthly payment: 200,00 $ → <strong>100,00 $</strong> (−100,00 $)</li>")
    }

    @Test func `figures that come and go are reported`() throws {
        let extra = base + [("extra", "100 at 1")]
        #expect(
            try list(base, extra).contains(
                "<li data-figure=\"paymentsSaved\">Payments saved: <strong>1</strong></li>"))
        #expect(
            try list(extra, base).contains("<li>Payments saved: 1, no longer in the result</li>"))
    }

    @Test func `amounts of two currencies have no difference`() throws {
        let lines = try list(base, base + [("currency", "EUR")])
        #expect(
            lines.contains(
                "<li data-figure=\"payment\">Monthly payment: $100.00 → <strong>€100.00</strong></li>"
            ))
    }
}
