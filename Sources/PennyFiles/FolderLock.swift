import Glibc

/// Keeps others of its kind away from a folder while it lives: a locked file beside
/// it, which goes with the lock. One that a crash left behind is not locked.
package final class FolderLock {
    private let place: FileTree.Place
    private let file: Descriptor
    /// The folders that were made for it, which go with it where they are empty.
    private let made: [MadeFolder]

    /// Waits for another process that holds the lock; nil when it holds it longer. The folders
    /// above it are made.
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

    /// A lock whose folders are made; nil when another process holds it.
    package static func making(
        in tree: FileTree, _ relative: String
    ) throws(FileError) -> FolderLock? {
        for _ in 0..<Self.mostRaces {
            do throws(FileError) {
                return try made(in: tree, relative)
            } catch {
                // The last holder may remove its folders between the making and the locking.
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
                self.made = made
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

    deinit {
        // A file that stays is locked by nobody.
        if unlinkat(place.folder.number, place.name, 0) != 0 {
            unlinkat(place.folder.number, place.name, 0)
        }
        MadeFolder.remove(made)
    }
}
