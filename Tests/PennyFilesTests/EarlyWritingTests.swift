import Foundation
import Glibc
import Synchronization
import Testing

@testable import PennyFiles

/// The disk begins to write before the last byte is there.
@Suite struct EarlyWritingTests {
    private final class Calls: Sendable {
        let count = Atomic(0)
        private let gate = DispatchSemaphore(value: 0)
        private let ended = DispatchSemaphore(value: 0)

        /// A write that blocks until it is released.
        func write() {
            count.add(1, ordering: .relaxed)
            gate.wait()
            ended.signal()
        }

        func finish() {
            gate.signal()
            ended.wait()
        }
    }

    /// Writes until `wanted` flushes have begun.
    private func write(_ early: EarlyWriting, _ calls: Calls, until wanted: Int) {
        for _ in 0..<10_000 where calls.count.load(ordering: .relaxed) < wanted {
            early.wrote(10) { calls.write() }
            usleep(1_000)
        }
    }

    @Test func `nothing begins below the step`() {
        let early = EarlyWriting(after: 100)
        let calls = Calls()
        for _ in 0..<9 { early.wrote(11) { calls.write() } }
        usleep(20_000)
        #expect(calls.count.load(ordering: .relaxed) == 0)
    }

    @Test func `it begins at each step, and not while it is at work`() {
        let early = EarlyWriting(after: 100)
        let calls = Calls()
        write(early, calls, until: 1)
        #expect(calls.count.load(ordering: .relaxed) == 1)
        for _ in 0..<100 { early.wrote(10) { calls.write() } }
        usleep(20_000)
        #expect(calls.count.load(ordering: .relaxed) == 1)
        calls.finish()
        write(early, calls, until: 2)
        #expect(calls.count.load(ordering: .relaxed) == 2)
        calls.finish()
    }

    @Test func `a writing that is at work keeps nothing from being published`() throws {
        let folder = NSTemporaryDirectory() + "/penny-early-\(UUID().uuidString)"
        defer { do { try FileSystem.removeTree(folder) } catch {} }
        try FileSystem.makeFolders(folder)
        let paths = (0..<40).map { "a/\($0)" }
        let files = try NewFiles(folder, early: EarlyWriting(after: 1))
        for path in paths { try files.write(Array(path.utf8), to: path) }
        try files.synchronise()
        for path in paths { #expect(try FileSystem.read(folder + "/" + path) == Array(path.utf8)) }
    }
}
