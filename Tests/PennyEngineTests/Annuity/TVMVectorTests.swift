import Foundation
import PennyEngine
import PennyVectors
import Testing

/// A call of a spreadsheet function, and the equivalent inputs of `annuity`.
struct TVMCase: Sendable, CustomTestStringConvertible {
    let file: String
    let vector: FunctionVector
    let request: VectorRequest

    var id: String { vector.id }
    var testDescription: String { id }

    /// The value with the digits to which it was computed.
    var value: String? { vector.expected.exact ?? vector.expected.value }
    var isRefused: Bool { value.map { Decimal(string: $0) == nil || $0.hasPrefix("#") } ?? true }

    /// The expected value and its tolerance. The exact value is compared if there is one, unless
    /// the tolerance is absolute, which applies to the rounded value.
    var comparison: (expected: Decimal, closeness: Closeness)? {
        let tolerance = vector.tolerance
        let isAbsolute = !tolerance.contains("rel") && file == "numpy_financial_suite.json"
        let text = isAbsolute ? vector.expected.value : value
        guard let text, let expected = Decimal(string: text) else { return nil }
        return (expected, Closeness(tolerance) ?? .tenDigits)
    }
}

@Suite("Functions of spreadsheets for the time value of money")
struct TVMVectorTests {
    static let all = TVMVectors.files.flatMap { file in
        TVMVectors.vectors(file).map {
            TVMCase(file: file, vector: $0, request: TVMVectors.request($0, of: file))
        }
    }
    static let run = all.filter { vector in
        !Conformance.leftOutOfTVM.contains { $0.file == vector.file && $0.ids.contains(vector.id) }
    }

    @Test(arguments: run.filter { !$0.isRefused })
    func theAnswerIsTheExactOne(_ vector: TVMCase) throws {
        let result = try Calculator.annuity.calculate(vector.request.inputs)
        let name = TVMVectors.answer(of: vector.vector.function)
        let answer = try #require(result.unrounded(name))
        let (expected, closeness) = try #require(vector.comparison)
        #expect(closeness.holds(answer, expected), "\(answer), not \(expected)")
        #expect(result.provesItself)
    }

    @Test(arguments: run.filter(\.isRefused))
    func whatHasNoAnswerIsRefused(_ vector: TVMCase) {
        #expect(!problems(.annuity, vector.request.inputs).isEmpty)
    }
}

extension Calculation {
    /// A value of the table of unrounded answers.
    func unrounded(_ name: String) -> Decimal? {
        guard let table = table("unrounded") else { return nil }
        for row in 0..<table.rowCount {
            guard case .words(_, machine: name) = table.value(row: row, column: 0) else { continue }
            guard case .number(let value) = table.value(row: row, column: 1) else { return nil }
            return Decimal(string: value.text())
        }
        return nil
    }
}
