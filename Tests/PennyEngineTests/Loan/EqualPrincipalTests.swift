import PennyEngine
import Testing

@Suite("A loan repaid in equal parts of its principal")
struct EqualPrincipalTests {
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
        #expect(result.notes.count == 1)
    }
}
