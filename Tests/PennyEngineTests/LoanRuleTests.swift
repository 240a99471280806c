import PennyEngine
import Testing

/// Checks rules that other loan vectors do not cover.
@Suite("Rules of a loan at their edges")
struct LoanRuleTests {
    static let dayCounts = ["actual/actual", "actual/actual-end-day", "actual/365", "30/360"]

    @Test(arguments: dayCounts)
    func interestIsChargedUpToTheLastDayOfTheCalendar(_ dayCount: String) throws {
        let inputs: TypedInputs = [
            "principal": "100,000", "rate": "5%", "term": "12 payments", "dayCount": dayCount,
            "start": "2998-12-31", "dueDay": "31",
        ]
        let interest = try #require(try loan(inputs).column("interest", of: "schedule"))
        #expect(interest.count == 12)
        #expect(interest.allSatisfy { $0 > 0 })
    }

    @Test func aPaymentFromDaysIsComputedAnewAtEachRate() throws {
        let payments = try #require(
            try loan([
                "principal": "100,000", "term": "2 years", "start": "2026-01-01",
                "rateSteps": "4% payments 12; 8% payments 12", "dayCount": "actual/365",
                "paymentBasis": "days",
            ]).column("payment", of: "schedule"))
        let atOneRate = try loan([
            "principal": "100,000", "term": "2 years", "start": "2026-01-01", "rate": "4%",
            "dayCount": "actual/365", "paymentBasis": "days",
        ])
        #expect(payments[0] == atOneRate.money("payment"))
        #expect(payments[12] > payments[11])
    }

    /// 21 % a year are 10 % a half year, and 10 % of 100.05 lie exactly between two cents.
    @Test(arguments: [("half-up", 10_01), ("half-even", 10_00)])
    func aTieOfInterestIsDecidedExactly(_ rounding: String, _ cents: Int64) throws {
        let interest = try loan([
            "principal": "100.05", "rate": "21%", "compounding": "annual", "term": "2 payments",
            "payments": "semiannual", "rounding": "\(rounding)",
        ]).column("interest", of: "schedule")
        #expect(interest?.first == cents)
    }

    static let firstPeriods: [(TypedInputs, isRegular: Bool)] = [
        (["start": "2026-01-15"], true), (["start": "2026-01-31"], true),
        (["start": "2026-01-15", "dueDay": "31"], false),
        (["start": "2026-01-30", "firstPayment": "2026-02-28"], true),
        (["start": "2026-02-28", "firstPayment": "2026-03-31"], true),
        (["start": "2026-01-15", "firstPayment": "2026-03-15"], false),
        (["firstPayment": "2026-03-31"], true),
        (["start": "2026-01-20", "payments": "semimonthly", "dueDay": "31"], false),
        (["start": "2026-01-20", "payments": "weekly"], true),
    ]

    @Test(arguments: firstPeriods)
    func anOddFirstPeriodIsNoted(_ dates: TypedInputs, isRegular: Bool) throws {
        let sound: TypedInputs = ["principal": "100,000", "rate": "5%", "term": "48 payments"]
        let result = try Calculator.loan.calculate(raw(sound) + raw(dates))
        #expect(result.notes.isEmpty == isRegular)
    }

    @Test func aLoanPaidOffBeforeItsTermEndsInNoBalloon() throws {
        let inputs: TypedInputs = [
            "principal": "100,000", "rate": "12%", "term": "5 years", "amortization": "10 years",
        ]
        let balloon = try loan(inputs)
        #expect(balloon.answer.said.contains("balloon"))
        let extra = RawInput("extra", "5,000 from 1 every 1")
        let repaid = try Calculator.loan.calculate(raw(inputs) + [extra])
        #expect(!repaid.answer.said.contains("balloon"))
    }

    @Test func aLoanThatAnExtraPaymentRepaysIsExplainedSo() throws {
        let result = try loan([
            "principal": "1,000", "rate": "12%", "term": "12 payments", "extra": "5,000 at 3",
        ])
        let row = try #require(result.table("schedule")?.rowCount) - 1
        let extra = try #require(result.column("extra", of: "schedule")?[row])
        let step = try #require(result.steps.first { $0.figures == ["finalPayment"] })
        #expect(row == 2)
        #expect(step.numbers.said.contains("\(extra)"))
        #expect(step.answer.said == "\(try #require(result.money("finalPayment")))")
    }

    @Test func theFirstYearsChartCountsWhatWasPaid() throws {
        let title = try #require(
            try loan([
                "principal": "100,000", "rate": "12%", "term": "5 years",
                "fixedPayments": "500 payments 12",
            ]).charts.last?.title)
        #expect(title.said.contains("600000"))
        #expect(title.said.contains(" does not cover its interest of "))
    }

    @Test func aFrequencyThatIsNotKnownIsTheOnlyProblem() {
        let found = problems(
            .loan,
            raw([
                "principal": "1000", "rate": "5%", "term": "26 payments", "payments": "biweakly",
                "interestOnly": "0.5 months",
            ]))
        #expect(found.map(\.path.input) == ["payments"])
    }

    @Test func ratesThatDoNotCoverTheTermAreReportedBesideOtherProblems() {
        let found = problems(
            .loan,
            raw([
                "principal": "much", "term": "10 payments", "rateSteps": "5% payments 9",
            ]))
        #expect(found.map(\.path.input) == ["principal", "rateSteps"])
    }
}
