import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("What a page says of an annual percentage rate")
struct APRPageTests {
    /// By 12 CFR 1026.22(a)(3), several advances, uneven periods or uneven payments make a credit
    /// irregular. An odd first period, or an odd first or last payment, does not.
    @Test(arguments: [
        ("1000", "400 count 3", "1/8"), ("1000", "400 at 4 count 3", "1/8"),
        ("1000", "400 at 3; 410 at 4; 420 at 5", "1/8"),
        ("1000", "300 at 1; 310 at 2 count 3; 320 at 5", "1/8"),
        ("1000", "300 fraction 1/2 count 4", "1/8"), ("1000", "600 at 1; 600 at 7", "1/8"),
        ("1000", "400 at 1; 400 at 2; 400 at 10", "1/4"),
        ("1000", "550 at 1; 550 at 2 fraction 1/2", "1/8"),
        ("1000", "300 at 1; 300 at 3; 300 at 4; 300 at 5", "1/4"),
        ("1000", "300 at 1; 310 at 2; 320 at 3; 300 at 4", "1/4"),
        ("1000", "300 at 1; 300 at 2 fraction 1/2; 300 at 3 fraction 1/2; 300 at 4", "1/4"),
        ("500; 500 at 1", "400 at 2 count 3", "1/4"),
    ])
    func theToleranceIsThatOfTheLaw(
        advances: String, payments: String, tolerance: String
    ) throws {
        let result = try Calculator.apr.calculate(
            raw(["advances": "\(advances)", "payments": "\(payments)"]))
        let note = result.notes.map(\.said).joined()
        #expect(note.contains("within \(tolerance) of one percentage point"))
    }

    @Test(arguments: [(2023, 365), (2024, 366)])
    func oddDaysAreOfTheCalendarYearTheyBeginIn(_ year: Int, _ days: Int) throws {
        let start = try #require(CivilDate(year: year, month: 12, day: 20))
        let later = try #require(CivilDate(year: year + 1, month: 1, day: 5))
        let interval = YearInterval(from: start, to: later, .months(1), dueDay: 5, .calendarYear)
        #expect(interval.days == 16)
        #expect(interval.daysOfYear == days)
    }

    @Test func theRateOfAUnitPeriodStandsInTheStep() throws {
        let result = try Calculator.apr.calculate(
            raw(["advances": "100", "payments": "101 at 1"]))
        #expect(
            result.steps.first { $0.figures == ["apr"] && $0.title.english == "The APR" }?.numbers
                .said
                == "1% × 12")
    }

    /// At the lower rate of a credit that is paid first, the payments are worth less only above the
    /// rate.
    @Test func whichSideIsWorthMoreIsSaidAsItIs() throws {
        let falling = try Calculator.apr.calculate(
            raw(["method": "eu", "advances": "100", "payments": "110 at 1"]))
        #expect(falling.proofs.contains { $0.statement.said.contains("more") })
        let rising = try Calculator.apr.calculate(
            raw([
                "method": "eu", "advances": "100; 132 at 2", "payments": "230 at 1",
            ]))
        #expect(rising.proofs.contains { $0.statement.said.contains("less") })
        #expect(falling.provesItself && rising.provesItself)
    }
}
