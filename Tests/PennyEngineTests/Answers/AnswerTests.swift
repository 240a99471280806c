import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("The answer of a result")
struct AnswerTests {
    /// The number of random results of each calculator: about 3,000 in all in `make check-deep`.
    private static let count = Effort.of(30, deep: 160)

    /// Random sets of a calculator that have a result, each with its result.
    private static func results(
        of calculator: Calculator, seed: UInt64
    ) -> [(set: RandomSet, result: Calculation)] {
        var random = SeededGenerator(seed: seed)
        var found: [(set: RandomSet, result: Calculation)] = []
        while found.count < count {
            let set = RandomSet(calculator, &random)
            if let result = set.result { found.append((set, result)) }
        }
        return found
    }

    @Test(
        "claims what the tables and the inputs give again, above figures that are not below zero",
        arguments: CalculatorCatalog.builtIn.all)
    func claims(_ calculator: Calculator) throws {
        for (set, result) in Self.results(of: calculator, seed: 48) {
            let answer = try #require(result.answer, "\(set.described)")
            let claim = AnswerClaim(result, answer, set)
            #expect(claim.holds, "\(claim)\n\(set.described)")
            #expect(claim.namesTheFirstFigure, "\(claim)\n\(set.described)")
            for figure in result.figures {
                if case .money(let amount) = figure.shown {
                    #expect(amount >= 0, "\(figure.name)\n\(set.described)")
                }
                if calculator == .budget, case .rate(let rate) = figure.shown {
                    #expect(!rate.isNegative, "\(figure.name)\n\(set.described)")
                }
                if case .change = figure.shown {
                    Issue.record("\(figure.name) is a difference\n\(set.described)")
                }
            }
        }
    }

