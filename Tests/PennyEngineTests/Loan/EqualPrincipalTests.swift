import PennyEngine
import PennyWordsSupport
import Testing

@Suite("A loan repaid in equal parts of its principal")
struct EqualPrincipalTests {
    /// By hand: 1,200 at 12 %; a year of 12.00, then 100.00 and 12.00.
    @Test func afterInterestOnlyTheFirstOfTheFallingPaymentsIsNamed() throws {
        let result = try loan([
            "principal": "1,200", "rate": "12%", "term": "24 months",
            "interestOnly": "12 months", "repayment": "equal-principal",
        ])
        #expect(result.money("payment") == 112_00)
        #expect(result.figure("payment")?.label.english == "Payment after interest-only period")
        #expect(result.step(for: "payment")?.numbers.said == "120000 at 12% over 12 payments")
    }

    /// Only the last payment repays principal, so no payment follows the interest-only ones.
    @Test func interestOnlyToTheEndIsThePayment() throws {
        for more in [[], raw(["payment": "500"])] {
            let result = try Calculator.loan.calculate(
                raw([
                    "principal": "1,200", "rate": "12%", "term": "24 months",
                    "interestOnly": "24 months",
                ]) + more)
            #expect(result.money("payment") == 12_00)
            #expect(result.figure("payment")?.label.english == "Monthly payment")
            #expect(result.step(for: "payment")?.answer.said == "1200")
            #expect(result.provesItself)
        }
    }

    @Test(
        arguments: [
            (["rateSteps": "12% payments 12; 6% payments 12"], "120000 at 12% over 24 payments"),
            (["rate": "12%", "interestOnly": "12 months"], "120000 at 12% over 12 payments"),
            (["rate": "12%", "fixedPayments": "100 payments 24"], "the first agreed payment"),
        ] as [(TypedInputs, String)])
    func thePaymentsStepHasTheNumbersOfTheLoan(
        _ inputs: TypedInputs, _ numbers: String
    ) throws {
        let result = try Calculator.loan.calculate(
            raw(["principal": "1,200", "term": "24 months"]) + raw(inputs))
        #expect(result.step(for: "payment")?.numbers.said == numbers)
    }

    @Test(arguments: [("up", Int64(34_34)), ("down", 34_33)])
    func thePartIsRoundedByTheRuleOfThePayment(_ rule: String, _ payment: Int64) throws {
        let result = try loan([
            "principal": "100", "rate": "12%", "term": "3 months",
            "repayment": "equal-principal", "paymentRounding": "\(rule)",
        ])
        #expect(result.money("payment") == payment)
    }

    /// By hand: 100.00 at 1 % a month.
    @Test func aPaymentThatIsItsInterestCoversIt() throws {
        let fixed = try loan([
            "principal": "100", "rate": "12%", "term": "12 months", "payment": "1",
        ])
        #expect(fixed.money("finalPayment") == 101_00)
        let agreed = try loan([
            "principal": "100", "rate": "12%", "term": "12 months",
            "fixedPayments": "1 payments 12",
        ])
        #expect(!agreed.noteText.contains("does not cover its interest"))
    }

    /// 0.005 % of 100.00 is half a cent.
    @Test func halfACentOfPointsIsRoundedUp() throws {
        let result = try loan([
            "principal": "100", "rate": "12%", "term": "12 months", "points": "0.005%",
        ])
        #expect(
            result.step(for: "apr")?.numbers.said == "10000 − 1 = 9999 and 12 periods a year")
    }

    /// 27 biweekly payments cover twelve months and part of another.
    @Test func anAcceleratedPaymentIsHalfOfThatOfTheMonthsBegun() throws {
        let result = try loan([
            "principal": "1,300", "rate": "0%", "term": "27 payments",
            "payments": "accelerated-biweekly",
        ])
        #expect(result.money("payment") == 50_00)
    }

    @Test func anAcceleratedPaymentsStepHasTheMonths() throws {
        let result = try loan([
            "principal": "1,200", "rate": "12%", "term": "2 years",
            "payments": "accelerated-biweekly",
        ])
        #expect(result.step(for: "payment")?.numbers.said == "120000 at 12% over 24 months ÷ 2")
    }

    @Test func eachPaymentRepaysTheSameAndTheLastTheRest() throws {
        let result = try loan([
            "principal": "1,000", "rate": "12%", "term": "3 payments",
            "repayment": "equal-principal",
        ])
        #expect(result.column("principal", of: "schedule") == [33_333, 33_333, 33_334])
        #expect(result.column("interest", of: "schedule") == [1_000, 667, 333])
        #expect(result.money("payment") == 34_333)
        #expect(result.provesItself)
    }

    @Test func theRateMayChangeAndThePartStays() throws {
        let result = try loan([
            "principal": "1,200", "term": "12 payments", "repayment": "equal-principal",
            "rateSteps": "12% payments 6; 24% payments 6",
        ])
        #expect(result.column("principal", of: "schedule") == Array(repeating: 10_000, count: 12))
        #expect(result.column("interest", of: "schedule")?[6] == 1_200)
    }

    @Test func afterInterestOnlyThePartsAreLarger() throws {
        let result = try loan([
            "principal": "1,200", "rate": "12%", "term": "12 payments",
            "repayment": "equal-principal", "interestOnly": "2 payments",
        ])
        #expect(
            result.column("principal", of: "schedule")
                == [0, 0] + Array(repeating: 12_000, count: 10))
    }

    @Test func aLongerAmortizationLeavesABalloon() throws {
        let result = try loan([
            "principal": "1,200", "rate": "12%", "term": "6 payments", "amortization": "1 year",
            "repayment": "equal-principal",
        ])
        #expect(
            result.column("balance", of: "schedule")
                == [110, 100, 90, 80, 70, 0].map { $0 * 1_000 })
        #expect(result.answer.said.contains("balloon"))
    }
}
