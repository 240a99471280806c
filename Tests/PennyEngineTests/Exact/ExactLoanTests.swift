import Foundation
import PennyTestSupport
import Testing

@testable import PennyEngine

/// `scripts/check-exact` runs a hundred thousand; a run of the tests some of them.
@Suite("Random loans agree with exact fractions, row by row")
struct ExactLoanTests {
    static let shards = Array(0..<8)
    static let loans =
        ProcessInfo.processInfo.environment["PENNY_EXACT_LOANS"].flatMap(Int.init) ?? 2_400

    @Test(arguments: shards)
    func paymentAndEveryRowAreTheExactOnes(_ shard: Int) throws {
        var random = SeededGenerator(seed: SeededGenerator.chosenSeed &+ UInt64(shard))
        var computed = 0
        var rowCount = 0
        let count = Self.loans / Self.shards.count
        for _ in 0..<count {
            let loan = RandomLoan(&random)
            let expected = loan.exact.rows()
            let found = Self.schedule(loan)
            guard let expected, let found else {
                let isNeither = expected == nil && found == nil
                #expect(isNeither, "an amount past the limit: \(loan.typed), \(random)")
                continue
            }
            computed += 1
            rowCount += expected.count
            let difference = zip(expected, found).enumerated().first { $1.0 != $1.1 }
            #expect(difference == nil && expected.count == found.count, "\(loan.typed), \(random)")
        }
        #expect(computed > count * 95 / 100)
        #expect(rowCount > 25 * count)
        print("Exact loans of shard \(shard): \(computed) with \(rowCount) rows agree.")
    }

    /// The engine's rows of a loan as typed.
    static func schedule(_ loan: RandomLoan) -> [ExactLoan.Row]? {
        var reader = InputReader(.loan, loan.typed, defaults(loan.currency))
        guard let terms = try? Loan.terms(&reader), let schedule = try? LoanSchedule(terms) else {
            return nil
        }
        return schedule.rows.map {
            ExactLoan.Row(
                payment: Int128($0.payment), interest: Int128($0.interest),
                principal: Int128($0.principal), extra: Int128($0.extra),
                balance: Int128($0.balance))
        }
    }

    /// The result shows those rows: a few loans in full.
    @Test func theResultPrintsThoseRows() throws {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<40 {
            let loan = RandomLoan(&random)
            guard let rows = loan.exact.rows(),
                let result = try? Calculator.loan.calculate(loan.typed, defaults(loan.currency))
            else { continue }
            computed += 1
            #expect(result.column("payment", of: "schedule") == rows.map { Int64($0.payment) })
            #expect(result.column("balance", of: "schedule") == rows.map { Int64($0.balance) })
            #expect(result.provesItself, "\(loan.typed), \(random)")
        }
        #expect(computed > 35)
    }

    /// The reference itself, where it is easily seen.
    @Test func theReferenceDivides() {
        let big = BigWhole.power(10, 40)
        var more = big * BigWhole(7)
        more = more + BigWhole(3)
        let (quotient, rest) = more.dividedByEstimates(by: big)
        #expect(quotient == 7)
        #expect(rest.words == [3])
        let tenth = ExactLoan.Rate(u: 1, d: 10)
        #expect(ExactLoan.payment(21_000, tenth, 2, .halfUp) == 12_100)
        #expect(ExactLoan.interest(25, tenth, .halfUp) == 3)
        #expect(ExactLoan.interest(25, tenth, .halfEven) == 2)
        #expect(ExactLoan.interest(100, .init(u: 1, d: 10, e: 2), .down) == 21)
    }
}
