import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// Sentences that compare values are true for these values, ties included.
@Suite("Sentences that compare") struct ComparedSentenceTests {
    /// A set, a text that its page must have, and one that would be false.
    struct Case: CustomTestStringConvertible, Sendable {
        let calculator: Calculator
        let inputs: [RawInput]
        let expected: String
        let excluded: String

        init(
            _ calculator: Calculator, _ inputs: TypedInputs, says expected: String,
            not excluded: String
        ) {
            self.calculator = calculator
            self.inputs = raw(inputs)
            self.expected = expected
            self.excluded = excluded
        }

        var testDescription: String { "\(calculator.name): \(expected)" }
    }

    private static let tiedHome: TypedInputs = [
        "price": "100,000", "downPayment": "100,000", "loanRate": "5%", "monthlyRent": "500",
        "years": "1", "appreciationRate": "-6%",
    ]
    private static let exactPension: TypedInputs = [
        "currentAge": "67", "retirementAge": "67", "savings": "120,000", "rateBefore": "0%",
        "rateAfter": "0%", "monthlyWithdrawal": "1,000", "horizon": "10 years",
    ]

    private static let cases = [
        Case(
            .rentOrBuy, tiedHome, says: "After 1 year, you have the same either way", not: "ahead"),
        Case(
            .rentOrBuy, tiedHome, says: "What buying leaves you more $0.00",
            not: "What renting leaves you"),
        Case(
            .rentOrBuy, tiedHome, says: "the same either way after the first year",
            not: "behind by"),
        Case(
            .rentOrBuy,
            [
                "price": "100,000", "downPayment": "100,000", "loanRate": "5%",
                "monthlyRent": "500", "years": "2", "appreciationRate": "-6%",
                "rentIncrease": "-10%", "insuranceIncrease": "-5%", "insurance": "100",
            ], says: "$500.00, falling 10% a year", not: "rising"),
        Case(
            .rentOrBuy,
            [
                "price": "100,000", "downPayment": "100,000", "loanRate": "5%",
                "monthlyRent": "500", "years": "1",
            ], says: "ahead by $6,000.00 after the first year", not: "the same either way"),
        Case(
            .card,
            ["balance": "3,000", "rate": "0%", "minimumPercent": "2%", "minimumAmount": "25"],
            says: "Total paid in 36 months $3,000.00", not: "$0.12"),
        Case(
            .card,
            ["balance": "3,000", "rate": "0%", "minimumPercent": "2%", "minimumAmount": "25"],
            says: "35 × $83.33 + $83.45 = $3,000.00", not: "36 × $83.33"),
        Case(
            .card,
            ["balance": "3,000", "rate": "18%", "minimumPercent": "20%", "minimumAmount": "25"],
            says: "a US statement does not mention 36 months", not: "Savings on a US statement"),
        Case(
            .card,
            ["balance": "3,000", "rate": "18%", "minimumPercent": "20%", "minimumAmount": "25"],
            says: "Extra cost of paying off in 36 months $",
            not: "rounds both totals"),
        Case(
            .retirement, exactPension,
            says: "Savings of $120,000.00 at retirement last 10 years", not: "more than"),
        Case(.retirement, exactPension, says: "Age when savings run out 77", not: "leave $0.00"),
        Case(
            .retirement,
            [
                "yearsToRetirement": "1", "savings": "40,000", "monthlyDeposit": "100",
                "rateBefore": "0%", "rateAfter": "0%", "withdrawalRate": "4%",
            ], says: "Total deposits $1,200.00", not: "$41,200.00 and"),
        Case(
            .inflation,
            [
                "amount": "1,000", "inflationRate": "0.001%", "years": "2", "returnRate": "5%",
            ], says: "A price of $1,000.00 now becomes $1,000.02",
            not: "but the real return is"),
        Case(
            .inflation,
            ["amount": "1,000", "inflationRate": "2%", "years": "2", "returnRate": "5%"],
            says: "Subtracting the rates gives 3%, but the real return is 2.941%",
            not: "Higher than today, by $0.00"),
        Case(
            .cashflow, ["flows": "-1,000 date 2026-01-01; 1,000 date 2026-01-01"],
            says: "is zero at every rate", not: "no rate"),
        Case(
            .cashflow, ["flows": "0; 0"], says: "is zero at every rate", not: "go one way"),
        Case(
            .cashflow, ["flows": "-1,000 date 2026-01-01; 1,100 date 2026-01-01"],
            says: "flows on the same day count as one", not: "from flow to flow"),
        Case(
            .cashflow, ["flows": "100; -200; 99"], says: "none is nearer to zero",
            not: "the one nearest to zero"),
        Case(
            .comparison,
            [
                "products":
                    "A price 1 size 1 kg; B price 2 size 1 kg; C price 3 size 1 kg; D price 6 size 2 kg"
            ], says: "The most expensive, C and D, cost 200.00% more than A.", not: "costs 200"),
        Case(
            .comparison,
            ["products": "A price 1 size 1 kg; B price 1.10 size 1.1 kg; C price 2 size 1 kg"],
            says: "A and B are equally cheap", not: "The cheapest is"),
        Case(
            .comparison,
            [
                "products": "A price 1.00 size 1 kg tax 10%; B price 1.10 size 1 kg tax 0%",
                "policy": "us",
            ], says: "costs the same a year, when rounded, as B", not: "saves"),
        Case(
            .comparison,
            [
                "products":
                    "A price 1 size 1 kg tax 20%; B price 1.10 size 1 kg; C price 1.10 size 1 kg",
                "policy": "us",
            ], says: "With tax, B and C are the cheapest.", not: "With tax, B is"),
        Case(
            .budget,
            [
                "income": "Pay amount 3,000",
                "expenses": """
                Rent amount 1,000 kind need; Fun amount 1,000 kind want; \
                Fund amount 1,000 kind saving
                """,
            ], says: "Savings rate 33.33%", not: "Savings rate 0%"),
        Case(
            .budget,
            [
                "income": "Pay amount 3,000",
                "expenses": "Rent amount 2,500; Fund amount 1,000 kind saving",
            ], says: "($1,000.00 − $500.00) ÷ $3,000.00 = 16.67%", not: "−16.67%"),
        Case(
            .scenarios,
            [
                "sets": #"a kind loan inputs "principal 1000 rate 6% term ""1 year"""; "#
                    + #"b kind loan inputs "principal 1000 rate 6% term ""1 year"" "#
                    + #"payments biweekly""#
            ], says: "Total paid: lower with", not: "Monthly payment: "),
        Case(
            .scenarios,
            [
                "sets": #"a kind retirement inputs "yearsToRetirement 1 monthlyDeposit 100 "#
                    + #"rateBefore 0% rateAfter 0% monthlyWithdrawal 100"; b kind retirement "#
                    + #"inputs "yearsToRetirement 1 monthlyDeposit 100 rateBefore 0% "#
                    + #"rateAfter 0% monthlyWithdrawal 50""#
            ], says: "nothing after year 2 (a), 3 (b)", not: "after year 0"),
        Case(
            .comparison,
            ["products": "Fir price 24.87 size 500 g tax 0.3344%; Oak price 30 size 500 g"],
            says: "$24.95316528 ÷ 0.5 kg", not: "$24.953165 ÷"),
        Case(
            .retirement,
            [
                "yearsToRetirement": "0", "savings": "1,000,000", "rateBefore": "0%",
                "rateAfter": "0%", "withdrawalRate": "4%",
            ], says: "$1,000,000.00 × 4% ÷ 12 = $3,333.33", not: "$1,000,000.00 = "),
        Case(
            .savings,
            [
                "yearsToInvest": "2", "initialInvestment": "100", "interestRate": "4%",
                "compoundInterval": "semiannual", "insidePeriod": "none",
            ], says: "4% ÷ 2 = 2% of the balance every 6 months", not: "= of the balance"),
        Case(
            .payoff,
            [
                "debts": "A balance 1,000 rate 5%; B balance 500 rate 19%", "monthlyBudget": "200",
            ], says: " in interest over 8 months", not: "= 8 months, "),
    ]

