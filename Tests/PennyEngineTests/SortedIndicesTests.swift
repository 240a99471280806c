import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Sorted indices")
struct SortedIndicesTests {
    @Test func matchAStableSort() {
        var random = SeededGenerator()
        for count in 0...70 {
            let values = (0..<count).map { _ in random.number(in: 0...9) }
            let expected = values.indices.sorted {
                (values[$0], $0) < (values[$1], $1)
            }
            #expect(sortedIndices(count) { values[$0] < values[$1] } == expected, "\(random)")
        }
    }
}
