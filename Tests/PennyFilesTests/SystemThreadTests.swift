import Foundation
import Glibc
import Synchronization
import Testing

@testable import PennyFiles

/// Threads of the system, and the pipe that wakes one.
@Suite struct SystemThreadTests {
    private final class Work: Sendable {
        private let mark = Atomic(false)
        var isDone: Bool { mark.load(ordering: .acquiring) }
        func end() { mark.store(true, ordering: .releasing) }
    }

    @Test func `joining waits until the work is done`() throws {
        let work = Work()
        let thread = SystemThread {
            usleep(20_000)
            work.end()
        }
        let joined: Void? = thread?.join()
        #expect(joined != nil)
        #expect(work.isDone)
    }

    @Test func `a thread that is let go of does its work all the same`() {
        let (gate, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        _ = SystemThread {
            gate.wait()
            ended.signal()
        }
        gate.signal()
        #expect(ended.wait(timeout: .now() + 10) == .success)
    }

    @Test func `it lets go of what its work holds`() throws {
        weak var held: Work?
        do {
            let work = Work()
            held = work
            SystemThread { work.end() }?.join()
        }
        #expect(held == nil)
    }

    // MARK: - Waking

    /// A thread that waits for a ring for up to a moment, and then does its work.
    private func waiting(for bell: WakePipe, _ work: Work) -> SystemThread? {
        let thread = SystemThread {
            bell.wait()
            work.end()
        }
        usleep(10_000)
        return thread
    }

    @Test func `a ring wakes who waits, and who comes later`() throws {
        let bell = try #require(WakePipe())
        let work = Work()
        let thread = waiting(for: bell, work)
        #expect(!work.isDone)
        bell.ring()
        thread?.join()
        #expect(work.isDone)
        bell.ring()
        #expect(bell.wait(atMost: 10_000))
    }

    @Test func `many rings wake once`() throws {
        let bell = try #require(WakePipe())
        for _ in 0..<200_000 { bell.ring() }
        #expect(bell.wait(atMost: 0))
        #expect(!bell.wait(atMost: 0))
    }

    @Test func `a ring that the system refuses to write wakes who waits all the same`() throws {
        let bell = try #require(WakePipe())
        let work = Work()
        let thread = waiting(for: bell, work)
        #expect(!work.isDone && !bell.isBroken)
        bell.ring { _ in
            errno = EIO
            return -1
        }
        thread?.join()
        #expect(work.isDone && bell.isBroken)
        // A thread that waits in a loop does not keep a processor busy.
        let start = ContinuousClock.now
        for _ in 0..<5 { #expect(bell.wait()) }
        #expect(ContinuousClock.now - start >= .milliseconds(50))
        bell.ring()
    }

    @Test func `a ring that is interrupted is written again, and a full pipe has been rung`() throws
    {
        let bell = try #require(WakePipe())
        var answers = [EINTR, EINTR, EAGAIN]
        bell.ring { _ in
            errno = answers.removeFirst()
            return -1
        }
        #expect(answers.isEmpty && !bell.isBroken)
    }

    @Test func `nobody rings, and the time is over`() throws {
        let bell = try #require(WakePipe())
        let start = ContinuousClock.now
        #expect(!bell.wait(atMost: 30))
        #expect(ContinuousClock.now - start >= .milliseconds(29))
    }
}
