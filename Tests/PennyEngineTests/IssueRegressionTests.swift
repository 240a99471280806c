import PennyEngine
import PennyVectors
import Testing

@Suite("Faults other programs had with loans")
struct IssueRegressionTests {
    static let cases = LoanRegression.all

    static func cases(_ kind: String) -> [LoanRegression] { cases.filter { $0.kind == kind } }

    @Test func all6LoansAreRead() {
        #expect(Self.cases("loan-payment").count == 5)
        #expect(Self.cases("amortization-schedule").count == 1)
    }

    @Test(arguments: cases("loan-payment"))
    func thePaymentIsExactBeforeAndAfterRounding(_ vector: LoanRegression) throws {
        let result = try Calculator.loan.calculate(try #require(vector.request).inputs)
        #expect(result.moneyText("payment") == vector.expected.cents)
        let unrounded = try Calculator.loan.calculate(vector.unrounded.inputs)
        let found = try #require(unrounded.money("payment"))
        let exact = try #require(
            vector.expected.exact.flatMap { units($0, decimals: Unrounded.decimals) })
        #expect((Int128(found) - exact).magnitude <= 1, "to nine decimals")
    }

    /// OCA 826 and mortgage 29: remainders, and amounts that were not rounded.
    @Test(arguments: cases("loan-payment"))
    func nothingIsLeftAfterTheLastRow(_ vector: LoanRegression) throws {
        let result = try Calculator.loan.calculate(try #require(vector.request).inputs)
        #expect(result.column("balance", of: "schedule")?.last == 0)
        #expect(result.provesItself)
    }

    @Test func frappe1449APaymentRoundedUpToTheWholeUnitEndsInElevenPayments() throws {
        let vector = try #require(Self.cases.first { $0.id == "iss-frappe-1449" })
        #expect(vector.expected.roundedUpToUnit == "13 -> closes in 11 payments")
        let result = try loan(
            ["principal": "130", "rate": "20%", "term": "12 months", "paymentRounding": "up"],
            currency: "JPY")
        #expect(result.money("payment") == 13)
        #expect(result.count("numberOfPayments") == 11)
    }

    @Test(arguments: cases("amortization-schedule"))
    func wholeUnitsAtNoInterestAreRepaidToTheLast(_ vector: LoanRegression) throws {
        let result = try Calculator.loan.calculate(try #require(vector.request).inputs)
        let payments = result.column("payment", of: "schedule")?.map(result.text)
        #expect(payments == vector.expected.payments)
    }
}