    @Test("names the month in which it ends, from the day it begins")
    func month() throws {
        let day = try #require(CivilDate(year: 2026, month: 11, day: 29))
        let card = try Calculator.card.calculate(
            raw(["balance": "3000", "rate": "18%", "payment": "200"]),
            InputDefaults().starting(day))
        let end = try #require(CivilDate(year: 2028, month: 5, day: 1))
        let time = CommonWords.until(time: CommonWords.span(years: 1, months: 6), end: end)
        #expect(
            card.answer == CardWords.answerPaid(payment: 20_000, time: time, interest: 42_416))
        #expect(card.notes.contains(CommonWords.noteStart(start: day)))
    }

    @Test(
        "names the month in which its time ends, from the day it begins",
        arguments: [
            ("retirement", "in today’s money for 25 years (November 2081)."),
            ("rent-or-buy", "After 10 years (November 2036), you have "),
            ("inflation", " in 20 years (November 2046)."),
            ("doubling-time", " in about 11 years and 11 months (October 2038)."),
            ("simple-interest", "After 3 years (November 2029), "),
            ("annuity", "You make 60 payments of "), ("annuity", " over 5 years (November 2031)."),
        ] as [(String, String)])
    func end(_ name: String, _ words: String) throws {
        let inputs: [String: TypedInputs] = [
            "retirement": [
                "yearsToRetirement": "30", "savings": "50000", "monthlyDeposit": "500",
                "rateBefore": "5%", "yearsInRetirement": "25",
            ],
            "rent-or-buy": [
                "price": "380000", "downPayment": "20%", "loanRate": "6.25%",
                "monthlyRent": "1900", "years": "10",
            ],
            "inflation": ["amount": "120", "inflationRate": "3%", "years": "20"],
            "doubling-time": ["rate": "6%"],
            "simple-interest": ["principal": "1000", "rate": "5%", "term": "3 years"],
            "annuity": [
                "presentValue": "receive 20000", "futureValue": "0", "periods": "5 years",
                "rate": "6%",
            ],
        ]
        let day = try #require(CivilDate(year: 2026, month: 11, day: 30))
        let result = try #require(CalculatorCatalog.builtIn[name: name]).calculate(
            raw(try #require(inputs[name])), InputDefaults().starting(day))
        #expect(try #require(result.answer).english.contains(words))
        #expect(result.notes.contains(CommonWords.noteStart(start: day)))
    }

    @Test(
        "names the assumed start exactly where it names a month by it",
        arguments: CalculatorCatalog.builtIn.all)
    func start(_ calculator: Calculator) throws {
        let day = try #require(CivilDate(year: 2026, month: 11, day: 30))
        let note = CommonWords.noteStart(start: day)
        for (set, result) in Self.results(of: calculator, seed: 49) {
            let started = try calculator.calculate(
                set.inputs, defaults(set.currency.code).starting(day))
            let namesMonth = started.answer != result.answer
            #expect(started.notes.contains(note) == namesMonth, "\(set.described)")
        }
    }

    @Test(
        "names no start where it names no month",
        arguments: [
            (
                "loan",
                [
                    "principal": "345", "fees": "45", "rate": "0%", "term": "1 payment",
                    "payments": "biweekly",
                ]
            ),
            (
                "annuity",
                ["payment": "pay 400", "periods": "5 years", "rate": "6%", "futureValue": "0"]
            ),
            ("simple-interest", ["principal": "1000", "rate": "5%", "term": "1.3 years"]),
        ] as [(String, TypedInputs)])
    func noStart(_ name: String, _ inputs: TypedInputs) throws {
        let day = try #require(CivilDate(year: 2026, month: 11, day: 30))
        let calculator = try #require(CalculatorCatalog.builtIn[name: name])
        let result = try calculator.calculate(raw(inputs), InputDefaults().starting(day))
        #expect(!result.notes.contains(CommonWords.noteStart(start: day)))
    }

    @Test("says what a loan with one payment costs")
    func onePayment() throws {
        let loan = try Calculator.loan.calculate(
            raw(["principal": "345", "fees": "45", "rate": "0%", "term": "1 payment"]),
            InputDefaults())
        #expect(
            loan.answer == LoanWords.answerSingle(received: 30_000, paid: 34_500, cost: 4_500))
    }

    @Test("names a balloon payment")
    func balloon() throws {
        let loan = try Calculator.loan.calculate(
            raw([
                "principal": "25000", "rate": "6%", "term": "5 years", "interestOnly": "5 years",
            ]), InputDefaults())
        let before = LoanWords.answerLevel(
            payment: LoanWords.answerPaidMonthly(amount: 12_500),
            time: CommonWords.span(years: 5, months: 0), cost: 750_000)
        #expect(loan.answer == LoanWords.answerBalloon(answer: before, payment: 2_512_500))
    }

    @Test("says beside the verdict on a home what it leaves out, and only that")
    func leftOut() throws {
        let required: TypedInputs = [
            "price": "380000", "downPayment": "20%", "loanRate": "6.25%", "monthlyRent": "1900",
            "years": "10",
        ]
        let short = try Calculator.rentOrBuy.calculate(raw(required), InputDefaults())
        #expect(
            try #require(short.answer).english.hasSuffix(
                " Not counted, because you entered nothing: buying costs, selling costs, "
                    + "property tax, maintenance, home insurance, a rising home value, "
                    + "a rising rent and returns on investments."))
        let typed: TypedInputs = [
            "buyingCostRate": "0%", "sellingCostRate": "6%", "propertyTaxRate": "1%",
            "maintenanceRate": "1%", "insurance": "1500", "appreciationRate": "3%",
            "investmentReturn": "5%",
        ]
        let long = try Calculator.rentOrBuy.calculate(
            raw(required) + raw(typed), InputDefaults())
        #expect(
            try #require(long.answer).english.hasSuffix(
                " Not counted, because you entered nothing: a rising rent."))
        let whole = try Calculator.rentOrBuy.calculate(
            raw(required) + raw(typed) + raw(["rentIncrease": "0%"]), InputDefaults())
        #expect(!(try #require(whole.answer).english.contains("Not counted")))
    }

    @Test("says by which part more is spent than earned, instead of a savings rate below zero")
    func overspent() throws {
        let short = try Calculator.budget.calculate(
            raw(["income": "Pay amount 1,000", "expenses": "Rent amount 1,089.20"]),
            InputDefaults())
        let rate = try #require(short.figure("savingsRate"))
        #expect(rate.label.english == "You spend more than you earn, by")
        #expect(Message.value(rate.shown).english == "8.92%")
        #expect(Message.value(rate.quantity).english == "−8.92%")
    }

    @Test(
        "names the time from one flow to the next where it is known",
        arguments: [
            ("year", " a year.", "Yearly internal rate of return", "Year"),
            ("quarterly", " a quarter.", "Quarterly internal rate of return", "Quarter"),
            ("month", " a month.", "Monthly internal rate of return", "Month"),
            ("period", " a period.", "Internal rate of return per period", "Period"),
        ])
    func interval(_ every: String, _ end: String, _ label: String, _ column: String) throws {
        let flows = "-1000; 600; 600"
        let result = try Calculator.cashflow.calculate(
            raw(["flows": flows, "every": every]), InputDefaults())
        #expect(try #require(result.answer).english.hasSuffix(end))
        #expect(result.figures.first?.label.english == label)
        #expect(result.table("flows")?.columns.first?.label.english == column)
        let chart = try #require(result.charts.first { $0.name == "flows" })
        #expect(chart.bars.last?.label.english == "\(column) 2")
        let plain = try Calculator.cashflow.calculate(raw(["flows": flows]), InputDefaults())
        #expect(result.figures.map(\.quantity) == plain.figures.map(\.quantity))
    }

    @Test("leads with the cost where the payment is typed, never with the reader's own input")
    func typedPayment() throws {
        let loan = try Calculator.loan.calculate(
            raw(["principal": "4000", "rate": "24%", "term": "30 years", "payment": "200"]),
            InputDefaults())
        #expect(loan.figures.first?.name == "costOfCredit")
        #expect(loan.figures.first?.quantity == .money(115_951))
    }

    @Test(
        "says that nothing is paid or earned instead of an amount of zero",
        arguments: [
            ("card", ["balance": "1000", "rate": "0%", "payment": "100"], "You pay no interest."),
            (
                "savings",
                ["initialInvestment": "500", "interestRate": "0%", "yearsToInvest": "5"],
                "You earn no interest."
            ),
            (
                "goal", ["target": "1200", "monthlyDeposit": "100", "yearsToInvest": "1"],
                "You need no return:"
            ),
        ] as [(String, TypedInputs, String)])
    func zero(_ name: String, _ inputs: TypedInputs, _ words: String) throws {
        let calculator = try #require(CalculatorCatalog.builtIn[name: name])
        let result = try calculator.calculate(raw(inputs), InputDefaults())
        #expect(try #require(result.answer).english.contains(words))
    }

    @Test("names the month of the loan's own last payment, and assumes none")
    func ownDates() throws {
        let day = try #require(CivilDate(year: 2026, month: 11, day: 29))
        let loan = try Calculator.loan.calculate(
            raw([
                "principal": "300000", "rate": "5.5%", "term": "30 years", "start": "2020-01-15",
            ]),
            InputDefaults().starting(day))
        let end = try #require(CivilDate(year: 2050, month: 1, day: 15))
        let time = CommonWords.until(time: CommonWords.span(years: 30, months: 0), end: end)
        #expect(
            loan.answer
                == LoanWords.answerLevel(
                    payment: LoanWords.answerPaidMonthly(amount: 170_337), time: time,
                    cost: 31_321_043))
        #expect(!loan.notes.contains(CommonWords.noteStart(start: day)))
    }
}
