import PennyEngine
import PennyTestSupport
import Testing

private func rates(_ inputs: TypedInputs) throws -> Calculation {
    try Calculator.rates.calculate(raw(inputs))
}

@Suite("One rate said in other ways")
struct RateConversionTests {
    @Test func aMonthlyRateHasItsEffectiveOne() throws {
        let result = try rates(["rate": "12%", "periodsAYear": "2"])
        // The exact values are 1.01^12 − 1, and 2 × (1.01^6 − 1).
        #expect(
            result.figure("effectiveRate")?.quantity
                == .rate(ExactDecimal(126_825_030_131_969_721, scale: 18)))
        #expect(
            result.figure("equivalentRate")?.quantity
                == .rate(ExactDecimal(123_040_301_202, scale: 12)))
        #expect(result.provesItself)
    }

    /// The yield of the second account can be computed, and its percentage cannot.
    @Test(arguments: [("999,999,999,999", "0.01", "2"), ("127.40", "1,000", "1")])
    func aYieldBeyondMeasureIsTooLargeAndNotUndecided(
        _ interest: String, _ principal: String, _ days: String
    ) {
        let found = problems(
            .rates,
            raw(["interest": "\(interest)", "principal": "\(principal)", "days": "\(days)"]))
        #expect(found.map(\.summary) == ["the amounts grow beyond what Pennypress computes"])
    }

    @Test func everyStepOfAYieldHasItsNumbers() throws {
        let result = try rates(["interest": "61.68", "principal": "1,000", "days": "365"])
        #expect(result.steps.allSatisfy { $0.numbers != nil })
    }

    @Test(arguments: ["annual", "semiannual", "monthly", "daily", "continuous", "7"])
    func thereAndBackIsTheSameRate(_ compounding: String) throws {
        var random = SeededGenerator()
        for _ in 0..<20 {
            let rate = ExactDecimal(Int128(random.number(in: 1...30_000)), scale: 2)
            let effective = try rates([
                "rate": "\(rate.text())%", "compounding": "\(compounding)", "periodsAYear": "12",
            ])
            guard case .rate(let monthly) = effective.figure("equivalentRate")?.quantity else {
                Issue.record("no rate")
                return
            }
            // 18 decimals of a ratio are 16 decimals of its percentage.
            let percent = ExactDecimal(monthly.coefficient * 100, scale: monthly.scale)
            let back = try rates([
                "rate": "\(percent.text())%", "periodsAYear": "1",
            ])
            guard case .rate(let first) = effective.figure("effectiveRate")?.quantity,
                case .rate(let second) = back.figure("effectiveRate")?.quantity
            else {
                Issue.record("no rate")
                return
            }
            let scale = 18
            let difference =
                first.coefficient * power(scale - first.scale)
                - second.coefficient * power(scale - second.scale)
            #expect(difference.magnitude < 1_000_000, "\(rate), \(random)")
        }
    }

    private func power(_ exponent: Int) -> Int128 {
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }

    @Test func moreCompoundingIsWorthMore() throws {
        let result = try rates(["rate": "5%"])
        let table = try #require(result.table("equivalents"))
        var before = ExactDecimal(-1)
        for row in 0..<table.rowCount {
            guard case .rate(let rate) = table.value(row: row, column: 2) else {
                Issue.record("no rate in row \(row)")
                return
            }
            #expect(before < rate)
            before = rate
        }
    }

    @Test func aStepAccountHasItsInterestAndItsYield() throws {
        let result = try rates([
            "principal": "1,000", "steps": "6% days 365; 6.5% days 365",
        ])
        #expect(result.moneyText("interest") == "133.14")
        #expect(result.figure("apyRounded") != nil)
        #expect(result.provesItself)
    }

    static let wrong: [(TypedInputs, String, String)] = [
        ([:], "rate is missing", "Add a line such as “rate: 5%”."),
        (
            ["rate": "5%", "interest": "1"], "interest and rate cannot both be given",
            "Keep one of the two."
        ),
        (
            ["rate": "5%", "days": "30"], "days and rate cannot both be given",
            "Keep one of the two."
        ),
        (
            ["interest": "5", "days": "30"], "principal is missing",
            "Add a line such as “principal: 1,000”."
        ),
        (
            ["rate": "5%", "compounding": "often"], "compounding “often” is not one of its choices",
            "Write one of annual, semiannual, quarterly, monthly, biweekly, weekly, daily, "
                + "continuous and a number of times a year up to 366."
        ),
        (
            ["principal": "1", "steps": "5% days 30000; 6% days 30000"],
            "steps “60000 days” is more than 36500 days", "Write a shorter one."
        ),
    ]

    @Test(arguments: wrong.indices)
    func whatIsWrongIsSaid(_ index: Int) throws {
        let (inputs, summary, nextStep) = Self.wrong[index]
        let found = problems(.rates, raw(inputs))
        #expect(found.map(\.summary) == [summary])
        #expect(found.map(\.nextStep) == [nextStep])
    }
}
