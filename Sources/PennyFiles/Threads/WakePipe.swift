import Glibc

/// Wakes a thread that waits, from another one.
package final class WakePipe: Sendable {
    /// Readable when it was rung.
    package let reading: Int32
    private let writing: Int32

    /// Nil where the system gives no pipe.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// A pipe that is full has been rung.
    package func ring() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    /// Waits until it is rung.
    ///
    /// - Parameter most: so many milliseconds at most; nil for as long as it takes.
    /// - Returns: false when the time is over.
    @discardableResult
    package func wait(atMost most: Int32? = nil) -> Bool {
        var place = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        var events = poll(&place, 1, most ?? -1)
        while events < 0, errno == EINTR { events = poll(&place, 1, most ?? -1) }
        if events == 0 { return false }
        clear()
        return true
    }

    /// Takes the rings that nobody has waited for.
    package func clear() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(reading, &bytes, bytes.count) > 0 {}
    }
}
