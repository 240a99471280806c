import Foundation
import PennyEngine
import PennyVectors
import Testing

extension CashflowVector: CustomTestStringConvertible {
    public var testDescription: String { description }
}

extension Calculation {
    /// A rate of the figures.
    func returnRate(_ name: String) -> Decimal? {
        guard case .rate(let rate) = figure(name)?.quantity else { return nil }
        return Decimal(string: rate.text())
    }

    /// The rates in the table `roots`.
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
    static let files = CashflowVector.files
    static let cases = files.flatMap { file in
        CashflowVector.load(file).filter { !CashflowOmissions.ids.contains($0.request.id) }
    }

    /// The range in which sources that list rates searched for them.
    static let scanned = (lowest: Decimal(-99_999) / 100_000, highest: Decimal(1_000))

    @Test func whatIsLeftOutIsThis() {
        let counts = CashflowOmissions.all.map(\.ids.count)
        #expect(counts == [1, 1, 1, 6, 1], "\(CashflowOmissions.all.map(\.ids))")
    }

    @Test func noneOfThe216CasesVanishes() {
        let counts = Dictionary(grouping: Self.cases, by: \.request.file).mapValues(\.count)
        #expect(
            counts == [
                "pyxirr_cases.json": 45, "issue_regressions.json": 8,
                "numpy_financial_suite.json": 17, "tvm_grid.json": 87,
                "phpspreadsheet_financial.json": 43, "formulajs_financial.json": 16,
            ])
        // Figures with more digits than an amount of money lose the last digits.
        #expect(Self.cases.filter(\.isRounded).count == 41)
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
        let figure = result.returnRate("xirr") ?? result.returnRate("irr")
        switch vector.expected {
        case .rate(let rate):
            let own = try #require(figure)
            #expect(vector.allows(own, for: rate), "\(own), not \(rate)")
        case .rates(let rates):
            let own = result.roots
            for rate in rates {
                #expect(own.contains { vector.allows($0, for: rate) }, "\(rate) not in \(own)")
            }
            // The sources scanned a range. Proven rates beyond it are not errors.
            let more = own.filter { found in !rates.contains { vector.allows(found, for: $0) } }
            #expect(more.allSatisfy { $0 < Self.scanned.lowest || $0 > Self.scanned.highest })
            #expect(result.uniqueness == (own.count == 1 ? "yes" : "no"))
        case .value(let value):
            let units = try #require(result.money("npv"))
            let minorUnit = Decimal(sign: .plus, exponent: -2 - vector.shift, significand: 1)
            let own = Decimal(units) * minorUnit
            #expect(vector.allows(own, for: value), "\(own), not \(value)")
        case .modified(let rate):
            let own = try #require(result.returnRate("mirr"))
            #expect(vector.allows(own, for: rate), "\(own), not \(rate)")
        case .noRate:
            #expect(figure == nil)
            #expect(result.returnRate("mirr") == nil)
        case .refused: break
        }
    }
}
