import Glibc
import Synchronization

/// Wakes a thread that waits, from another one. A ring cannot be lost: where the system refuses to
/// write it, the pipe is closed, which wakes as well.
package final class WakePipe: Sendable {
    /// Readable when it was rung, and for good when it is broken.
    package let reading: Int32
    /// Nil when it is broken.
    private let writing: Mutex<Int32?>

    /// Nil where the system gives no pipe.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        reading = ends[0]
        writing = Mutex(ends[1])
    }

    deinit {
        close(reading)
        writing.withLock { end in if let number = end { close(number) } }
    }

    /// Whether a ring could not be written. Then nobody can be woken once more: whoever waits looks
    /// again and again.
    package var isBroken: Bool { writing.withLock { $0 == nil } }

    /// Rings. A pipe that is full has been rung.
    package func ring() {
        ring { end in
            var byte: UInt8 = 1
            return write(end, &byte, 1)
        }
    }

    func ring(by write: (_ end: Int32) -> Int) {
        writing.withLock { end in
            guard let number = end else { return }
            while write(number) < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN { return }
                // Who waits has an end of file to read then.
                close(number)
                end = nil
                return
            }
        }
    }

    /// Waits until it is rung, or for a moment when it is broken.
    ///
    /// - Parameter most: so many milliseconds at most; nil for as long as it takes.
    /// - Returns: false when the time is over.
    @discardableResult
    package func wait(atMost most: Int32? = nil) -> Bool {
        var place = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        var events = poll(&place, 1, most ?? -1)
        while events < 0, errno == EINTR { events = poll(&place, 1, most ?? -1) }
        if events == 0 { return false }
        if events < 0 || Int32(place.revents) & POLLIN == 0 {
            // Whoever waits in a loop would else do nothing but wait.
            usleep(UInt32(min(most ?? Self.moment, Self.moment)) * 1000)
        }
        clear()
        return true
    }

    /// In milliseconds.
    private static let moment: Int32 = 20

    /// Takes the rings that nobody has waited for.
    package func clear() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(reading, &bytes, bytes.count) > 0 {}
    }
}
