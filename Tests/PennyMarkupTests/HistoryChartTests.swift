import PennyEngine
import PennyMessages
import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyMarkup

/// The line of a history, and the words in its drawing.
@Suite struct HistoryChartTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The day and the value in hundredths.
        let values: [(day: String, hundredths: Int128)]

        init(_ name: String, _ values: [(day: String, hundredths: Int128)]) {
            testDescription = name
            self.values = values
        }
    }

    private static func daily(_ values: [Int128]) -> [(day: String, hundredths: Int128)] {
        values.enumerated().map { ("2025-06-\($0.offset + 10)", $0.element) }
    }

    static let cases = [
        Case("one value", daily([1_632])),
        Case("values that are all the same", daily([1_632, 1_632, 1_632])),
        Case("a rise", daily([100, 200])), Case("a fall", daily([200, 100])),
        Case("low and high at the left", daily([300, 100, 200, 200, 200, 200, 200, 200])),
        Case("low and high beside the last", daily([200, 200, 200, 200, 200, 300, 100, 200])),
        Case("low and high on neighbouring days", daily([200, 100, 300, 200])),
        Case("eleven digits", daily([123_456_789_01, -99, 123_456_789_00])),
        Case("nineteen digits at the end", daily([1, 9_999_999_999_999_999_999])),
        Case("nineteen digits in the middle", daily([1, 9_999_999_999_999_999_999, 2])),
        Case("thirty digits below zero", daily([1, -123_456_789_012_345_678_901_234_567_890, 2])),
        Case("a year's end early", [("2025-12-30", 100), ("2026-11-20", 200)]),
        Case("a year's end in the middle", [("2025-06-30", 200), ("2026-06-20", 100)]),
        Case("a year's end late", [("2025-02-01", 100), ("2026-01-02", 200)]),
        Case("two years' ends", [("2024-12-30", 100), ("2026-01-03", 200)]),
        Case("six years", [("2020-12-30", 100), ("2026-01-03", 99_999_999_999_99)]),
        Case("forty years", [("1986-05-01", 100), ("2026-06-01", 200)]),
    ]

    private func drawing(
        _ values: [(day: String, hundredths: Int128)], in words: Words = .english
    ) throws -> Markup {
        let numbers = NumberWriter(for: Readers(.enUS, words), currency: .usDollar)
        let points = try values.map { day, hundredths in
            HistoryChart.Point(
                day: try #require(CivilDate(iso: day)),
                value: ExactDecimal(hundredths, scale: 2), isJoined: true)
        }
        let figure = HistoryChart(of: "VIX", points, numbers) { numbers.text($0, decimals: 2) }
        return try Markup(figure.figure().text)
    }

    /// The box of a text, if a character is 7.3 wide and 12 high.
    private func box(
        _ text: Markup.Element
    ) throws -> (
        x: ClosedRange<Double>, y: ClosedRange<Double>
    ) {
        let x = try #require(text["x"].flatMap { Double($0) })
        let y = try #require(text["y"].flatMap { Double($0) })
        let width = Double(text.text.count) * 7.3
        let left =
            switch text["text-anchor"] {
            case "start": x
            case "middle": x - width / 2
            default: x - width
            }
        return (left...(left + width), (y - 9)...(y + 3))
    }

    @Test(arguments: cases) func `words lie within the drawing and apart`(_ chart: Case) throws {
        let drawing = try drawing(chart.values)
        #expect(drawing.faults.isEmpty)
        let texts = drawing.elements.filter { $0.name == "text" }
        #expect(texts.contains { $0.text.hasPrefix("Last") })
        for (index, text) in texts.enumerated() {
            let bounds = try box(text)
            #expect(bounds.x.lowerBound >= 0 && bounds.x.upperBound <= 360, "\(text.text)")
            #expect(bounds.y.lowerBound >= 0 && bounds.y.upperBound <= 220, "\(text.text)")
            for other in texts[(index + 1)...] {
                let next = try box(other)
                let overlaps = bounds.x.overlaps(next.x) && bounds.y.overlaps(next.y)
                #expect(!overlaps, "\(text.text) and \(other.text)")
            }
        }
    }

    @Test(arguments: cases) func `every value has its position within the drawing`(
        _ chart: Case
    ) throws {
        let dots = try drawing(chart.values).elements.filter { $0.name == "circle" }
        #expect(!dots.isEmpty)
        for dot in dots {
            let x = try #require(dot["cx"].flatMap { Double($0) })
            let y = try #require(dot["cy"].flatMap { Double($0) })
            #expect((0...360).contains(x) && (20...180).contains(y))
        }
    }

    @Test func `values too long for the drawing stand below it`() throws {
        let nines: Int128 = 9_999_999_999_999_999_999
        let drawing = try drawing(Self.daily([1, nines, nines]))
        let texts = drawing.elements.filter { $0.name == "text" }.map(\.text)
        #expect(texts == ["Low", "Last, high", "Jun 10, 2025", "Jun 12, 2025"])
        #expect(
            drawing.elements.filter { $0.name == "p" }.map(\.text) == [
                "Lowest 0.01 (Jun 10, 2025), highest 99,999,999,999,999,999.99 (Jun 12, 2025), "
                    + "last 99,999,999,999,999,999.99 (Jun 12, 2025)."
            ])
        #expect(try self.drawing(Self.daily([1, 2])).elements.allSatisfy { $0.name != "p" })
    }

    @Test(
        arguments: [
            (["2025-01-01", "2025-12-31"], []), (["2025-12-31", "2026-01-01"], []),
            // Between two whole days the year has no room in the letters of a phone.
            (["2025-06-30", "2026-06-20"], []),
            (["2023-06-30", "2026-06-20"], ["2024", "2025", "2026"]),
            (["1986-05-01", "2026-06-01"], ["1990", "2000", "2010", "2020"]),
        ])
    func `years that begin in the history are drawn, and named where there is room`(
        _ days: [String], _ years: [String]
    ) throws {
        let drawing = try drawing(days.map { ($0, 100) })
        let texts = drawing.elements.filter { $0.name == "text" }.map(\.text)
        #expect(texts.filter { $0.count == 4 && Int($0) != nil } == years)
        let grid = try #require(drawing.elements.first { $0["class"] == "grid" }?["d"])
        #expect((grid.count { $0 == "V" } == 0) == (days[0].prefix(4) == days[1].prefix(4)))
    }

    @Test func `one value has its day below it, and one line`() throws {
        let drawing = try drawing(Self.daily([1_632]))
        let dot = try #require(drawing.elements.first { $0.name == "circle" })
        let texts = drawing.elements.filter { $0.name == "text" }
        let day = try #require(texts.first { $0.text == "Jun 10, 2025" })
        #expect(day["x"] == dot["cx"] && day["text-anchor"] == "end")
        let grid = try #require(drawing.elements.first { $0["class"] == "grid" }?["d"])
        #expect(grid.count { $0 == "M" } == 1)
    }

    /// Long words, and wide ones.
    private static let words = [
        ("de", "{$value :string} als niedrigster Wert", "Niedrigster", "Zuletzt, niedrigster"),
        ("ja", "最安値 {$value :string}", "最安値の記録", "最新の値・最安値を更新"),
    ]

    @Test(arguments: words) func `longer words of other languages lie within the drawing`(
        _ language: String, _ lowest: String, _ low: String, _ last: String
    ) throws {
        let source = try Repository.text(of: "messages/en/report.mf2")
        let text = """
            language: \(language)
            area: report

            report.chart.low.value = \(lowest)
            report.chart.low = \(low)
            report.chart.last.low = \(last)

            """
        let catalog = try WordsSample.catalog(text, language, from: source)
        let words = Words(language: language, [(.report, catalog)])
        for values: [Int128] in [[300, 100, 200], [300, 200, 100]] {
            let texts = try drawing(Self.daily(values), in: words).elements
                .filter { $0.name == "text" }
            #expect(texts.contains { [low, last].contains($0.text) || $0.text.contains("1.00") })
            for text in texts {
                let bounds = try box(text)
                #expect(bounds.x.lowerBound >= 0 && bounds.x.upperBound <= 360, "\(text.text)")
            }
        }
    }

    @Test(arguments: [
        (["2025-06-10"], "VIX, Jun 10, 2025"),
        (["2025-06-10", "2025-06-12"], "VIX, Jun 10, 2025 to Jun 12, 2025"),
    ])
    func `the days are in the caption`(_ days: [String], _ caption: String) throws {
        let drawing = try drawing(days.map { ($0, 100) })
        #expect(drawing.elements.first { $0.name == "figcaption" }?.text == caption)
    }

    @Test(arguments: [
        (0, "2025)."), (1, "2025). The line has 1 gap."), (2, "2025). The line has 2 gaps."),
    ])
    func `gaps are counted in words`(_ gaps: Int, _ end: String) throws {
        let points = try (0..<4).map { index in
            HistoryChart.Point(
                day: try #require(CivilDate(iso: "2025-06-1\(index)")),
                value: ExactDecimal(Int128(index), scale: 0), isJoined: index > gaps)
        }
        let figure = HistoryChart(of: "A & B", points, .plain) { .init("\($0.coefficient)") }
        let svg = try Markup(figure.figure().text).elements.first { $0.name == "svg" }
        let label = try #require(svg?["aria-label"])
        #expect(label.hasPrefix("Line chart of A & B. Lowest 0 (Jun 10, 2025), highest 3 ("))
        #expect(label.hasSuffix(end))
    }
}
