import PennyEngine
import PennyTestSupport
import Testing

@Suite("A credit card paid by its minimum, or by a chosen payment")
struct CardTests {
    /// By hand: 40 % of 100 is 40.00, 40 % of 61.00 is 24.40, then the least amount applies.
    @Test func threePaymentsByHand() throws {
        let result = try card([
            "balance": "100", "rate": "12%", "minimumPercent": "40%", "minimumAmount": "30",
        ])
        #expect(result.column("payment", of: "schedule") == [40_00, 30_00, 30_00, 1_95])
        #expect(result.column("interest", of: "schedule") == [1_00, 61, 32, 2])
        #expect(result.column("balance", of: "schedule") == [61_00, 31_61, 1_93, 0])
        #expect(result.money("totalPaid") == 101_95)
        #expect(result.money("firstPayment") == 40_00)
    }

    /// By hand: 1 % a month on 100, 71 and 41.71, then the rest.
    @Test func aChosenPaymentByHand() throws {
        let result = try card(["balance": "100", "rate": "12%", "payment": "30"])
        #expect(result.column("payment", of: "schedule") == [30_00, 30_00, 30_00, 12_25])
        #expect(result.column("interest", of: "schedule") == [1_00, 71, 42, 12])
        #expect(result.money("totalInterest") == 2_25)
        #expect(result.figure("payment36") == nil)
        #expect(result.figure("interestSaved") == nil)
    }

