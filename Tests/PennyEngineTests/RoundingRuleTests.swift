import Testing

@testable import PennyEngine

@Suite("Rounding rules")
struct RoundingRuleTests {
    /// Tenths, and their roundings half-up, half-even, up and down: the table of the documentation,
    /// its mirror image, and the exact values.
    static let table: [(tenths: Int128, expected: [Int128])] = [
        (0, [0, 0, 0, 0]), (1, [0, 0, 1, 0]), (4, [0, 0, 1, 0]), (5, [1, 0, 1, 0]),
        (6, [1, 1, 1, 0]), (9, [1, 1, 1, 0]), (10, [1, 1, 1, 1]), (15, [2, 2, 2, 1]),
        (20, [2, 2, 2, 2]), (24, [2, 2, 3, 2]), (25, [3, 2, 3, 2]), (26, [3, 3, 3, 2]),
        (30, [3, 3, 3, 3]), (35, [4, 4, 4, 3]),
    ]
    static let rules: [RoundingRule] = [.halfUp, .halfEven, .up, .down]

    @Test(arguments: table)
    func everyRuleRoundsAsDocumentedOnBothSidesOfZero(_ tenths: Int128, _ expected: [Int128]) {
        #expect(Self.rules.map { tenths.divided(by: 10, $0) } == expected)
        #expect(Self.rules.map { (-tenths).divided(by: 10, $0) } == expected.map { -$0 })
    }

    /// A tie exists only for an even divisor.
    @Test(arguments: [
        (Int128(10), Int128(3), [Int128(3), 3, 4, 3]), (11, 3, [4, 4, 4, 3]),
        (14, 7, [2, 2, 2, 2]), (1, 2, [1, 0, 1, 0]), (3, 2, [2, 2, 2, 1]), (7, 1, [7, 7, 7, 7]),
    ])
    func everyDivisorRoundsByItsHalf(_ value: Int128, _ divisor: Int128, _ expected: [Int128]) {
        #expect(Self.rules.map { value.divided(by: divisor, $0) } == expected)
    }

    @Test func theLargestValuesRoundWithoutOverflow() {
        let large = Int128.max
        #expect(large.divided(by: 1, .up) == large)
        #expect(large.divided(by: 2, .halfUp) == large / 2 + 1)
        #expect((-large).divided(by: 2, .halfUp) == -(large / 2) - 1)
        #expect(large.divided(by: large / 2, .down) == 2)
    }

    @Test func theRulesAreTypedByTheirNames() {
        #expect(Self.rules.map(\.name) == ["half-up", "half-even", "up", "down"])
        #expect(RoundingRule.allCases == Self.rules)
    }
}
