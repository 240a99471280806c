import PennyEngine
import PennyWordsSupport
import Testing

@Suite("Simple interest, doubling time and leverage")
struct SmallCalculatorTests {
    static let interest: [(TypedInputs, String)] = [
        (["principal": "1,000", "rate": "5%", "term": "3 years"], "150.00"),
        (["principal": "1,000", "rate": "5%", "term": "18 months"], "75.00"),
        (["principal": "1,000", "rate": "5%", "term": "2.5"], "125.00"),
        (["principal": "1,000", "rate": "5%", "days": "73"], "10.00"),
        (["principal": "1,000", "rate": "5%", "days": "72", "yearDays": "360"], "10.00"),
        (["principal": "0.50", "rate": "1%", "term": "1"], "0.01"),
        (["principal": "0.49", "rate": "1%", "term": "1"], "0.00"),
    ]

    @Test(arguments: interest.indices)
    func simpleInterestIsThePrincipalTimesTheRateTimesTheYears(_ index: Int) throws {
        let (inputs, expected) = Self.interest[index]
        let result = try Calculator.simpleInterest.calculate(raw(inputs))
        #expect(result.moneyText("interest") == expected)
        #expect(result.column("interest", of: "years")?.reduce(0, +) == result.money("interest"))
        #expect(result.provesItself)
    }