    @Test func aChosenPaymentIsComparedWithTheMinimum() throws {
        let inputs: TypedInputs = [
            "balance": "3000", "rate": "18%", "minimumPercent": "2%", "minimumAmount": "25",
        ]
        let minimum = try card(inputs)
        let chosen = try Calculator.card.calculate(
            raw(inputs) + [RawInput("payment", "200")], defaults())
        #expect(
            chosen.money("interestSaved")
                == (minimum.money("totalInterest") ?? 0) - (chosen.money("totalInterest") ?? 0))
        #expect(
            chosen.count("monthsSaved")
                == (minimum.count("months") ?? 0) - (chosen.count("months") ?? 0))
    }

    @Test func theMinimumIsPaidWhereItIsMoreThanThePayment() throws {
        let result = try card([
            "balance": "1000", "rate": "12%", "minimumPercent": "50%", "minimumAmount": "25",
            "payment": "100",
        ])
        #expect(result.column("payment", of: "schedule")?.prefix(3) == [500_00, 255_00, 130_05])
    }

    /// 12 CFR 1026.53(a): what is above the minimum goes to the highest rate.
    @Test func aChosenPaymentReachesTheHighestRateFirst() throws {
        let result = try card(["balances": "100 rate 24%; 100 rate 0%", "payment": "50"])
        #expect(result.column("interest", of: "schedule")?.prefix(3) == [2_00, 1_04, 6])
    }

    @Test func asksForThePaymentOrTheWholeMinimum() {
        let known = [RawInput("balance", "100"), RawInput("rate", "12%")]
        for (given, missing) in [
            ([], "payment"), (["minimumPercent"], "minimumAmount"),
            (["payment", "minimumAmount"], "minimumPercent"),
        ] {
            let found = problems(
                .card, known + given.map { RawInput($0, $0 == "minimumPercent" ? "9%" : "9") })
            #expect(found.map(\.path.input) == [missing])
        }
    }

    @Test func theMinimumMayAddTheInterest() throws {
        let result = try card([
            "balance": "1000", "rate": "24%", "minimumPercent": "1%", "minimumAmount": "25",
            "minimumRule": "percent-plus-interest",
        ])
        #expect(result.column("payment", of: "schedule")?.prefix(2) == [30_00, 29_70])
        #expect(result.column("balance", of: "schedule")?.prefix(2) == [990_00, 980_10])
    }

    /// In the regulation's code, the first rate applies for one month less.
    @Test(arguments: [("in-month", [0, 9_00, 8_09]), ("after-month", [0, 0, 8_00])])
    func aPromotionEndsByTheNamedRule(_ rule: String, _ interests: [Int64]) throws {
        let result = try card([
            "balances": "1000 rate 0% laterRate 12% promotionMonths 2",
            "minimumPercent": "0%", "minimumAmount": "100", "promotionEnds": rule,
        ])
        #expect(result.column("interest", of: "schedule")?.prefix(3) == interests[...])
    }

    @Test func paymentsReachTheLowestRateFirst() throws {
        let result = try card([
            "balances": "100 rate 24%; 100 rate 0%", "minimumPercent": "0%",
            "minimumAmount": "50",
        ])
        #expect(result.column("interest", of: "schedule")?.prefix(3) == [2_00, 2_04, 2_08])
        #expect(result.provesItself)
    }

    @Test func theListOfOneIsTheSameAsOneBalance() throws {
        let one = try card([
            "balance": "3000", "rate": "19.99%", "minimumPercent": "2%", "minimumAmount": "25",
        ])
        let list = try card([
            "balances": "3000 rate 19.99%", "minimumPercent": "2%", "minimumAmount": "25",
        ])
        #expect(one.figures == list.figures)
        #expect(one.tables == list.tables)
    }

    @Test func oneRateForAllIsTheSameAsTheirSumButForRounding() throws {
        let one = try card([
            "balance": "3000", "rate": "18%", "minimumPercent": "2%", "minimumAmount": "25",
        ])
        let list = try card([
            "balances": "1000 rate 18%; 2000 rate 18%", "minimumPercent": "2%",
            "minimumAmount": "25",
        ])
        #expect(one.money("payment36") == list.money("payment36"))
        let difference =
            try #require(one.money("totalPaid")) - (try #require(list.money("totalPaid")))
        #expect(abs(difference) <= 300)
    }

    // MARK: - What is said

    @Test func theStepsOf36MonthsHaveTheNumbersOfTheCard() throws {
        let result = try card([
            "balances": "500 rate 0% laterRate 17% promotionMonths 6; 250 rate 21%; 250 rate 17%",
            "minimumPercent": "2%", "minimumAmount": "20",
        ])
        let steps = result.steps.filter { $0.figures == ["payment36"] }
        #expect(
            steps.map(\.numbers.said) == [
                "(50000 × (6 × 0% + 30 × 17%) ÷ 36 + 25000 × 17% + 25000 × 21%) ÷ 100000",
                "100000 × i ÷ (1 − (1 + i)⁻³⁶), i = 16.5833…% ÷ 12",
            ])
        let free = try card([
            "balance": "360", "rate": "0%", "minimumPercent": "2%", "minimumAmount": "5",
        ])
        #expect(free.money("payment36") == 10_00)
        let step = try #require(free.step(for: "payment36"))
        #expect(step.formula.said == "balance ÷ 36, as the rate is zero")
        #expect(step.numbers.said == "36000 ÷ 36")
    }

    /// 41 months round to three years, 42 months to four.
    @Test(arguments: [("410", 41, true), ("420", 42, false)])
    func whereAStatementSaysNothingOf36MonthsIsSaid(
        _ balance: String, _ months: Int, _ isSaid: Bool
    ) throws {
        let result = try card([
            "balance": "\(balance)", "rate": "0%", "minimumPercent": "0%", "minimumAmount": "10",
        ])
        #expect(result.count("months") == months)
        #expect(
            result.noteText.contains(
                "a US statement does not mention 36 months: 12 CFR 1026.7(b)(12)(i)(F).") == isSaid)
    }

    /// Months are rounded to the nearest year, with half a year rounded up.
    @Test(arguments: [("230", nil), ("240", 2), ("290", 2), ("300", 3), ("410", 3), ("420", 4)])
    func aStatementSaysWholeYears(_ balance: String, _ years: Int?) throws {
        let result = try card([
            "balance": "\(balance)", "rate": "0%", "minimumPercent": "0%", "minimumAmount": "10",
        ])
        let said = result.notes.map(\.said).first { $0.hasPrefix("A US statement rounds") }
        #expect(
            said
                == years.map {
                    "A US statement rounds a time of two years or more to whole years: "
                        + "about \($0) years."
                })
    }

    // MARK: - What never ends

    @Test func aMinimumBelowTheInterestIsNeverPaidOff() throws {
        let result = try card([
            "balance": "5000", "rate": "30%", "minimumPercent": "2%", "minimumAmount": "25",
        ])
        #expect(result.figure("months")?.quantity.isSaid("never") == true)
        #expect(result.figure("totalPaid") == nil)
        #expect(result.figure("savings36") == nil)
        #expect(result.money("payment36") == 212_26)
        #expect(result.table("schedule")?.rowCount == 120)
        #expect(result.noteText.hasPrefix("If you pay only the minimum, you will never pay off"))
        #expect(result.provesItself)
        #expect(result.unexplainedFigures == [])
    }

    /// A percentage of a few cents rounds to zero.
    @Test func withoutALeastAmountSomethingIsAlwaysLeft() throws {
        let result = try card([
            "balance": "100", "rate": "0%", "minimumPercent": "10%", "minimumAmount": "0",
        ])
        #expect(result.figure("months")?.quantity.isSaid("never") == true)
        #expect(result.column("balance", of: "schedule")?.last == 4)
        #expect(
            result.noteText.hasPrefix(
                "If you pay only the minimum, you will never pay off this balance: in time, the "
                    + "payments no longer lower it."))
    }

    @Test func whatTakesMoreThanAHundredYearsIsSaid() throws {
        let result = try card([
            "balance": "5,000,000,000", "rate": "19.99%", "minimumPercent": "2%",
            "minimumAmount": "25",
        ])
        guard case .words(_, "more than 1200")? = result.figure("months")?.quantity else {
            Issue.record("the months are no words")
            return
        }
        #expect(result.table("schedule")?.rowCount == 1200)
        #expect(result.noteText.hasPrefix("After … minimum payments, you would still owe …."))
        #expect(result.unexplainedFigures == [])
    }

    @Test func theLargestBalanceAtTheHighestRateIsAnswered() throws {
        let found = problems(
            .card,
            raw([
                "balance": "10,000,000,000,000", "rate": "1000%", "minimumPercent": "1%",
                "minimumAmount": "0",
            ]))
        #expect(found.map(\.summary) == ["the amounts grow beyond what Pennypress computes"])
    }

    // MARK: - Laws

    @Test func aHigherMinimumIsNeverSlower() throws {
        var random = SeededGenerator()
        var compared = 0
        for _ in 0..<150 {
            let amount = random.number(in: 10...60)
            let balance = random.number(in: 10...20_000)
            let rate = random.number(in: 0...36)
            func result(_ percent: Int) throws -> Calculation {
                try Calculator.card.calculate(
                    raw([
                        "balance": "\(balance)", "rate": "\(rate)%",
                        "minimumPercent": "\(percent)%", "minimumAmount": "\(amount)",
                    ]))
            }
            let percent = random.number(in: 1...5)
            let slow = try result(percent)
            let fast = try result(percent + 1)
            #expect(slow.provesItself && fast.provesItself, "\(random)")
            #expect(slow.money("payment36") == fast.money("payment36"))
            guard let months = slow.count("months") else { continue }
            compared += 1
            #expect(fast.count("months") ?? .max <= months, "\(random)")
            #expect(fast.money("totalPaid") ?? .max <= slow.money("totalPaid") ?? 0, "\(random)")
        }
        #expect(compared > 100)
    }

    // MARK: - Problems

    @Test func eitherOneBalanceOrTheListIsGiven() {
        #expect(
            sayings(
                .card,
                [
                    "balance": "100", "rate": "5%", "minimumPercent": "2%",
                    "minimumAmount": "10", "balances": "100 rate 5%",
                ]) == [
                    "balance and balances cannot both be given", "Keep one of the two.",
                    "rate and balances cannot both be given", "Keep one of the two.",
                ])
        #expect(
            problems(.card, raw(["minimumPercent": "2%"])).map(\.summary) == [
                "balance is missing", "rate is missing", "minimumAmount is missing",
            ])
    }

    /// A missing input is reported beside one whose own value is right.
    @Test func aPromotionNeedsItsMonthsAndItsLaterRate() {
        #expect(
            sayings(
                .card,
                [
                    "minimumPercent": "2%", "minimumAmount": "10",
                    "balances": """
                    100 rate 0% laterRate 5%; 100 rate 0% promotionMonths 6; \
                    100 rate 0% promotionMonths 0
                    """,
                ]) == [
                    "balances entry 1, laterRate needs promotionMonths",
                    "Add promotionMonths, or leave balances out.",
                    "balances entry 2, promotionMonths needs laterRate",
                    "Add laterRate, or leave balances out.",
                    "balances entry 3, promotionMonths “0” is not a number it can be",
                    "Write a whole number from 1 to 1200.",
                ])
    }

    @Test func tooManyOrTooLargeBalancesAreRefused() {
        let eleven = Array(repeating: "1 rate 1%", count: 11).joined(separator: "; ")
        #expect(
            problems(
                .card,
                raw(["minimumPercent": "2%", "minimumAmount": "1", "balances": "\(eleven)"])
            ).map(\.summary) == ["balances has more than 10 entries"])
        #expect(
            problems(
                .card,
                raw([
                    "minimumPercent": "2%", "minimumAmount": "1",
                    "balances": "9000000000000 rate 1%; 9000000000000 rate 1%",
                ])
            ).map(\.summary) == ["the amounts grow beyond what Pennypress computes"])
    }
}
