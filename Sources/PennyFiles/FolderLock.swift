import Glibc

/// Keeps others of its kind away from a folder while it lives: a locked file beside
/// it, which goes with the lock. One that a crash left behind is not locked.
package final class FolderLock {
    private let place: FileTree.Place
    private let file: Descriptor

    /// Waits for another process that holds the lock; nil when it holds it longer.
    package static func waiting(
        in tree: FileTree, _ relative: String, patience: Duration
    ) throws(FileError) -> FolderLock? {
        let end = ContinuousClock.now + patience
        while true {
            if let lock = try FolderLock(in: tree, relative) { return lock }
            if ContinuousClock.now >= end { return nil }
            usleep(10_000)
        }
    }

    /// Nil when another process holds the lock.
    package init?(in tree: FileTree, _ relative: String) throws(FileError) {
        let path = tree.path(relative)
        let place = try tree.place(relative)
        while true {
            let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            let file = Descriptor(openat(place.folder.number, place.name, flags, 0o644))
            guard file.number >= 0 else { throw FileError(path) }
            if flock(file.number, LOCK_EX | LOCK_NB) != 0 {
                let error = FileError(path)
                guard error.code == EWOULDBLOCK else { throw error }
                return nil
            }
            // Its holder may have removed the file between opening and locking.
            if try Self.stands(file, at: place, path) {
                self.place = place
                self.file = file
                return
            }
        }
    }

    private static func stands(
        _ file: borrowing Descriptor, at place: borrowing FileTree.Place, _ path: String
    ) throws(FileError) -> Bool {
        var opened = stat()
        var standing = stat()
        guard fstat(file.number, &opened) == 0 else { throw FileError(path) }
        guard fstatat(place.folder.number, place.name, &standing, AT_SYMLINK_NOFOLLOW) == 0 else {
            let error = FileError(path)
            if error.isMissing { return false }
            throw error
        }
        return opened.st_ino == standing.st_ino && opened.st_dev == standing.st_dev
    }

    deinit { unlinkat(place.folder.number, place.name, 0) }
}
