import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

@Suite("A chart of bars")
struct BarChartTests {
    func html(_ bars: [Chart.Bar], _ style: NumberStyle = .enUS) -> String {
        var out = Bytes()
        let chart = Chart("test", title: [.text("A <finding>")], bars: bars)
        BarChart(chart, NumberWriter(for: .english(style), currency: .usDollar)).append(to: &out)
        return out.text
    }

    @Test("steps from an income down below zero, with the zero line in each bar")
    func waterfall() {
        let bar = "<svg class=\"bar\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\""
        let zero = "<path class=\"zero\" d=\"M200 0V10\"/></svg></li>"
        let written = html([
            .init("Pay & <tips>", to: 4_000, .money(4_000), .gain),
            .init("Rent", from: 4_000, to: -1_000, .money(-5_000), .loss),
            .init("Left", to: -1_000, .money(-1_000), .loss),
        ])
        #expect(
            written == """
                <figure class="chart bar-chart">
                <figcaption>A &lt;finding&gt;</figcaption>
                <ul>
                <li class="gain"><span class="bar-name">Pay &amp; &lt;tips&gt;</span> \
                <span class="bar-value">+$40.00</span>
                \(bar) aria-hidden="true"><rect x="200" y="0" width="800" height="10"/>\(zero)
                <li class="loss"><span class="bar-name">Rent</span> \
                <span class="bar-value">−\u{2060}$50.00</span>
                \(bar) aria-hidden="true"><rect x="0" y="0" width="1000" height="10"/>\(zero)
                <li class="loss"><span class="bar-name">Left</span> \
                <span class="bar-value">−\u{2060}$10.00</span>
                \(bar) aria-hidden="true"><rect x="0" y="0" width="200" height="10"/>\(zero)
                </ul>
                </figure>

                """)
    }

    @Test("has no zero line where all bars begin there, and marks the best")
    func positive() {
        let written = html([
            .init(
                "Own", to: 500, .unitPrice(ExactDecimal(625, scale: 3), decimals: 2), .best),
            .init("Big", to: 1_000, .unitPrice(ExactDecimal(125, scale: 2), decimals: 2)),
        ])
        #expect(!written.contains("zero"))
        #expect(written.contains("<li class=\"best\"><span class=\"bar-name\">Own</span>"))
        #expect(written.contains("<span class=\"bar-value\">$0.625</span>"))
        #expect(written.contains("<li><span class=\"bar-name\">Big</span>"))
        #expect(written.contains("<rect x=\"0\" y=\"0\" width=\"500\" height=\"10\"/>"))
        #expect(written.contains("<rect x=\"0\" y=\"0\" width=\"1000\" height=\"10\"/>"))
    }

    @Test("writes the sign of a gain before the amount of every style")
    func signs() throws {
        let french = try #require(NumberStyle.named("fr-FR"))
        let written = html([.init("Pay", to: 1, .money(123_456), .gain)], french)
        #expect(written.contains("<span class=\"bar-value\">+1\u{202F}234,56\u{A0}$US</span>"))
    }

    @Test(
        "places each bar between the lowest and the highest end",
        arguments: [
            ([(0, 0)], ["0+0"]), ([(0, 0), (0, 7)], ["0+0", "0+1000"]),
            ([(0, 3), (0, 1)], ["0+1000", "0+333"]), ([(0, 3), (3, 1)], ["0+1000", "333+667"]),
            ([(0, 1), (0, 1_000_000)], ["0+1", "0+1000"]),
            ([(0, 1_000_000), (999_999, 1_000_000)], ["0+1000", "999+1"]),
            ([(0, -4)], ["0+1000"]), ([(0, 1), (0, -3)], ["750+250", "0+750"]),
            ([(0, Int64.max), (0, Int64.min)], ["500+500", "0+500"]),
            ([(0, Money.limit), (Money.limit, 0)], ["0+1000", "0+1000"]),
        ] as [([(Int64, Int64)], [String])])
    func positions(ends: [(Int64, Int64)], expected: [String]) throws {
        let markup = try Markup(html(ends.map { .init("x", from: $0.0, to: $0.1, .money($0.1)) }))
        let bars = markup.elements.filter { $0.name == "rect" }
        #expect(markup.faults == [])
        #expect(bars.map { "\($0["x"] ?? "")+\($0["width"] ?? "")" } == expected)
    }

    @Test("says each value in text, so that the drawing is hidden from screen readers")
    func accessible() throws {
        let elements = try Markup(html([.init("Own", to: 5, .money(5))])).elements
        #expect(elements.first { $0.name == "svg" }?["aria-hidden"] == "true")
        #expect(elements.first { $0.name == "li" }?.text == "Own $0.05\n")
        #expect(elements.first { $0.name == "figcaption" }?.text == "A <finding>")
    }
}
