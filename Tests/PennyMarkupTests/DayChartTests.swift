import PennyEngine
import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyMarkup

/// Several lines over days in one drawing.
@Suite struct DayChartTests {
    private static let names = ["One", "Two", "Three", "Four"]

    private func cell(_ kind: String, _ value: Int128, scale: Int) -> DataTable.Cell {
        let value = ExactDecimal(value, scale: scale)
        return switch kind {
        case "amount": .amount(value)
        case "percent": .percent(value)
        default: .number(value)
        }
    }

    private func markup(_ lines: DayLines) throws -> Markup {
        try Markup(
            DataHTML(
                title: nil, file: (.text("File:"), "f.csv", "f.csv"),
                for: Readers(.enUS, .english), currency: .usDollar
            ).section(lines).text)
    }

    private func random(_ number: Int) -> DayLines {
        var random = SeededGenerator(seed: UInt64(number))
        let count = Int.random(in: 1...60, using: &random)
        let kind = ["amount", "percent", "number"][number % 3]
        let scale = Int.random(in: 0...(kind == "amount" ? 2 : 8), using: &random)
        let size = [Int128(10), 1_000, 1_000_000, 100_000_000_000_000][number / 3 % 4]
        let first = Int.random(in: 1_000...20_000, using: &random)
        let step = [1, 7, 31, 400][number / 12 % 4]
        let days = (0..<count).compactMap { CivilDate(dayNumber: first + $0 * step) }
        let lines = (0..<Int.random(in: 2...4, using: &random)).map { index in
            DayLines.Line(
                name: Self.names[index],
                values: (0..<count).map { _ in
                    Int.random(in: 0...5, using: &random) == 0
                        ? .empty
                        : cell(
                            kind, Int128.random(in: -size / 3...size, using: &random), scale: scale)
                }, decimals: scale)
        }
        return DayLines(dayName: "Day", days: days, areYears: false, lines: lines)
    }

    @Test(arguments: 0..<100)
    func `every value is in the drawing, between marks that are apart`(_ number: Int) throws {
        let lines = random(number)
        let markup = try markup(lines)
        #expect(markup.faults.isEmpty)
        let paths = markup.elements.filter { $0["class"]?.hasPrefix("line series-") == true }
        let frame = DayFrame(
            lines, NumberWriter(for: Readers(.enUS, .english), currency: .usDollar))
        guard let frame else {
            #expect(paths.isEmpty)
            return
        }
        #expect(paths.count == lines.lines.count)
        for (path, line) in zip(paths, lines.lines) {
            let points = try #require(path["d"]).matches(of: /[ML]([\d.]+) ([\d.]+)/)
            #expect(points.count == line.values.filter { $0 != .empty }.count)
            for point in points {
                let (x, y) = try (#require(Double(point.1)), #require(Double(point.2)))
                #expect((Double(frame.area.left) / 10...472).contains(x))
                #expect((26...230).contains(y))
            }
        }
        #expect((2...9).contains(frame.marks.count))
        #expect(Set(frame.marks.map(\.text)).count == frame.marks.count)
    }

    @Test(arguments: [
        (Int128(5_25), Int128(6_50), ["5.0", "5.5", "6.0", "6.5"]),
        (4_25, 4_25, ["4.24", "4.25", "4.26"]), (-1_00, 2_00, ["-1.0", "0.0", "1.0", "2.0"]),
        (-9_00, -3_00, ["-10.0", "-8.0", "-6.0", "-4.0", "-2.0"]),
    ])
    func `a scale holds its values with round marks`(low: Int128, high: Int128, marks: [String])
        throws
    {
        let scale = ChartScale(from: low, to: high)
        #expect(scale.bottom <= low && scale.top >= high)
        let texts = scale.ticks.map { ExactDecimal($0, scale: 2).text(decimals: 1) }
        #expect(texts == marks)
    }

    @Test func `a name is where its line is`() throws {
        let days = (0..<40).compactMap { CivilDate(dayNumber: 20_000 + $0) }
        let late = days.indices.map { $0 < 30 ? DataTable.Cell.empty : .number(ExactDecimal(9)) }
        let early = days.indices.map { DataTable.Cell.number(ExactDecimal(Int128($0 % 2))) }
        let markup = try markup(
            DayLines(
                dayName: "Day", days: days, areYears: false,
                lines: [
                    DayLines.Line(name: "A", values: early, decimals: 0),
                    DayLines.Line(name: "B", values: late, decimals: 0),
                ]))
        let name = try #require(markup.elements.first { $0["class"] == "label series-2" })
        #expect(try #require(name["x"].flatMap { Double($0) }) > 370)
    }

    @Test func `long numbers and days leave the years out`() throws {
        let days = [
            CivilDate(year: 2025, month: 12, day: 1), CivilDate(year: 2026, month: 2, day: 1),
        ]
        let values = [1, 2].map { DataTable.Cell.number(ExactDecimal(999_999_999_999_990 + $0)) }
        let line = DayLines.Line(name: "A", values: values, decimals: 0)
        let markup = try markup(
            DayLines(
                dayName: "Day", days: days.compactMap(\.self), areYears: false,
                lines: [line, line]))
        let texts = markup.elements.filter { $0.name == "text" }.map(\.text)
        #expect(texts.contains("Dec 1, 2025") && !texts.contains("2026"))
    }

    @Test func `years are named by their numbers`() throws {
        let days = (2018...2026).compactMap { CivilDate(year: $0, month: 1, day: 1) }
        let values = days.indices.map { DataTable.Cell.amount(ExactDecimal(Int128($0) * 10_000)) }
        let markup = try markup(
            DayLines(
                dayName: "Year", days: days, areYears: true,
                lines: [
                    DayLines.Line(name: "A", values: values, decimals: 2),
                    DayLines.Line(name: "B", values: values.reversed(), decimals: 2),
                ]))
        let texts = markup.elements.filter { $0.name == "text" }.map(\.text)
        #expect(
            texts.contains("2018") && !texts.contains("2019") && texts.contains("2020")
                && texts.contains("2026"))
        #expect(texts.contains("USD, thousands") && texts.contains("80"))
        #expect(markup.elements.contains { $0.name == "th" && $0.text == "2018" })
    }
}
