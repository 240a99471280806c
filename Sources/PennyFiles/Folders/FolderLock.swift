import Glibc

/// Excludes other processes from a folder while it exists: a locked file beside it, which is
/// removed with the lock. A file left behind by a crash is not locked.
package final class FolderLock {
    private let location: FileTree.Location
    private let file: Descriptor
    /// The folders that were made for it, which are removed with it if they are empty.
    private let made: [MadeFolder]

    /// Waits for another process that holds the lock; nil when that takes too long. Makes the
    /// parent folders.
    package static func waiting(
        in tree: FileTree, _ relative: String, patience: Duration
    ) throws(FileError) -> FolderLock? {
        let end = ContinuousClock.now + patience
        while true {
            if let lock = try making(in: tree, relative) { return lock }
            if ContinuousClock.now >= end { return nil }
            usleep(10_000)
        }
    }

    /// Makes the folders of the lock; nil when another process holds it.
    package static func making(
        in tree: FileTree, _ relative: String
    ) throws(FileError) -> FolderLock? {
        for _ in 0..<Self.mostRaces {
            do throws(FileError) {
                return try made(in: tree, relative)
            } catch {
                // The last holder may remove its folders between their creation and the lock.
                if error.code != ENOENT { throw error }
            }
        }
        return try made(in: tree, relative)
    }

    private static let mostRaces = 100

    private static func made(
        in tree: FileTree, _ relative: String
    ) throws(FileError) -> FolderLock? {
        try MadeFolder.undoing { (made) throws(FileError) in
            try tree.makeFolders(FileSystem.split(relative).folder) {
                made.append(MadeFolder(path: tree.path($0)))
            }
            return try FolderLock(in: tree, relative, made: made)
        }
    }

    /// Nil when another process holds the lock.
    package convenience init?(in tree: FileTree, _ relative: String) throws(FileError) {
        try self.init(in: tree, relative, made: [])
    }

    private init?(
        in tree: FileTree, _ relative: String, made: [MadeFolder]
    ) throws(FileError) {
        let path = tree.path(relative)
        let location = try tree.locate(relative)
        while true {
            let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            let file = Descriptor(openat(location.folder.number, location.name, flags, 0o644))
            guard file.number >= 0 else { throw FileError(path) }
            if flock(file.number, LOCK_EX | LOCK_NB) != 0 {
                let error = FileError(path)
                guard error.code == EWOULDBLOCK else { throw error }
                return nil
            }
            // Its holder may have removed the file between opening and locking.
            if try Self.isSame(file, at: location, path) {
                self.location = location
                self.file = file
                self.made = made
                return
            }
        }
    }

    private static func isSame(
        _ file: borrowing Descriptor, at location: borrowing FileTree.Location, _ path: String
    ) throws(FileError) -> Bool {
        var opened = stat()
        var existing = stat()
        guard fstat(file.number, &opened) == 0 else { throw FileError(path) }
        guard fstatat(location.folder.number, location.name, &existing, AT_SYMLINK_NOFOLLOW) == 0
        else {
            let error = FileError(path)
            if error.isMissing { return false }
            throw error
        }
        return opened.st_ino == existing.st_ino && opened.st_dev == existing.st_dev
    }

    deinit {
        // A remaining file is not locked.
        if unlinkat(location.folder.number, location.name, 0) != 0 {
            unlinkat(location.folder.number, location.name, 0)
        }
        MadeFolder.remove(made)
    }
}
