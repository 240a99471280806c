import PennyEngine
import PennyTestSupport
import Testing

@testable import PennyContent

/// The time over which a source shows its change.
@Suite struct ChangeSpanTests {
    @Test(arguments: [
        ("change over 12 months", ChangeSpan(12, .months)),
        ("change over 1 month", ChangeSpan(1, .months)),
        ("change  over 7 days", ChangeSpan(7, .days)),
        ("change over 1 year", ChangeSpan(1, .years)),
        ("change over 100 years", ChangeSpan(100, .years)),
    ])
    func `a time is read as it is written`(_ text: String, _ span: ChangeSpan?) {
        #expect(span != nil && ChangeSpan(text) == span)
    }

    @Test(arguments: [
        "", "change", "change over", "change over 12", "change over months", "12 months",
        "change over 0 days", "change over -1 days", "change over 101 years",
        "change over 36526 days", "change over 1.5 years", "change over 12 weeks",
        "change in 12 months", "Change over 12 months", "change over ١٢ months",
        "change over 99999999999999999999 days", "change over 12 months ago",
    ])
    func `what is no such time is none`(_ text: String) {
        #expect(ChangeSpan(text) == nil)
    }

    @Test(arguments: [
        ("2026-05-31", 3, ChangeSpan.Unit.months, "2026-02-28"),
        ("2024-02-29", 12, .months, "2023-02-28"), ("2024-02-29", 4, .years, "2020-02-29"),
        ("2026-03-01", 1, .days, "2026-02-28"), ("2026-01-15", 1, .months, "2025-12-15"),
    ])
    func `a time begins on the same day, or the last of a shorter month`(
        _ end: String, _ count: Int, _ unit: ChangeSpan.Unit, _ start: String
    ) throws {
        let day = try #require(CivilDate(iso: end))
        #expect(try #require(ChangeSpan(count, unit)).start(before: day)?.isoText == start)
    }

    @Test func `a time before the calendar has no beginning`() throws {
        let day = try #require(CivilDate(iso: "1600-05-31"))
        #expect(try #require(ChangeSpan(1, .years)).start(before: day) == nil)
    }

    private func source(_ keys: String) throws -> ReportSource {
        let yaml = "sources:\n  - {name: a, kind: value, format: hand, attribution: A, licence: L"
        return try ReportConfiguration.read(
            ContentText(path: "report.yaml", text: yaml + ", \(keys)}\n")
        ).sound().sources[0]
    }

    @Test func `show: value shows the value`() throws {
        #expect(try source("show: value").changeSpan == nil)
    }

    @Test(
        "A missing day has the last value before it, if that is not stale by then",
        arguments: [
            ("show: change over 7 days", "2026-05-20", true),
            ("show: change over 7 days", "2026-05-16", true),
            ("show: change over 7 days", "2026-05-15", false),
            ("show: change over 7 days", "2026-05-21", false),
            ("show: change over 7 days, staleAfter: 0", "2026-05-19", false),
            ("show: change over 1 months, every: month", "2026-04-30", true),
            ("show: change over 1 months, every: month", "2026-05-01", false),
            ("show: change over 1 months, every: month", "2026-03-31", false),
        ])
    func earlier(_ keys: String, _ day: String, _ counts: Bool) throws {
        let end = try #require(CivilDate(iso: "2026-05-27"))
        let day = try #require(CivilDate(iso: day))
        #expect(try source(keys).isEarlier(day, before: end) == counts)
    }

    @Test func `a change over a time is that of whole numbers, rounded half up`() throws {
        var random = SeededGenerator()
        for _ in 0..<2_000 {
            let decimals = random.number(in: 0...3)
            let source = try source("show: change over 12 months, decimals: \(decimals)")
            let earlier = Int128(random.number(in: 1...2_000_000))
            let value = Int128(random.number(in: 0...2_000_000))
            let power = [100, 1_000, 10_000, 100_000][decimals]
            // Half of the last digit is added before the division.
            let magnitude = max(value, earlier) - min(value, earlier)
            let expected = (2 * magnitude * Int128(power) + earlier) / (2 * earlier)
            let move = try #require(
                source.shownChange(
                    from: ExactDecimal(earlier, scale: 3), to: ExactDecimal(value, scale: 3)))
            #expect(
                move.amount
                    == ExactDecimal(value < earlier ? -expected : expected, scale: decimals),
                "\(earlier) \(value) \(random)")
            #expect(move.unit == .percent && move.decimals == decimals)
        }
    }

    @Test(arguments: [
        ("unit: percent", "4.25", "4.5", "0.25"), ("unit: percent", "4.375", "4.25", "-0.125"),
        ("unit: percent, decimals: 1", "4.25", "4.5", "0.3"),
        ("unit: points", "100", "103.25", "3.3"),
        ("unit: USD, decimals: 2", "100", "103.25", "3.25"),
    ])
    func `rates change by points, all others by percent`(
        _ keys: String, _ earlier: String, _ value: String, _ amount: String
    ) throws {
        let move = try source("show: change over 1 year, \(keys)").shownChange(
            from: try #require(ExactDecimal(plain: earlier)),
            to: try #require(ExactDecimal(plain: value)))
        #expect(move?.amount.text() == amount)
        #expect(move?.unit == (keys.contains("percent") ? .points : .percent))
    }
}
