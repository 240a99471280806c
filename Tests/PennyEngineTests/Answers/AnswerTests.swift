import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("The answer of a result")
struct AnswerTests {
    /// The number of random results of each calculator: about 3,000 in all in `make check-deep`.
    private static let count = Effort.of(30, deep: 160)

    @Test(
        "claims what the tables and the inputs give again, above figures that are not below zero",
        arguments: CalculatorCatalog.builtIn.all)
    func claims(_ calculator: Calculator) throws {
        var random = SeededGenerator(seed: 48)
        var seen = 0
        while seen < Self.count {
            let set = RandomSet(calculator, &random)
            guard let result = set.result else { continue }
            seen += 1
            let answer = try #require(result.answer, "\(set.described)")
            let claim = AnswerClaim(result, answer, set)
            #expect(claim.holds, "\(claim)\n\(set.described)")
            #expect(claim.namesTheFirstFigure, "\(claim)\n\(set.described)")
            for figure in result.figures {
                if case .money(let amount) = figure.shown {
                    #expect(amount >= 0, "\(figure.name)\n\(set.described)")
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
