import Foundation
import PennyEngine
import PennyVectors
import Testing

extension CashflowVector: CustomTestStringConvertible {
    public var testDescription: String { description }
}

extension Calculation {
    /// A rate among the figures.
    func rate(_ name: String) -> Decimal? {
        guard case .rate(let rate) = figure(name)?.quantity else { return nil }
        return Decimal(string: rate.text())
    }

    /// The rates of the table `roots`.
    var roots: [Decimal] {
        guard let table = table("roots"), let column = table.columnIndex("rate") else { return [] }
        return (0..<table.rowCount).compactMap { row in
            guard case .rate(let rate) = table.value(row: row, column: column) else { return nil }
            return Decimal(string: rate.text())
        }
    }

    var uniqueness: String? {
        guard case .choice(let word) = figure("irrUnique")?.quantity else { return nil }
        return word
    }
}

@Suite("Rates of return and present values from outside")
struct CashflowVectorTests {
    static let files = [
        "pyxirr_cases.json", "issue_regressions.json", "numpy_financial_suite.json",
        "tvm_grid.json", "phpspreadsheet_financial.json", "formulajs_financial.json",
    ]
    /// What money cannot hold, or what a spreadsheet refuses and Pennypress answers.
    static let unfit = CashflowOmissions.ids
    static let cases = files.flatMap { file in
        CashflowVector.load(file).filter { !unfit.contains($0.request.id) }
    }

    @Test(arguments: cases)
    func whatIsTypedGivesWhatTheSourceSays(_ vector: CashflowVector) throws {
        let request = vector.request
        if case .refused = vector.expected {
            #expect(!problems(request.calculator, request.inputs).isEmpty)
            return
        }
        let result = try request.calculator.calculate(request.inputs)
        #expect(result.provesItself)
        let figure = result.rate("xirr") ?? result.rate("irr")
        switch vector.expected {
        case .rate(let rate):
            let own = try #require(figure)
            #expect(vector.allows(own, for: rate), "\(own), not \(rate)")
        case .rates(let rates):
            let own = result.roots
            #expect(own.count == rates.count, "\(own), not \(rates)")
            for (found, rate) in zip(own, rates) {
                #expect(vector.allows(found, for: rate), "\(found), not \(rate)")
            }
            #expect(result.uniqueness == (rates.count == 1 ? "yes" : "no"))
        case .value(let value):
            let units = try #require(result.money("npv"))
            let own =
                Decimal(units) * Decimal(sign: .plus, exponent: -2 - vector.shift, significand: 1)
            #expect(vector.allows(own, for: value), "\(own), not \(value)")
        case .modified(let rate):
            let own = try #require(result.rate("mirr"))
            #expect(vector.allows(own, for: rate), "\(own), not \(rate)")
        case .noRate:
            #expect(figure == nil)
            #expect(result.rate("mirr") == nil)
        case .refused: break
        }
    }
}
