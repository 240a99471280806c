import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("What an annual percentage rate is")
struct APRTests {
    // MARK: - Rounding

    /// 1/32768 = 0.000030517578125 and (33/32)³ − 1 lie exactly between two numbers with fourteen
    /// decimals.
    @Test(arguments: [
        ("us", "327.68", "327.69 at 1", "0.00003051757813"),
        ("us", "327.68", "327.67 at 1; 0.02 at 1", "0.00003051757813"),
        ("eu", "3.20", "3.30 at 1/3", "0.09671020507813"),
        ("eu", "1.28", "1.29 at 1", "0.0078125"),
    ])
    func aTieInTheLastDecimalGoesUp(
        method: String, advance: String, payment: String, rate: String
    ) throws {
        let perYear: TypedInputs =
            method == "us"
            ? [
                "method": "us", "advances": advance, "payments": payment,
                "unitPeriodsPerYear": "1",
            ] : ["method": "eu", "advances": advance, "payments": payment]
        let found = try #require(try apr(perYear).rate("apr"))
        #expect(found.text() == rate)
    }

    /// 8.125 % is a tie by the law of the United States, 6.05 % by that of the European Union.
    @Test(arguments: [
        ("us", "1,000,000", "1,081,250 at 1", "0.0813"),
        ("us", "1,000,000", "1,081,249.99 at 1", "0.0812"),
        ("eu", "10,000", "10,605 at 1", "0.061"), ("eu", "10,000", "10,604.99 at 1", "0.06"),
    ])
    func theRateOfTheLawIsRoundedFromTheExactOne(
        method: String, advance: String, payment: String, rate: String
    ) throws {
        var typed = raw(["method": method, "advances": advance, "payments": payment])
        if method == "us" { typed.append(RawInput("unitPeriodsPerYear", "1")) }
        let result = try Calculator.apr.calculate(typed)
        #expect(result.rate("aprRounded")?.text() == rate)
    }

    /// At 300 % a year, money doubles in half a year, so a cent then is half a cent now.
    @Test func aTieInAPresentValueGoesUp() throws {
        let result = try apr([
            "method": "eu", "advances": "100", "payments": "0.01 at 1/2; 399.98 at 1",
        ])
        #expect(result.rate("apr") == ExactDecimal(3))
        #expect(result.column("paymentWorth", of: "terms") == [0, 1, 100_00])
    }

    /// The unit-period of a single advance and a single payment is the term, and a year at most
    /// (12 CFR 1026, appendix J, (b)(4)).
    @Test(arguments: [
        ("2026-10-20", UnitPeriod.days(292)), ("2026-12-01", .months(11)),
        ("2027-01-01", .months(12)), ("2027-01-06", .months(12)), ("2028-03-01", .months(12)),
    ])
    func theUnitPeriodOfOnePaymentIsItsTerm(_ end: String, _ unit: UnitPeriod) throws {
        let start = try #require(CivilDate(iso: "2026-01-01"))
        let end = try #require(CivilDate(iso: end))
        #expect(UnitPeriodFinder.term(from: start, to: end, dueDay: end.day) == unit)
    }

    @Test func aCreditThatCostsNothingHasNoRate() throws {
        let result = try apr(["advances": "300", "payments": "100 count 3"])
        #expect(result.rate("apr") == .zero)
        #expect(result.money("financeCharge") == 0)
        #expect(result.provesItself)
    }

    // MARK: - Times

    @Test(arguments: [
        ("monthly", "1,000 date 2026-01-31", "90 date 2026-02-28 dueDay 31 count 12", "12"),
        ("two dates", "1,000 date 2026-01-10", "1,050 date 2026-03-10", "6"),
        ("days", "1,000 date 2026-01-10", "1,050 date 2026-02-21", "365/42"),
        ("years", "1,000 date 2026-01-10", "1,250 date 2028-03-10", "1"),
        (
            "the more frequent", "1,000 date 2026-01-01",
            "50 date 2026-02-01 count 4; 300 date 2026-08-01 count 3 every 3 months", "12"
        ),
        (
            "the smaller of two", "1,000 date 2026-01-04",
            "90 date 2026-01-19 count 3 every 2 weeks; 300 date 2026-04-16 count 3 every month",
            "26"
        ),
        (
            "the average", "1,000 date 2026-01-01",
            "400 date 2026-01-24; 400 date 2026-02-24; 300 date 2026-04-04", "12"
        ),
        (
            "half months", "1,000 date 2026-01-01", "90 date 2026-01-16 count 12 every semimonth",
            "24"
        ),
    ])
    func theUnitPeriodIsFound(
        _ case: String, advance: String, payment: String, perYear: String
    ) throws {
        let result = try apr(["advances": advance, "payments": payment])
        let step = try #require(result.steps.first { $0.title.english == "Times in periods" })
        let unit = perYear == "1" ? " period" : " periods"
        #expect(step.answer.said == perYear + unit + " a year")
    }

    @Test func aDateBeforeTheFirstAdvanceIsBelowZero() throws {
        let result = try apr([
            "method": "eu", "advances": "30,000 date 2027-03-01",
            "payments": "150 date 2026-03-01; 450 date 2027-03-01; "
                + "356.11 date 2027-04-01 count 120 every month",
        ])
        #expect(result.words("time", of: "terms")?.first == "−1")
        #expect(result.rate("aprRounded") == ExactDecimal(83, scale: 3))
    }

    @Test func theSameCreditByNumbersAndByDatesHasOneRate() throws {
        let byDates = try apr([
            "method": "eu", "advances": "200,000 date 2012-01-12",
            "payments": "4,000 date 2012-01-12; 1433.57 date 2012-02-15 count 240 every month",
        ])
        #expect(byDates.rate("aprRounded") == ExactDecimal(64, scale: 3))
        let times = try #require(byDates.words("time", of: "terms"))
        #expect(times[2] == "401/4380")
        #expect(times[14] == "4781/4380")
    }

    // MARK: - Several rates

    @Test func whereTheMoneyTurnsMoreThanOnceAllRatesAreReported() throws {
        let result = try apr([
            "advances": "1,000 at 0; 1,320 at 2", "payments": "2,300 at 1",
            "unitPeriodsPerYear": "1",
        ])
        #expect(result.rate("apr") == ExactDecimal(1, scale: 1))
        let rates = try #require(result.table("rates"))
        #expect(rates.rowCount == 2)
        #expect(rates.value(row: 1, column: 1) == .rate(ExactDecimal(2, scale: 1)))
        #expect(result.provesItself)
    }

    // MARK: - Notes

    @Test func everyFigureHasAStepAndTheSidesAgreeToTheCent() throws {
        let result = try apr(["advances": "1,000", "payments": "33.61 count 36"])
        for figure in result.figures {
            #expect(result.steps.contains { $0.figures.contains(figure.name) }, "\(figure.name)")
        }
        #expect(result.column("worth", of: "sides") == [100_000, 100_000])
        #expect(result.proofs.count == 2)
        #expect(result.provesItself)
    }

    @Test func aLongCreditWithOddDaysIsProven() throws {
        let entries = (0..<360).map { "1,000 at \($0 + 1) fraction \($0 % 30)/30" }
        let result = try apr([
            "advances": "100,000", "payments": entries.joined(separator: "; "),
        ])
        #expect(result.column("payment", of: "terms")?.count == 361)
        #expect(result.rate("aprRounded") == ExactDecimal(1157, scale: 4))
        #expect(result.provesItself)
    }
}
