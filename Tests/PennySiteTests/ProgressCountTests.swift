import Synchronization
import Testing

@testable import PennySite

/// How far a build says that it is.
@Suite struct ProgressCountTests {
    private final class Told: Sendable {
        let all = Mutex<[BuildProgress]>([])
    }

    @Test func `a build tells each step, and all its pages at the end`() throws {
        let sandbox = try Sandbox()
        let told = Told()
        let report = try sandbox.build { options in
            options.jobs = 1
            options.progress = { progress in told.all.withLock { $0.append(progress) } }
        }
        let all = told.all.withLock { $0 }
        #expect(all.first == BuildProgress(.reading, done: 0, total: 0))
        #expect(all.last == BuildProgress(.publishing, done: report.pages, total: report.pages))
        let counts = all.filter { $0.step == .printing }.map(\.done)
        #expect(counts == counts.sorted())
        #expect(counts.count > 5)
        // The pages of the saved sets are known before the others.
        #expect(all.first { $0.step == .printing } == BuildProgress(.printing, done: 0, total: 4))
    }

    @Test func `a great many pages are told of a thousandth at a time`() {
        let told = Told()
        let count = PageCount { progress in told.all.withLock { $0.append(progress) } }
        count.begin(.printing, adding: 100_000)
        for _ in 0..<100_000 { count.add(1) }
        let all = told.all.withLock { $0 }
        #expect(all.count == 1_001)
        #expect(all.last == BuildProgress(.printing, done: 100_000, total: 100_000))
    }
}
