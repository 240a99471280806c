import PennyEngine
import Testing

@testable import PennyMarkup

/// The small line beside a value.
@Suite struct HistoryLineTests {
    private func line(
        _ values: [(day: String, hundredths: Int128)], gap: Int = 4
    ) throws -> HistoryLine? {
        HistoryLine(
            try values.map { day, hundredths in
                HistoryLine.Point(
                    day: try #require(CivilDate(iso: day)),
                    value: ExactDecimal(hundredths, scale: 2))
            }, gap: gap)
    }

    private func path(
        _ values: [(day: String, hundredths: Int128)], gap: Int = 4
    ) throws -> String? {
        let drawing = try #require(try line(values, gap: gap)).drawing().text
        #expect(try Markup(drawing).faults.isEmpty)
        return try Markup(drawing).elements.first { $0.name == "path" }?["d"]
    }

    @Test func `a rise runs from the left below to the right above, by its days`() throws {
        let values: [(String, Int128)] = [
            ("2026-08-10", 100), ("2026-08-11", 200), ("2026-08-14", 300),
        ]
        #expect(try path(values) == "M4 43L61.5 24L234 5")
    }

    @Test func `it is broken where days lie farther apart than the gap`() throws {
        let values: [(String, Int128)] = [("2026-08-10", 100), ("2026-08-15", 200)]
        #expect(try path(values) == "M4 43M234 5")
        #expect(try path(values, gap: 5) == "M4 43L234 5")
    }

    @Test func `values that never changed stand in the middle`() throws {
        #expect(try path([("2026-08-10", 7), ("2026-08-11", 7)]) == "M4 24L234 24")
        #expect(try path([("2026-08-10", 7)]) == "M234 24")
    }

    @Test func `it knows its lowest and highest value`() throws {
        let line = try #require(
            try line([("2026-08-10", 200), ("2026-08-11", -300), ("2026-08-12", 500)]))
        #expect(line.low == ExactDecimal(-3) && line.high == ExactDecimal(5))
        #expect(try self.line([]) == nil)
    }
}
