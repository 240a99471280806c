@testable import PennyEngine
import PennyVectors
import Testing

@Suite("Debts computed outside")
struct DebtVectorTests {
    @Test func noVectorVanishes() {
        #expect(PayoffVector.all.count == 9)
        #expect(CardVector.all.count == 7)
        #expect(DebtIssueVector.all.map(\.id) == ["iss-fire-45"])
        #expect(DebtVectors.requests.count == 17)
    }

    @Test(arguments: PayoffVector.all.map(\.id))
    func everyPlanTakesTheSameMonthsAndMoney(_ id: String) throws {
        let vector = try #require(PayoffVector.all.first { $0.id == id })
        let result = try vector.request.result()
        #expect(result.count("months") == vector.expected.months)
        #expect(result.moneyText("totalInterest") == vector.expected.totalInterest)
        #expect(result.moneyText("totalPaid") == vector.expected.totalPaid)
        let months = try #require(result.values("paidOffMonth", of: "debts"))
        let expected = vector.inputs.debts.map { vector.expected.paidOffInMonth[$0.name] }
        #expect(months == expected.map { Quantity.months($0 ?? 0) })
        #expect(result.provesItself)
        #expect(result.unexplainedFigures == [])
    }

    /// Converts cents to whole dollars, rounded half up.
    private static func wholeUnits(_ cents: Int64) -> Int64 { (cents + 50) / 100 }

    @Test(arguments: CardVector.all.map(\.id))
    func everyCardIsDisclosedAsTheRegulationComputesIt(_ id: String) throws {
        let vector = try #require(CardVector.all.first { $0.id == id })
        let expected = vector.expected
        let result = try vector.request.result()
        #expect(result.count("months") == expected.months)
        #expect(result.moneyText("totalPaid") == expected.minPaymentTotal)
        #expect(result.moneyText("payment36") == expected.payment36)
        // The regulation's example adds up 36 equal payments, even if they do not repay the debt.
        let total36 = try #require(result.money("payment36")) * 36
        #expect(result.text(total36) == expected.total36)
        let owed = try #require(result.money("totalPaid")) - (result.money("totalInterest") ?? 0)
        #expect(result.money("total36") == max(total36, owed))
        // If the time is three years or less, a statement does not show the savings.
        let savings =
            Self.wholeUnits(try #require(result.money("totalPaid"))) - Self.wholeUnits(total36)
        #expect("\(savings)" == expected.savingsRoundedDollars)
        #expect(
            result.moneyText("savings36Rounded")
                == (expected.months < 42 ? nil : expected.savingsRoundedDollars + ".00"))
        let table = try #require(result.table("schedule"))
        for row in expected.firstRows + expected.lastRows {
            let cells = [1, 2, 4].map { table.cell(row: row.month - 1, column: $0) }
            let amounts = row.amounts.map { $0.contains(".") ? $0 : $0 + ".00" }
            #expect(cells.map(result.text) == amounts, "month \(row.month)")
        }
        #expect(result.provesItself)
        #expect(result.unexplainedFigures == [])
    }

    /// app-fire-calculator 45 charged the interest twice a month.
    @Test(arguments: DebtIssueVector.all.map(\.id))
    func interestIsChargedOnceAMonth(_ id: String) throws {
        let vector = try #require(DebtIssueVector.all.first { $0.id == id })
        let result = try vector.request.result()
        #expect(result.count("months") == vector.expected.months)
        #expect(result.moneyText("totalInterest") == vector.expected.totalInterest)
        #expect(result.column("interest", of: "months")?.first == 166_67)
    }
}
