import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Shares by largest remainder")
struct LargestRemainderTests {
    static let examples: [(Int64, [Int64], [Int64])] = [
        (1000, [1, 1, 1], [334, 333, 333]),
        (1000, [1, 1, 1, 1, 1, 1], [167, 167, 167, 167, 166, 166]),
        (1000, [0, 5, 0], [0, 1000, 0]), (1000, [0, 0], [0, 0]), (1000, [], []),
        (1000, [2, 1], [667, 333]), (1000, [1, 2], [333, 667]),
        (1000, [999, 999, 2], [500, 499, 1]),
        (1000, [150, 0, -50, 0], [1500, 0, -500, 0]), (1000, [2, 2, -1], [667, 667, -334]),
        (10_001, [500, 300, 200], [5001, 3000, 2000]), (1, [1, 1], [1, 0]),
        // The seats of a textbook example: 47, 16, 15.9, 12, 6 and 3.1 thousand votes for 10 seats.
        (10, [47_000, 16_000, 15_900, 12_000, 6_000, 3_100], [5, 2, 1, 1, 1, 0]),
    ]

    @Test(arguments: examples)
    func thePartsAreThoseOfTheHand(_ whole: Int64, _ weights: [Int64], _ parts: [Int64]) {
        #expect(LargestRemainder.split(whole, by: weights) == parts)
    }

    @Test func thePartsMakeTheWholeAndNoneIsOneAway() {
        var random = SeededGenerator()
        for _ in 0..<2_000 {
            let weights = (0..<random.number(in: 1...30)).map { _ in
                Int64(random.number(in: 0...random.pick([1, 9, 9_999, 1_000_000_000_000_000])))
            }
            let sum = weights.reduce(Int128(0)) { $0 + Int128($1) }
            guard sum > 0 else { continue }
            let parts = LargestRemainder.split(1_000, by: weights)
            #expect(parts.reduce(0, +) == 1_000, "\(weights), \(random)")
            let isClose = zip(parts, weights).allSatisfy { part, weight in
                (Int128(part) * sum - Int128(weight) * 1_000).magnitude < sum.magnitude
            }
            #expect(isClose, "\(weights), \(random)")
            let keepsOrder = weights.indices.allSatisfy { first in
                weights.indices.allSatisfy { second in
                    weights[first] <= weights[second] || parts[first] >= parts[second]
                }
            }
            #expect(keepsOrder, "\(weights), \(random)")
            let tiesGoToTheEarlier = weights.indices.allSatisfy { first in
                weights.indices.allSatisfy { second in
                    first >= second || weights[first] != weights[second]
                        || parts[first] >= parts[second]
                }
            }
            #expect(tiesGoToTheEarlier, "\(weights), \(random)")
        }
    }

    @Test func aNegativeWeightKeepsTheSum() {
        var random = SeededGenerator()
        for _ in 0..<500 {
            var weights = (0..<4).map { _ in Int64(random.number(in: 0...9_999)) }
            weights[2] -= Int64(random.number(in: 0...9_999))
            guard weights.reduce(0, +) > 0 else { continue }
            let parts = LargestRemainder.split(1_000, by: weights)
            #expect(parts.reduce(0, +) == 1_000, "\(weights), \(random)")
        }
    }
}
