import Glibc

/// The state of a file as the system reports it: while it stays the same, the file was not changed.
package struct FileState: Hashable, Sendable {
    package let size: Int
    /// The time at which its bytes were last changed, in nanoseconds since 1970.
    package let modified: Int
    /// The time at which anything about it was last changed, including its name and times.
    package let changed: Int
    package let inode: UInt64

    package init(size: Int, modified: Int, changed: Int, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    init(_ status: stat) {
        size = Int(status.st_size)
        modified = Self.nanoseconds(status.st_mtim)
        changed = Self.nanoseconds(status.st_ctim)
        inode = UInt64(status.st_ino)
    }

    /// Whether it may have changed at a time or later.
    package func isYounger(than time: Int) -> Bool {
        max(modified, changed) >= (isCoarse ? time / Self.tick * Self.tick : time)
    }

    /// Whether the file system seems to count whole seconds, or every second one.
    private var isCoarse: Bool { modified % Self.second == 0 && changed % Self.second == 0 }

    private static let second = 1_000_000_000
    private static let tick = 2 * second

    private static func nanoseconds(_ time: timespec) -> Int {
        time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
    }

    /// The time that the file system would record now, in nanoseconds since 1970. It advances in
    /// steps of some milliseconds, as the times of files do.
    package static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return nanoseconds(time)
    }
}
