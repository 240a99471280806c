import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("What charts count over")
struct ChartAxisTests {
    @Test(arguments: ChartAxis.allCases)
    func anAxisHasAWordForASentence(axis: ChartAxis) {
        #expect(TypedText.folded(axis.label.english) == axis.labelInSentence.english)
    }

    @Test func barsHaveNone() {
        #expect(Chart("c", title: Message.text("Bars"), bars: []).axis == nil)
    }

    @Test func linesOverPaymentsAndLinesOverYearsAreNotDrawnTogether() throws {
        func loan(_ term: String) -> [RawInput.Field] {
            ScenarioTests.set(
                String(bytes: term.bytes.filter { $0 != UInt8(ascii: " ") }), "loan",
                "principal 20000 rate 6% term \"\(term)\"")
        }
        let mixed = try ScenarioTests.compare([loan("1 year"), loan("9 years")])
        #expect(mixed.charts.map(\.kind) == [.bars])
        let short = try ScenarioTests.compare([loan("1 year"), loan("9 months")])
        let chart = try #require(short.charts.first)
        #expect(chart.kind == .lines && chart.axis == .payment)
        #expect(
            chart.title.said == "Balance owed: nothing after payment 12 (1year), 9 (9months)")
    }
}
