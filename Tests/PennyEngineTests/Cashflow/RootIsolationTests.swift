import Testing

@testable import PennyEngine

/// Ranges that the search for rates leaves undecided.
@Suite struct RootIsolationTests {
    private static func product(_ one: [Int64], _ other: [Int64]) -> [Int64] {
        var product = [Int64](repeating: 0, count: one.count + other.count - 1)
        for (index, factor) in one.enumerated() {
            for (otherIndex, otherFactor) in other.enumerated() {
                product[index + otherIndex] += factor * otherFactor
            }
        }
        return product
    }

    private static func isolation(_ amounts: [(Int64, at: Int64)]) -> RootIsolation {
        RootIsolation(
            DiscountPolynomial(amounts.map { (amount: $0.0, time: $0.at) }), from: 1 << 40)
    }

    /// (1 − x)(1 − x⁷³⁰)(1 − x¹⁴⁶¹) is zero at 1 three times.
    @Test func `next to a threefold zero at the factor 1, the range up to 1 stays open`() {
        let isolation = Self.isolation([
            (-1, 0), (1, 1), (1, 730), (-1, 731), (1, 1461), (-1, 1462), (-1, 2191), (1, 2192),
        ])
        #expect(isolation.open.last?.high == NarrowBounds.one)
    }

    /// (1 − 1.1x)³ (1 − 2x)² (1 + x + … + x¹⁹⁹): its threefold zero uses up the sums with many
    /// digits, so that the double one at the factor ½ is not examined.
    @Test func `work is limited, and what it does not reach stays open`() {
        var amounts: [Int64] = [1]
        for factor in [[10, -11], [10, -11], [10, -11], [1, -2], [1, -2]] as [[Int64]] {
            amounts = Self.product(amounts, factor)
        }
        amounts = Self.product(amounts, [Int64](repeating: 1, count: 200))
        let isolation = Self.isolation(amounts.enumerated().map { ($1, at: Int64($0)) })
        let half = NarrowBounds.one / 2
        #expect(isolation.touches.isEmpty)
        #expect(isolation.open.contains { $0.low <= half && half <= $0.high })
    }
}
