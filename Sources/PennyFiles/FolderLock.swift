import Glibc

/// Keeps others of its kind away from a folder while it lives: a locked file beside
/// it, which goes with the lock. One that a crash left behind is not locked.
package final class FolderLock {
    private let path: String
    private let descriptor: Int32

    /// Waits for another process that holds the lock; nil when it holds it longer.
    package static func waiting(
        _ path: String, patience: Duration
    ) throws(FileError) -> FolderLock? {
        let end = ContinuousClock.now + patience
        while true {
            if let lock = try FolderLock(path) { return lock }
            if ContinuousClock.now >= end { return nil }
            usleep(10_000)
        }
    }

    /// Nil when another process holds the lock.
    package init?(_ path: String) throws(FileError) {
        self.path = path
        while true {
            let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
            guard file >= 0 else { throw FileError(path) }
            if flock(file, LOCK_EX | LOCK_NB) != 0 {
                let error = FileError(path)
                close(file)
                guard error.code == EWOULDBLOCK else { throw error }
                return nil
            }
            // Its holder may have removed the file between opening and locking.
            if Self.stands(file, at: path) {
                descriptor = file
                return
            }
            close(file)
        }
    }

    private static func stands(_ file: Int32, at path: String) -> Bool {
        var opened = stat()
        var standing = stat()
        return fstat(file, &opened) == 0 && lstat(path, &standing) == 0
            && opened.st_ino == standing.st_ino && opened.st_dev == standing.st_dev
    }

    deinit {
        unlink(path)
        close(descriptor)
    }
}
