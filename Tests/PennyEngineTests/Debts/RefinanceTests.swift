import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("A loan replaced by another")
struct RefinanceTests {
    static func inputs(_ changes: TypedInputs = [:]) -> [RawInput] {
        let sound = raw([
            "balance": "280,000", "rate": "7.25%", "remaining": "26 years", "newRate": "6%",
            "newTerm": "26 years", "costs": "6,000",
        ])
        return sound.filter { input in !changes.contains { $0.key == input.name } }
            + raw(changes).filter { $0.value != .text("none") }
    }

    static func result(_ changes: TypedInputs = [:]) throws -> Calculation {
        try Calculator.refinance.calculate(inputs(changes))
    }

    /// Both loans are the same as those of the loan calculator.
    @Test func eachSideIsALoan() throws {
        let result = try Self.result()
        let old = try loan(["principal": "280,000", "rate": "7.25%", "term": "26 years"])
        let new = try loan(["principal": "280,000", "rate": "6%", "term": "26 years"])
        #expect(result.money("oldPayment") == old.money("payment"))
        #expect(result.money("newPayment") == new.money("payment"))
        #expect(result.money("oldInterest") == old.money("totalInterest"))
        #expect(result.money("newInterest") == new.money("totalInterest"))
        for (column, table) in [("oldInterest", old), ("newInterest", new)] {
            #expect(
                result.column(column, of: "months") == table.column("interest", of: "schedule"))
        }
        let saved = try #require(old.money("totalInterest")) - (new.money("totalInterest") ?? 0)
        #expect(result.money("interestSaved") == saved)
        #expect(result.money("totalSaved") == saved - 600_000)
        #expect(result.provesItself)
        #expect(result.unexplainedFigures == [])
    }

    /// By hand: 100.00 at 1 % a month in 2 payments of 50.75, against 4 of 25.00 at 0 %.
    @Test func twoMonthsByHand() throws {
        let result = try refinance([
            "balance": "100", "rate": "12%", "remaining": "2 months", "newRate": "0%",
            "newTerm": "4 months", "costs": "1.20",
        ])
        #expect(result.column("oldPayment", of: "months") == [50_75, 50_75, 0, 0])
        #expect(result.column("newPayment", of: "months") == [25_00, 25_00, 25_00, 25_00])
        #expect(result.column("oldInterest", of: "months") == [1_00, 50, 0, 0])
        #expect(result.column("advantage", of: "months") == [-20, 30, 30, 30])
        #expect(result.count("breakEven") == 2)
        #expect(result.count("breakEvenByPayments") == 1)
        #expect(result.money("totalSaved") == 30)
    }

    /// The rule of thumb is the costs divided by the saved payment, rounded up.
    @Test func theTwoBreakEvensDiffer() throws {
        let result = try Self.result()
        let saving = try #require(result.money("monthlySaving"))
        #expect(result.count("breakEvenByPayments") == Int((600_000 + saving - 1) / saving))
        let months = try #require(result.count("breakEven"))
        let ahead = try #require(result.column("advantage", of: "months"))
        #expect(ahead[months - 2] < 0 && ahead[months - 1] >= 0)
        #expect(months < result.count("breakEvenByPayments") ?? 0)
    }

    @Test func aLongerTermIsSaid() throws {
        let result = try Self.result([
            "remaining": "10 years", "newTerm": "30 years", "newRate": "5%", "costs": "2,000",
        ])
        #expect(try #require(result.money("monthlySaving")) > 0)
        #expect(try #require(result.money("totalSaved")) < 0)
        let last = try #require(result.count("goodUntil"))
        let ahead = try #require(result.column("advantage", of: "months"))
        #expect(ahead[last - 1] >= 0 && ahead[last] < 0)
        #expect(result.noteText.hasPrefix("The new loan ends … later. Part of the lower"))
        #expect(result.noteText.contains("After …, the new loan is no longer ahead. If you keep"))
        #expect(result.unexplainedFigures == [])
        let kept = try #require(result.money("keptSaved"))
        #expect(kept > 0)
        #expect(try #require(result.count("keptMonths")) < 120)
    }

    @Test func aHigherRateNeverBreaksEven() throws {
        let result = try Self.result(["newRate": "8%"])
        let never = Quantity.words(RefinanceWords.never, machine: "never")
        #expect(result.figure("breakEven")?.quantity == never)
        #expect(result.figure("breakEvenByPayments")?.quantity == never)
        #expect(result.provesItself)
        #expect(result.charts.first?.title.said == "The new loan never makes up for its costs")
    }

    @Test func withoutCostsALowerRateIsAheadAtOnce() throws {
        let result = try Self.result(["costs": "0"])
        #expect(result.count("breakEven") == 1)
        #expect(result.figure("breakEvenByPayments") == nil)
    }

    @Test func costsRolledInAreBorrowed() throws {
        let result = try Self.result(["costsPaid": "rolled-in", "cashOut": "10,000"])
        #expect(result.money("newPrincipal") == 296_000_00)
        #expect(result.figure("breakEvenByPayments") == nil)
        #expect(result.noteText.contains("The costs are part of the new loan, and you pay"))
        #expect(result.noteText.contains("You also borrow the … that you take out."))
        let plain = try Self.result()
        #expect(result.money("totalSaved") ?? 0 < plain.money("totalSaved") ?? 0)
        #expect(result.provesItself)
    }

    @Test func aKnownPaymentStandsForTheTimeLeft() throws {
        let result = try Self.result(["remaining": "none", "payment": "2,050"])
        let old = try loan([
            "principal": "280,000", "rate": "7.25%", "term": "1200 months", "payment": "2,050",
        ])
        #expect(result.count("oldMonths") == old.count("numberOfPayments"))
        #expect(result.money("oldInterest") == old.money("totalInterest"))
        #expect(result.provesItself)
        #expect(result.unexplainedFigures == [])
    }

    @Test func theSameLoanAgainSavesNothing() throws {
        let result = try Self.result(["newRate": "7.25%", "costs": "0"])
        #expect(result.money("totalSaved") == 0)
        #expect(result.money("monthlySaving") == 0)
        #expect(result.figure("keptMonths") == nil)
        #expect(result.figure("breakEven") != nil && result.count("breakEven") == nil)
        #expect(result.provesItself)
        #expect(
            result.charts.map(\.title.said) == [
                "Every month, the new loan has cost as much as the current one",
                "By the end, the new loan costs as much as the current one",
            ])
    }

    /// No month saves interest, so there is no break-even.
    @Test(arguments: [("7.25%", true), ("7.5%", false)])
    func `a loan that saves no interest never breaks even`(_ rate: String, _ isEqual: Bool) throws {
        let result = try Self.result(["newRate": "\(rate)", "costs": "0"])
        #expect(result.figure("breakEven") != nil && result.count("breakEven") == nil)
        let finding = try #require(result.charts.first?.title.said)
        #expect(
            finding
                == (isEqual
                    ? "Every month, the new loan has cost as much as the current one"
                    : "The new loan never costs less than the current one"))
        #expect(
            result.proofs.last?.statement.said
                == "At no time has the new loan cost less interest in total than the current one.")
        #expect(result.provesItself)
    }

    @Test func `what is said of months is true of the table`() throws {
        var random = SeededGenerator()
        var (computed, never, spans) = (0, 0, 0)
        for _ in 0..<400 {
            let inputs = raw([
                "balance": "\(random.number(in: 1000...300_000))",
                "rate": "\(random.number(in: 0...12))%",
                "remaining": "\(random.number(in: 1...90)) months",
                "newRate": "\(random.number(in: 0...12))%",
                "newTerm": "\(random.number(in: 1...120)) months",
                "costs": "\(random.pick([0, 0, 50, 900, 5000]))",
                "cashOut": "\(random.pick([0, 0, 0, 4000]))",
            ])
            guard let result = try? Calculator.refinance.calculate(inputs) else { continue }
            computed += 1
            let ahead = try #require(result.column("advantage", of: "months"))
            let saved = zip(
                try #require(result.column("oldInterest", of: "months")),
                try #require(result.column("newInterest", of: "months"))
            ).reduce(into: [Int64(0)]) { $0.append($0[$0.count - 1] + $1.0 - $1.1) }.dropFirst()
            let first = zip(ahead, saved).enumerated().first { $1.0 >= 0 && $1.1 > 0 }
            #expect(result.count("breakEven") == first.map { $0.offset + 1 }, "\(inputs)")
            never += first == nil ? 1 : 0
            #expect(result.provesItself, "\(inputs)")
            guard ahead.count > 1, let first else { continue }
            let finding = try #require(result.charts.first?.title.said)
            let last = result.count("goodUntil") ?? ahead.count
            if finding.hasPrefix("After ") || finding.hasPrefix("From ") {
                spans += 1
                #expect(finding.contains(" \(first.offset + 1)"))
                #expect(ahead[first.offset..<last].allSatisfy { $0 >= 0 }, "\(inputs)")
            } else {
                #expect(ahead.allSatisfy { $0 <= 0 }, "\(inputs)")
            }
        }
        #expect(computed > 350 && never > 50 && spans > 50)
    }

    /// By hand: 50.75 less 25.00 is saved in the first month.
    @Test(arguments: [("25.75", 1), ("25.76", 2)])
    func savedPaymentsThatAreTheCostsHaveMadeUpForThem(_ costs: String, _ month: Int) throws {
        let result = try refinance([
            "balance": "100", "rate": "12%", "remaining": "2 months", "newRate": "0%",
            "newTerm": "4 months", "costs": "\(costs)",
        ])
        #expect(result.count("breakEvenByPayments") == month)
    }

    /// By hand: interest of 1.00 and 0.50 against 0.50, 0.38, 0.25 and 0.13.
    @Test(arguments: [("0.37", 3), ("0.38", 2)])
    func theLastMonthThatIsNoWorseMayBeEven(_ costs: String, _ month: Int) throws {
        let result = try refinance([
            "balance": "100", "rate": "12%", "remaining": "2 months", "newRate": "6%",
            "newTerm": "4 months", "costs": "\(costs)",
        ])
        #expect(result.count("goodUntil") == month)
    }

    @Test func interestAndPaymentsHaveEachTheirRounding() throws {
        let rules: TypedInputs = ["rounding": "down", "paymentRounding": "up"]
        let result = try Calculator.refinance.calculate(Self.inputs() + raw(rules))
        let old = try Calculator.loan.calculate(
            raw(["principal": "280,000", "rate": "7.25%", "term": "26 years"]) + raw(rules))
        #expect(result.money("oldPayment") == old.money("payment"))
        #expect(result.money("oldInterest") == old.money("totalInterest"))
    }

    @Test func theProofOfTheBreakEvenSetsInterestAgainstCosts() throws {
        let result = try refinance([
            "balance": "100", "rate": "12%", "remaining": "2 months", "newRate": "0%",
            "newTerm": "4 months", "costs": "1.20",
        ])
        #expect(
            result.proofs.last?.statement.said
                == "After month 2, the interest saved is 150. A month earlier, it was 100. "
                + "The costs are 120.")
        #expect(
            result.charts[0].title.said
                == "After 2, the new loan has cost no more than the current one")
        #expect(result.charts[0].isComparison)
    }

    @Test func aRateOfZeroHasAStepOfItsOwn() throws {
        let result = try Self.result(["rate": "0%", "newRate": "0%"])
        #expect(
            result.step(for: "oldPayment")?.formula.said
                == "balance ÷ n, because the rate is zero")
        #expect(
            result.step(for: "newPayment")?.formula.said
                == "new loan ÷ n, because the new rate is zero")
        #expect(result.figure("monthlySaving")?.label.english == "Saved each month")
    }

    @Test func everyComparisonProvesItself() throws {
        var random = SeededGenerator()
        for _ in 0..<120 {
            let result = try Self.result([
                "balance": "\(random.number(in: 1...900_000))",
                "rate": "\(random.number(in: 0...15)).\(random.number(in: 0...99))%",
                "remaining": "\(random.number(in: 1...360)) months",
                "newRate": "\(random.number(in: 0...15))%",
                "newTerm": "\(random.number(in: 1...360)) months",
                "costs": "\(random.number(in: 0...20_000))",
                "cashOut": "\(random.pick([0, random.number(in: 0...50_000)]))",
                "costsPaid": random.pick(["up-front", "rolled-in"]),
            ])
            #expect(result.provesItself, "\(random)")
            #expect(result.unexplainedFigures == [], "\(random)")
        }
    }

    /// Higher costs never make the break-even earlier.
    @Test func dearerIsNeverSooner() throws {
        var random = SeededGenerator()
        for _ in 0..<60 {
            let costs = random.number(in: 0...20_000)
            let rate = "\(random.number(in: 1...8))%"
            let cheap = try Self.result(["costs": "\(costs)", "newRate": "\(rate)"])
            let dear = try Self.result(["costs": "\(costs + 500)", "newRate": "\(rate)"])
            #expect(
                cheap.count("breakEven") ?? .max <= dear.count("breakEven") ?? .max, "\(random)")
        }
    }

    // MARK: - Problems

    static let wrong: [(TypedInputs, [String])] = [
        (
            ["remaining": "none"],
            ["remaining is missing", "Add a line such as “remaining: 25 years”."]
        ),
        (
            ["payment": "2,000"],
            ["payment and remaining cannot both be given", "Keep one of the two."]
        ),
        (
            ["remaining": "none", "payment": "1,691.66"],
            [
                "payment 1691.66 USD does not pay the interest of 1691.67 USD",
                "Write a payment above 1691.67 USD.",
            ]
        ),
        (
            ["remaining": "none", "payment": "1,691.67"],
            [
                "payment 1691.67 USD leaves debt after 1200 months",
                "Raise payment; the interest of the first month alone is 1691.67 USD.",
            ]
        ),
        (["newTerm": "0 months"], ["newTerm “0 months” is zero", "Write a value above zero."]),
        (
            ["newTerm": "101 years"],
            ["newTerm “101 years” is more than 1200 months", "Write a shorter one."]
        ),
        (
            ["remaining": "0.3 years"],
            [
                "remaining “0.3 years” is not a whole number of months",
                "Write the months, such as 4 months.",
            ]
        ),
        (
            ["cashOut": "9,999,999,999,999"],
            [
                "the amounts grow beyond what Pennypress computes",
                "Use a smaller amount, a lower rate or a shorter time.",
            ]
        ),
        (
            ["costsPaid": "later"],
            [
                "costsPaid “later” is not one of its choices",
                "Write one of up-front and rolled-in.",
            ]
        ),
    ]

    @Test(arguments: wrong.indices)
    func whatIsWrongIsSaid(_ index: Int) {
        let (changes, said) = Self.wrong[index]
        let found = problems(.refinance, Self.inputs(changes))
        #expect(found.flatMap { [$0.summary, $0.nextStep] } == said)
    }
}
