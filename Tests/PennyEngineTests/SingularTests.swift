import Testing

@testable import PennyEngine

@Suite("One of a thing is worded as one")
struct SingularTests {
    static let cases: [(Calculator, TypedInputs)] = [
        (
            .card,
            [
                "balance": "20", "rate": "12%", "minimumPercent": "2%", "minimumAmount": "25",
            ]
        ),
        (
            .card,
            [
                "balance": "40", "rate": "12%", "minimumPercent": "75%", "minimumAmount": "25",
            ]
        ),
        (
            .payoff,
            ["debts": "A balance 100 rate 5%; B balance 50 rate 9%", "monthlyBudget": "200"]
        ),
        (
            .payoff,
            [
                "debts": "A balance 100 rate 5% minimum 60; B balance 50 rate 9% minimum 50",
                "monthlyBudget": "200",
            ]
        ),
        (
            .goal,
            ["target": "200", "monthlyDeposit": "100", "interestRate": "0%"]
        ),
        (
            .refinance,
            [
                "balance": "100", "rate": "12%", "remaining": "1 month", "newRate": "6%",
                "newTerm": "1 month",
            ]
        ),
        (
            .refinance,
            [
                "balance": "100", "rate": "12%", "remaining": "2 months", "newRate": "1%",
                "newTerm": "3 months",
            ]
        ),
        (
            .retirement,
            [
                "yearsToRetirement": "1 month", "savings": "100", "rateBefore": "1%",
                "rateAfter": "1%", "monthlyWithdrawal": "5", "horizon": "1 month",
            ]
        ),
        (
            .retirement,
            [
                "yearsToRetirement": "0", "savings": "100", "rateBefore": "1%",
                "rateAfter": "1%", "yearsInRetirement": "1 month",
            ]
        ),
        (
            .rentOrBuy,
            [
                "price": "100,000", "downPayment": "0", "loanRate": "5%", "monthlyRent": "10",
                "years": "1", "loanTerm": "1 month",
            ]
        ),
        (.loan, ["principal": "100", "rate": "5%", "term": "1 month"]),
        (
            .loan,
            [
                "principal": "100", "rate": "5%", "term": "2 months", "interestOnly": "1 month",
            ]
        ),
    ]

    @Test(arguments: cases.indices)
    func noSentenceCountsOneAsSeveral(_ index: Int) throws {
        let (calculator, inputs) = Self.cases[index]
        let result = try calculator.calculate(raw(inputs))
        let several = try Regex("(^|[^0-9.,])1 (months|years|payments|rows|debts|periods)")
        for sentence in result.sentences {
            #expect(sentence.firstMatch(of: several) == nil, "\(sentence)")
        }
        #expect(result.provesItself)
        #expect(result.unexplainedFigures == [])
    }
}