    @Test("days and weeks are a term of simple interest, by the days of a year")
    func days() throws {
        func interest(_ inputs: TypedInputs) throws -> Calculation {
            try Calculator.simpleInterest.calculate(
                raw(["principal": "10,000", "rate": "5%"]) + raw(inputs))
        }
        for (term, days) in [("90 days", "90"), ("1 day", "1"), ("2 weeks", "14")] {
            let result = try interest(["term": term])
            #expect(result.figures == (try interest(["days": days])).figures)
            let sentence = try #require(result.notes.first).english
            #expect(sentence.hasPrefix("A year counts as 365 days:"))
        }
        let commercial = try interest(["term": "90 days", "yearDays": "360"])
        #expect(commercial.moneyText("interest") == "125.00")
        #expect(try #require(commercial.answer).english.hasPrefix("After 90 days, "))
        let found = problems(
            .simpleInterest, raw(["principal": "1", "rate": "5%", "term": "36001 days"]))
        #expect(found.map(\.summary) == ["term “36001 days” is more than 100 years"])
        for term in ["90.5 days", "0 days", "-90 days"] {
            #expect(
                problems(.simpleInterest, raw(["principal": "1", "rate": "5%", "term": term]))
                    .count == 1)
        }
        #expect(
            problems(.loan, raw(["principal": "1", "rate": "5%", "term": "90 days"]))
                .map(\.summary) == ["term “90 days” is not a length of time"])
    }

    /// A part of a year is drawn as a part: the line stays straight.
    @Test(
        arguments: [
            (["principal": "1,000", "rate": "5%", "term": "3 years"], "Year", [0, 1, 2, 3]),
            (["principal": "1,000", "rate": "5%", "term": "18 months"], "Month", [0, 12, 18]),
            (["principal": "1,000", "rate": "5%", "term": "2.5"], "Month", [0, 12, 24, 30]),
            (["principal": "1,000", "rate": "5%", "days": "73"], "Day", [0, 73]),
            (["principal": "1,000", "rate": "5%", "days": "400"], "Day", [0, 365, 400]),
            (["principal": "1,000", "rate": "5%", "term": "2.37"], "Time", [0, 1]),
        ] as [(TypedInputs, String, [Int64])])
    func theChartOfSimpleInterestIsAStraightLine(
        _ inputs: TypedInputs, _ axis: String, _ positions: [Int64]
    ) throws {
        let chart = try #require(try Calculator.simpleInterest.calculate(raw(inputs)).charts.first)
        #expect(chart.axis?.label.english == axis)
        #expect(chart.positions == positions)
        #expect(chart.series.allSatisfy { $0.values.count == positions.count })
    }

    @Test func principalAndInterestTogetherStayWithinTheLargestAmount() {
        let found = problems(
            .simpleInterest, raw(["principal": "9,000,000,000,000", "rate": "50%", "term": "1"]))
        #expect(found.map(\.summary) == ["the amounts grow beyond what Pennypress computes"])
    }

    @Test func `the days of a year say nothing about a term`() {
        let found = problems(
            .simpleInterest,
            raw(["principal": "1", "rate": "5%", "term": "1", "yearDays": "360"]))
        #expect(found.map(\.summary) == ["yearDays needs days"])
    }

    @Test func timeIsGivenOnce() {
        let both = problems(
            .simpleInterest, raw(["principal": "1", "rate": "5%", "term": "1", "days": "1"]))
        #expect(both.map(\.summary) == ["days and term cannot both be given"])
        let none = problems(.simpleInterest, raw(["principal": "1", "rate": "5%"]))
        #expect(none.map(\.summary) == ["term is missing"])
        let long = problems(
            .simpleInterest, raw(["principal": "1", "rate": "5%", "term": "101 years"]))
        #expect(long.map(\.summary) == ["term “101 years” is more than 100 years"])
    }

    static let doubling: [(rate: String, compounding: String, exact: Int128, rule: Int128)] = [
        ("100%", "annual", 10000, 7200), ("8%", "annual", 90065, 90000),
        ("6%", "annual", 118957, 120000), ("10%", "continuous", 69315, 72000),
        ("200%", "annual", 6309, 3600), ("12%", "monthly", 58051, 60000),
        ("11%", "annual", 66419, 65455),
    ]

    @Test(arguments: doubling)
    func moneyDoublesInTheExactTimeBesideTheRule(
        _ vector: (rate: String, compounding: String, exact: Int128, rule: Int128)
    ) throws {
        let result = try Calculator.doublingTime.calculate([
            RawInput("rate", vector.rate), RawInput("compounding", vector.compounding),
        ])
        #expect(result.figure("years")?.quantity == .number(ExactDecimal(vector.exact, scale: 4)))
        #expect(
            result.figure("ruleOf72")?.quantity == .number(ExactDecimal(vector.rule, scale: 4)))
        #expect(result.provesItself)
    }

    @Test func nothingDoublesWithoutARate() {
        let found = problems(.doublingTime, raw(["rate": "0%"]))
        #expect(found.map(\.summary) == ["rate “0%” is zero"])
    }

    @Test func aRatioOnATieGoesUp() throws {
        let result = try Calculator.leverage.calculate(
            raw(["debts": "0.01", "yearlyIncome": "200.00"]))
        #expect(result.figure("leverageRatio")?.quantity == .number(ExactDecimal(1, scale: 4)))
    }

    @Test func leverageIsWhatIsOwedBesideAYearOfIncome() throws {
        let result = try Calculator.leverage.calculate(
            raw([
                "debts": "18,500", "liabilities": "1,200", "yearlyIncome": "52,000",
                "assets": "31,000",
            ]))
        #expect(result.figure("leverageRatio")?.quantity == .number(ExactDecimal(3788, scale: 4)))
        #expect(result.moneyText("totalOwed") == "19700.00")
        #expect(result.figure("debtToAssets")?.quantity == .number(ExactDecimal(6355, scale: 4)))
        #expect(result.moneyText("netWorth") == "11300.00")
        #expect(result.provesItself)
    }

    @Test func leverageNeedsAnIncome() {
        let found = problems(.leverage, raw(["debts": "5", "yearlyIncome": "0"]))
        #expect(found.map(\.summary) == ["yearlyIncome “0” is zero"])
    }

    @Test(arguments: [Calculator.simpleInterest, .doublingTime, .leverage, .rates])
    func everyFigureHasItsStep(_ calculator: Calculator) throws {
        let inputs: TypedInputs =
            switch calculator {
            case .simpleInterest: ["principal": "1,000", "rate": "5%", "days": "90"]
            case .leverage: ["debts": "5", "yearlyIncome": "10", "assets": "7"]
            default: ["rate": "7.25%"]
            }
        let result = try calculator.calculate(raw(inputs))
        for figure in result.figures {
            #expect(result.steps.contains { $0.figures.contains(figure.name) }, "\(figure.name)")
        }
        #expect(!result.charts.isEmpty)
    }
}
