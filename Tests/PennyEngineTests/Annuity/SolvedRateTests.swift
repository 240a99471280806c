import PennyTestSupport
import Testing

@testable import PennyEngine

private func annuity(_ inputs: TypedInputs) throws -> Calculation {
    try Calculator.annuity.calculate(raw(inputs))
}

@Suite("Rates and periods that solve an annuity")
struct SolvedRateTests {
    /// (u − 1.1)² and (u − 1)² are zero without a change of sign, and so is −(u − 1.5)².
    @Test(arguments: [
        ("1", "-2.20", "3.41", "0.1"), ("-1", "2.20", "-3.41", "0.1"),
        ("1", "-2", "3", "0"), ("4", "-12", "21", "0.5"), ("-4", "12", "-21", "0.5"),
        ("4", "-4", "5", "-0.5"),
    ])
    func aRateAtWhichTheEquationOnlyTouchesZeroIsFound(
        present: String, payment: String, future: String, rate: String
    ) throws {
        let result = try annuity([
            "solveFor": "rate", "presentValue": "\(present)", "payment": "\(payment)",
            "futureValue": "\(future)", "periods": "2", "periodsAYear": "1",
        ])
        guard case .rate(let found) = result.figure("periodicRate")?.quantity else {
            Issue.record("no rate")
            return
        }
        #expect(found.text() == rate)
        #expect(result.provesItself)
        #expect(result.table("rates") == nil)
    }

    @Test func aCentMoreThanATouchHasNoRateAndACentLessHasTwo() throws {
        let inputs: TypedInputs = [
            "solveFor": "rate", "presentValue": "100", "payment": "-220", "periods": "2",
            "periodsAYear": "1",
        ]
        let more = problems(.annuity, raw(inputs) + [RawInput("futureValue", "341.01")])
        #expect(
            more.map(\.summary) == [
                "no rate up to 1000% a period makes these amounts come to nothing"
            ])
        let less = try Calculator.annuity.calculate(
            raw(inputs) + [RawInput("futureValue", "340.99")])
        #expect(less.table("rates")?.rowCount == 2)
    }

    /// Computed by mpmath with 70 digits: 32.7% a period, 52 times a year.
    @Test func everyDigitOfALargeYearlyRateIsProven() throws {
        let result = try annuity([
            "solveFor": "rate", "periodsAYear": "52", "compounding": "annual",
            "presentValue": "6461.91", "payment": "-2113.58", "futureValue": "5020.41",
            "periods": "218 payments",
        ])
        let rate = ExactDecimal(24_586_567_194_406_439_051_056, scale: 16)
        #expect(result.figure("rate")?.quantity == .rate(rate))
        let effective = ExactDecimal(24_586_567_194_406_439, scale: 10)
        #expect(result.figure("effectiveRate")?.quantity == .rate(effective))
    }

    /// A cut value lies above its steps: −1.5 units of the last digit round to −1 if they are cut,
    /// and to −2 if they are exact.
    @Test(arguments: [
        (Int128(-15_000_000_000), false, Int128(-1)), (-15_000_000_000, true, -2),
        (-15_000_000_001, false, -2), (15_000_000_000, false, 2), (14_999_999_999, false, 1),
    ])
    func aRateIsRoundedFromWhatEnclosesIt(
        distance: Int128, isExact: Bool, last: Int128
    ) throws {
        let plan = AnnuityPlan(
            currency: .usDollar, asked: .rate, presentValue: 1, futureValue: -1, periods: 1,
            periodsAYear: 1)
        let steps = ExactDecimal.powerOfTen(AnnuityRate.scale) + distance
        let rate = try SolvedRate(.init(steps: steps, isExact: isExact), plan)
        #expect(rate.periodic == ExactDecimal(last, scale: 20))
    }

    @Test(arguments: ["period", "annual", "continuous"])
    func nothingToPayBackTakesNoPeriods(_ compounding: String) throws {
        let result = try annuity([
            "solveFor": "periods", "payment": "-2612.10", "rate": "7.1%",
            "compounding": "\(compounding)", "periodsAYear": "52",
        ])
        #expect(result.figure("periods")?.quantity == .number(.zero))
        #expect(result.provesItself)
    }

    @Test func periodsAreBoundedInThePastAsTheyAreAhead() {
        for rate in ["0%", "0.0001%"] {
            let found = problems(
                .annuity,
                raw([
                    "solveFor": "periods", "presentValue": "1,000,000,000", "payment": "0.01",
                    "futureValue": "1", "rate": "\(rate)",
                ]))
            #expect(found.map(\.summary) == ["the amounts grow beyond what Pennypress computes"])
        }
    }

    @Test func onePeriodIsSaidInTheSingular() throws {
        let one = try annuity([
            "solveFor": "periods", "presentValue": "150", "payment": "-100", "rate": "5%",
        ])
        #expect(
            one.proofs.contains {
                $0.statement.said.contains(
                    " period, the total with interest is on one side of zero")
            })
        let exact = try annuity([
            "solveFor": "periods", "presentValue": "100", "payment": "-100", "rate": "0%",
        ])
        #expect(
            exact.proofs.contains {
                $0.statement.said.contains(" period, the amounts with interest add up to zero.")
            })
        let part = try annuity([
            "solveFor": "payment", "presentValue": "150", "periods": "10", "rate": "5%",
            "inPeriods": "5",
        ])
        let step = part.steps.first { $0.figures == ["interestInPeriods"] }
        #expect(step?.numbers.said == "period 5")
    }
}
