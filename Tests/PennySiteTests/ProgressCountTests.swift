import Synchronization
import Testing

@testable import PennySite

/// The progress that a build reports.
@Suite struct ProgressCountTests {
    private final class Reports: Sendable {
        let all = Mutex<[BuildProgress]>([])
    }

    @Test func `a build reports each step, and all its pages at the end`() throws {
        let sandbox = try Sandbox()
        let reports = Reports()
        let report = try sandbox.build { options in
            options.jobs = 1
            options.progress = { progress in reports.all.withLock { $0.append(progress) } }
        }
        let all = reports.all.withLock { $0 }
        #expect(all.first == BuildProgress(.reading, done: 0, total: 0))
        #expect(all.last == BuildProgress(.publishing, done: report.pages, total: report.pages))
        let counts = all.filter { $0.step == .rendering }.map(\.done)
        #expect(counts == counts.sorted())
        #expect(counts.count > 5)
        // The pages of the saved sets are known before the others.
        #expect(all.first { $0.step == .rendering } == BuildProgress(.rendering, done: 0, total: 4))
    }

    @Test func `a great many pages are reported a thousandth at a time`() {
        let reports = Reports()
        let count = PageCount { progress in reports.all.withLock { $0.append(progress) } }
        count.begin(.rendering, adding: 100_000)
        for _ in 0..<100_000 { count.add(1) }
        let all = reports.all.withLock { $0 }
        #expect(all.count == 1_001)
        #expect(all.last == BuildProgress(.rendering, done: 100_000, total: 100_000))
    }
}
