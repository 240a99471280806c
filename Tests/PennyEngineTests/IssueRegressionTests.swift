import Foundation
import PennyVectors
import Testing

@testable import PennyEngine

/// A fault other programs had, of `issue_regressions.json`. Only the inputs of
/// the kinds below are read.
struct IssueCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Inputs: Decodable, Sendable {
        let pv, rate, principal, annualRate: String?
        let n, periods, decimals: Int?
    }

    struct Expected: Decodable, Sendable {
        let exact, cents, roundedUpToUnit: String?
        let payments: [String]?
    }

    let id, kind: String
    let inputs: Inputs?
    let expected: Expected?

    enum CodingKeys: CodingKey { case id, kind, inputs, expected }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(String.self, forKey: .id)
        kind = try fields.decode(String.self, forKey: .kind)
        let isLoan = kind == "loan-payment" || kind == "amortization-schedule"
        inputs = isLoan ? try fields.decode(Inputs.self, forKey: .inputs) : nil
        expected = isLoan ? try fields.decode(Expected.self, forKey: .expected) : nil
    }

    var testDescription: String { id }
}

@Suite("Faults other programs had with loans")
struct IssueRegressionTests {
    static let cases = VectorFile<IssueCase>.load("issue_regressions.json")

    static func cases(_ kind: String) -> [IssueCase] { cases.filter { $0.kind == kind } }

    @Test func noneOfThe20CasesVanishes() {
        let others = Self.cases.filter { $0.inputs == nil }
        #expect(Self.cases.count == 20)
        #expect(Self.cases("loan-payment").count == 5)
        #expect(Self.cases("amortization-schedule").count == 1)
        #expect(
            Dictionary(grouping: others, by: \.kind).mapValues(\.count) == [
                "xirr": 6, "irr": 2, "rate": 2, "debt-payoff": 1, "decimal-division": 1,
                "excel-cumprinc": 1, "nper": 1,
            ])
    }

    @Test(arguments: cases("loan-payment"))
    func thePaymentIsExactBeforeAndAfterRounding(_ vector: IssueCase) throws {
        let inputs = try #require(vector.inputs)
        let expected = try #require(vector.expected)
        let rate = try #require(inputs.rate)
        let count = try #require(inputs.n)
        let principal = try #require(inputs.pv)
        #expect(rate.hasSuffix("/12"))
        let yearly = percent(String(rate.dropLast(3)))
        let result = try loan([
            "principal": principal, "rate": yearly, "term": "\(count) months",
        ])
        #expect(result.moneyText("payment") == expected.cents)
        let formula = LevelPayment(
            balance: try #require(Int64(principal)) * 100,
            rate: PeriodicRate(
                try InputReader.parseRate(yearly, .point), .payment, periodsAYear: 12),
            payments: count, decimals: 10)
        let exact = expected.exact?.replacing(".", with: "")
        #expect(try certified(formula, .halfUp, limit: .max).map(String.init) == [exact])
    }

    /// OCA 826 and mortgage 29: what was left over or unrounded.
    @Test(arguments: cases("loan-payment"))
    func nothingIsLeftAfterTheLastRow(_ vector: IssueCase) throws {
        let inputs = try #require(vector.inputs)
        let result = try loan([
            "principal": try #require(inputs.pv),
            "rate": percent(String(try #require(inputs.rate).dropLast(3))),
            "term": "\(try #require(inputs.n)) months",
        ])
        #expect(result.column("balance", of: "schedule")?.last == 0)
        #expect(result.provesItself)
    }

    @Test func frappe1449APaymentRoundedUpToTheWholeUnitEndsInElevenPayments() throws {
        let vector = try #require(Self.cases.first { $0.id == "iss-frappe-1449" })
        #expect(vector.expected?.roundedUpToUnit == "13 -> closes in 11 payments")
        let result = try loan(
            ["principal": "130", "rate": "20%", "term": "12 months", "paymentRounding": "up"],
            currency: "JPY")
        #expect(result.money("payment") == 13)
        #expect(result.count("numberOfPayments") == 11)
    }

    @Test(arguments: cases("amortization-schedule"))
    func wholeUnitsAtNoInterestAreRepaidToTheLast(_ vector: IssueCase) throws {
        let inputs = try #require(vector.inputs)
        #expect(inputs.decimals == 0)
        let result = try loan(
            [
                "principal": try #require(inputs.principal),
                "rate": percent(try #require(inputs.annualRate)),
                "term": "\(try #require(inputs.periods)) payments",
            ], currency: "JPY")
        let payments = result.column("payment", of: "schedule")?.map(result.text)
        #expect(payments == vector.expected?.payments)
    }
}
