import PennyNaturals
import PennyVectors
import Testing

@testable import PennyEngine

@Suite("A division that crashed another program")
struct DivisionVectorTests {
    static let file = "issue_regressions.json"
    static let all = NamedVector.load(file).filter { $0.kind == "decimal-division" }

    @Test(arguments: all)
    func theQuotientIsExact(_ vector: NamedVector) throws {
        let dividend = try #require(vector.input("a"))
        let divisor = try #require(vector.input("b"))
        let quotient = try NumberExpression.value(
            of: "\(dividend) / \(divisor)", convention: .point
        ).value.magnitude
        let digits = try #require(vector.expected("value")).dropFirst(2)
        let expected = try #require(Int128(String(digits)))
        #expect(digits.count == 30)
        var unit: Int128 = 1
        for _ in 0..<30 { unit *= 10 }
        let published = ExactFraction(
            BigNatural(expected.magnitude), over: BigNatural(unit.magnitude))
        let distance =
            quotient.saturatingMinus(published) + published.saturatingMinus(quotient)
        let tolerance = ExactFraction(.one, over: BigNatural(unit.magnitude))
        #expect(distance.isLess(than: tolerance), "1e-30")
    }

    @Test func thereIsOne() { #expect(Self.all.count == 1) }
}