    @Test(arguments: cases)
    func `a sentence is true for its inputs`(_ example: Case) throws {
        let result = try example.calculator.calculate(example.inputs)
        let text = Self.text(of: result)
        #expect(text.contains(example.expected), "\(text)")
        #expect(!text.contains(example.excluded), "\(text)")
        #expect(result.provesItself)
    }

    /// The text of a page's figures, charts, notes and steps.
    private static func text(of result: Calculation) -> String {
        let writer = NumberWriter(for: .enUS, currency: result.currency)
        var lines = result.figures.map { writer.text($0.label) + " " + writer.text($0.shown) }
        lines += result.charts.map { writer.text($0.title) }
        lines += result.notes.map(writer.text)
        for step in result.steps {
            let sides = [step.numbers, step.answer].compactMap { $0.map(writer.text) }
            lines += [writer.text(step.formula), sides.joined(separator: " = ")]
            lines += [step.rounding.map(writer.text) ?? ""]
        }
        return lines.joined(separator: "\n")
    }

    @Test func `savings that end with a year have no empty year behind it`() throws {
        let result = try Calculator.retirement.calculate(
            raw([
                "yearsToRetirement": "0", "savings": "120,000", "rateBefore": "0%",
                "rateAfter": "0%", "monthlyWithdrawal": "1,000",
            ]))
        #expect(result.table("years")?.rowCount == 10)
        #expect(result.column("balance", of: "years")?.last == 0)
        #expect(result.provesItself)
    }

    @Test func `interest that is paid is not compared with interest that is earned`() {
        let sets =
            #"a kind loan inputs "principal 1000 rate 6% term ""1 year"""; "#
            + #"b kind savings inputs "initialInvestment 1000 interestRate 6% yearsToInvest 1""#
        let found = problems(.scenarios, raw(["sets": sets]))
        #expect(found.map(\.kind) == [.nothingInCommon])
    }

    @Test func `rates that look the same side by side are not called higher or lower`() throws {
        let sets = try ["5%", "5.00000001%"].map { rate in
            (title: rate, result: try Calculator.rates.calculate(raw(["rate": rate])))
        }
        let beside = try #require(SetsBeside(sets))
        for row in beside.rows { #expect(row.differences[1]?.english == "the same") }
    }

    @Test func `a difference of percentages is stated in percentage points`() throws {
        let difference = try #require(
            Quantity.percentage(ExactDecimal(4_900, scale: 2), decimals: 2)
                .difference(from: .percentage(ExactDecimal(6_667, scale: 2), decimals: 2)))
        #expect(NumberWriter.plain.text(difference) == "−17.67\u{A0}points")
    }
}
