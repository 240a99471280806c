import Foundation
import PennyEngine
import PennyVectors
import Testing

@Suite("Functions of spreadsheets that a loan answers")
struct LoanFunctionVectorTests {
    static let run = LoanFunctionVector.all.filter { $0.id != Conformance.beyondTheTerm }

    @Test func noneOfThe13CallsVanishes() {
        #expect(LoanFunctionVector.all.count == 13)
        #expect(Self.run.filter { Self.expected($0) == nil }.count == 3)
    }

    static func expected(_ vector: LoanFunctionVector) -> Decimal? {
        vector.vector.expected.value.flatMap { $0.hasPrefix("#") ? nil : Decimal(string: $0) }
    }

    @Test(arguments: run.filter { expected($0) != nil })
    func theCellOfTheScheduleIsTheAnswer(_ vector: LoanFunctionVector) throws {
        let result = try Calculator.loan.calculate(vector.request.inputs)
        let (column, row) = vector.cell
        let found = try #require(result.scheduleCell(column, row: row))
        let exponent = -3 - vector.zeros
        let answer = Decimal(sign: .plus, exponent: exponent, significand: Decimal(found))
        // The function returns payments as negative amounts.
        let expected = try #require(Self.expected(vector)).magnitude
        let closeness = try #require(Closeness(vector.vector.tolerance))
        #expect(closeness.holds(answer, expected), "\(answer), not \(expected)")
        #expect(result.provesItself)
    }

    @Test(arguments: run.filter { expected($0) == nil })
    func whatIsNoNumberIsRefused(_ vector: LoanFunctionVector) {
        #expect(!problems(.loan, vector.request.inputs).isEmpty)
    }
}
