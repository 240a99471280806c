import PennyEngine
import PennyVectors
import Testing

@Suite("Worked examples of US regulators: loans that change")
struct OfficialLoanVectorTests {
    static let cases = OfficialLoan.all.filter { $0.request != nil }

    @Test func noneOfThe29ExamplesVanishes() {
        #expect(OfficialLoan.all.count == 29)
        #expect(Self.cases.count == 29)
    }

    /// The largest effect of rounding to a billionth before a balance: half a billionth for the
    /// interest and the payment of each row, with growth until then.
    static func roundings(_ vector: OfficialLoan) -> UInt128 {
        switch vector.answer {
        case .cell("balance", let row): UInt128(2 * row)
        case .figure("finalPayment"): 2 * 120
        default: 0
        }
    }

    @Test(arguments: cases)
    func theFigureIsExactAndRoundsToThePublishedOne(_ vector: OfficialLoan) throws {
        let result = try Calculator.loan.calculate(try #require(vector.request).inputs)
        let answer =
            switch vector.answer {
            case .figure(let name): result.money(name)
            case .cell(let column, let row): result.scheduleCell(column, row: row)
            }
        let found = try #require(answer)
        let exact = try #require(units(vector.expected.valueExact, decimals: Unrounded.decimals))
        #expect((Int128(found) - exact).magnitude <= 10 + Self.roundings(vector), "1e-8")
        let published = vector.expected.publishedCents ?? vector.expected.publishedDollars
        let text = try #require(published)
        #expect(shown(found, decimals: decimals(text)) == units(text, decimals: decimals(text)))
    }
}
