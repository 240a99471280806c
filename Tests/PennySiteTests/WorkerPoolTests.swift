import PennyTestSupport
import Testing

@testable import PennySite

@Suite struct WorkerPoolTests {
    @Test(arguments: [0, 1, 2, 3, 127, 128, 129, 1000, 10_001], [1, 2, 3, 8])
    func `values come in the order of their numbers, once each`(_ total: Int, _ threads: Int) {
        #expect(WorkerPool(threads).map(total) { $0 * 3 } == (0..<total).map { $0 * 3 })
    }
}
