import PennyEngine
import PennyTestSupport
import Testing

@Suite("A loan whose payment changes once a year by contract")
struct PaymentChangeTests {
    @Test func theFirstPaymentIsSolvedSoThatTheLoanIsRepaid() throws {
        // 1,200 without interest: 12 × p + 12 × 1.5 p.
        let result = try loan([
            "principal": "1,200", "rate": "0%", "term": "24 months", "paymentGrowth": "50%",
        ])
        #expect(
            result.column("payment", of: "schedule")
                == Array(repeating: 40_00, count: 12) + Array(repeating: 60_00, count: 12))
        #expect(result.provesItself)
    }

    /// Regulation Z, comment 43(b)(7)-2.ii: 943 dollars, growing by 12.5 % four times. The exact
    /// value is 943.0672381007.
    @Test func aGraduatedPaymentMortgageBeginsLow() throws {
        let result = try loan([
            "principal": "200,000", "rate": "7.5%", "term": "30 years", "paymentGrowth": "12.5%",
            "paymentGrowthYears": "4",
        ])
        #expect(result.money("payment") == 943_07)
        let payments = try #require(result.column("payment", of: "schedule"))
        #expect(
            [0, 12, 24, 36, 48, 60, 358].map { payments[$0] } == [
                943_07, 1_060_95, 1_193_57, 1_342_77, 1_510_62, 1_510_62, 1_510_62,
            ])
        #expect(result.money("highestPayment") == 1_510_62)
        #expect(result.money("highestBalance").map { $0 > 207_000_00 } == true)
        #expect(abs(payments[359] - 1_510_62) < 50_00)
        #expect(result.provesItself)
    }

    @Test func aPaymentAgreedGrowsAndThenTheRestIsRepaidLevel() throws {
        let result = try loan([
            "principal": "10,000", "rate": "6%", "term": "4 years", "payment": "100",
            "paymentGrowth": "10%", "paymentGrowthYears": "1",
        ])
        let payments = try #require(result.column("payment", of: "schedule"))
        #expect(payments[0] == 100_00 && payments[11] == 100_00 && payments[12] == 110_00)
        // The balance is 8,590.80 after two years.
        let owed = try #require(result.column("balance", of: "schedule"))[23]
        let level = try loan(["principal": result.text(owed), "rate": "6%", "term": "2 years"])
        #expect(payments[24] == level.money("payment"))
        #expect(abs(payments[47] - payments[46]) < 1_00)
        #expect(result.provesItself)
    }

    @Test func aCapHoldsARiseBackUntilItIsOver() throws {
        let result = try loan([
            "principal": "200,000", "term": "30 years", "paymentCap": "7.5%",
            "paymentCapYears": "4", "rateSteps": "1.5% payments 1; 10.5% payments 359",
        ])
        let payments = try #require(result.column("payment", of: "schedule"))
        #expect(
            [0, 11, 12, 24, 48].map { payments[$0] } == [
                690_24, 690_24, 742_01, 797_66, 921_79,
            ])
        #expect(payments[60] > 2_000_00, "recast to repay the loan")
        #expect(result.money("highestBalance").map { $0 > 200_000_00 } == true)
        #expect(result.provesItself)
    }

    @Test func aCapThatIsNeverReachedChangesNothing() throws {
        let steps = "4% payments 12; 4.1% payments 48"
        let plain = try loan(["principal": "20,000", "term": "5 years", "rateSteps": "\(steps)"])
        let capped = try loan([
            "principal": "20,000", "term": "5 years", "rateSteps": "\(steps)", "paymentCap": "50%",
            "paymentCapYears": "1",
        ])
        #expect(
            capped.column("payment", of: "schedule")?.prefix(24)
                == plain.column("payment", of: "schedule")?.prefix(24))
    }

    @Test(arguments: [
        ["paymentGrowth": "5%"], ["paymentGrowth": "5%", "payment": "90"],
        ["paymentCap": "5%"],
        [
            "start": "2026-01-12", "firstPayment": "2026-03-01",
            "oddDaysInterest": "added-to-principal", "oddDaysMethod": "compound",
        ],
    ])
    func everyFigureIsLedToByAStep(_ more: [String: String]) throws {
        let typed: TypedInputs = ["principal": "12,000", "rate": "10%", "term": "5 years"]
        let result = try Calculator.loan.calculate(
            raw(typed) + more.map { RawInput($0.key, $0.value) }, defaults())
        let led = Set(result.steps.flatMap(\.figures))
        #expect(Set(result.figures.map(\.name)).isSubset(of: led))
        #expect(result.provesItself)
    }

    @Test func paymentsThatWouldOutgrowAllAmountsAreRefused() {
        let found = problems(
            .loan,
            raw([
                "principal": "1,000,000,000", "rate": "1000%", "term": "100 years",
                "payment": "1", "paymentGrowth": "1000%",
            ]))
        #expect(found.map(\.summary) == ["the amounts grow beyond what Pennypress computes"])
    }

    @Test(arguments: 0..<200)
    func theScheduleProvesItself(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let aYear = random.pick([("monthly", 12), ("quarterly", 4), ("yearly", 1), ("weekly", 52)])
        let years = random.number(in: 2...30)
        var typed = [
            RawInput("principal", "\(random.number(in: 1_000...900_000))"),
            RawInput("rate", "\(random.number(in: 0...12)).\(random.number(in: 0...99))%"),
            RawInput("term", "\(years * aYear.1) payments"), RawInput("payments", aYear.0),
            RawInput("paymentRounding", random.pick(["half-up", "up", "down"])),
        ]
        let name = random.pick(["paymentGrowth", "paymentCap"])
        typed.append(RawInput(name, "\(random.number(in: 0...15))%"))
        if random.number(in: 0...1) == 0 {
            typed.append(RawInput(name + "Years", "\(random.number(in: 1...years - 1))"))
        }
        let result = try Calculator.loan.calculate(typed, defaults())
        #expect(result.provesItself)
        // A solved payment repays the loan: the last payment is like the others, except for its own
        // rise and the accumulated rounding.
        let last = try #require(result.money("finalPayment"))
        let highest = try #require(result.money("highestPayment"))
        #expect(last <= highest + highest * 4 / 25 + Int64(2 * years * years * aYear.1))
    }
}
