import PennyVectors
import Testing

@testable import PennyEngine

@Suite("Compound growth published and computed outside")
struct CompoundGrowthVectorTests {
    static let cases = GrowthVector.all

    @Test func thereAre109Plans() {
        #expect(Self.cases.count == 109)
    }

    @Test(arguments: cases)
    func everyFigureIsTheSame(_ vector: GrowthVector) throws {
        let expected = vector.expected
        let result = try Calculator.savings.calculate(vector.request.inputs)
        let gain = (result.money("totalInterest") ?? 0) - (result.money("totalFees") ?? 0)
        #expect(result.moneyText("accruedBalance") == expected.finalBalance)
        #expect(result.moneyText("totalDeposits") == expected.totalDeposited)
        #expect(result.moneyText("totalFees") == expected.feesCharged)
        #expect(result.text(gain) == expected.gainNet)
        #expect(result.provesItself)
    }

    @Test(arguments: cases)
    func theUnroundedBalanceIsTheSameToTwelveDecimals(_ vector: GrowthVector) throws {
        var reader = InputReader(
            .savings, vector.request.inputs, InputDefaults())
        let plan = try reader.plan(Savings.inputs, SavingsPlan(currency: reader.currency))
        let units = try certified(LastBalance(plan: plan), .halfUp, limit: .max)
        let digits = vector.expected.finalBalanceExact.replacing(".", with: "")
        #expect(units == [Int64(digits)])
    }
}

/// The last balance in units of 10^-12.
private struct LastBalance: CertifiableFormula {
    let plan: SavingsPlan

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let last = SavingsGrowth(plan: plan).values(kind, precision)[plan.months - 1]
        return [last.map { $0 * Number(10_000_000_000, precision) }]
    }
}
