import Glibc
import Synchronization

/// Wakes a waiting thread from another one. No ring is lost: if the system refuses to write it, the
/// pipe is closed, which wakes the thread as well.
package final class WakePipe: Sendable {
    /// The descriptor that is readable after a ring, and permanently if the pipe is broken.
    package let reading: Int32
    /// Nil when it is broken.
    private let writing: Mutex<Int32?>

    /// Nil if the system gives no pipe.
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

    /// Whether a ring could not be written. Then no thread can be woken again, and waiting threads
    /// poll.
    package var isBroken: Bool { writing.withLock { $0 == nil } }

    /// Rings. A full pipe has been rung already.
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
                // A waiting thread then reads an end of file.
                close(number)
                end = nil
                return
            }
        }
    }

    /// Waits for a ring, or for a moment when the pipe is broken.
    ///
    /// - Parameter most: the timeout in milliseconds; nil for none.
    /// - Returns: false after the timeout.
    @discardableResult
    package func wait(atMost most: Int32? = nil) -> Bool {
        var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        var events = poll(&request, 1, most ?? -1)
        while events < 0, errno == EINTR { events = poll(&request, 1, most ?? -1) }
        if events == 0 { return false }
        if events < 0 || Int32(request.revents) & POLLIN == 0 {
            // Otherwise a thread that waits in a loop would spin.
            usleep(UInt32(min(most ?? Self.moment, Self.moment)) * 1000)
        }
        clear()
        return true
    }

    /// In milliseconds.
    private static let moment: Int32 = 20

    /// Removes pending rings.
    package func clear() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(reading, &bytes, bytes.count) > 0 {}
    }
}
