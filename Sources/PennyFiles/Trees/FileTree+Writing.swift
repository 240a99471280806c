import CFileCalls
import Glibc

extension FileTree {
    /// Makes a folder and its parents, below the root. After a failure none of the new ones is
    /// left.
    package func makeFolders(_ relative: String) throws(FileError) {
        try MadeFolder.undoing { (made) throws(FileError) in
            try makeFolders(relative) { made.append(MadeFolder(path: path($0))) }
        }
    }

    /// Makes a folder and its parents, passing each new one to `made`, also before a failure.
    func makeFolders(_ relative: String, made: (String) -> Void) throws(FileError) {
        if relative.isEmpty || relative == "." { return }
        var current = try folder("")
        for name in relative.split(separator: "/", omittingEmptySubsequences: false) {
            let walked = relative[..<name.endIndex]
            let isNew = mkdirat(current.number, String(name), 0o755) == 0
            guard isNew || errno == EEXIST else { throw FileError(path(String(walked))) }
            if isNew {
                made(String(walked))
                guard fchmodat(current.number, String(name), 0o755, 0) == 0 else {
                    throw FileError(path(String(walked)))
                }
            }
            current = try step(from: current, to: name, walked)
        }
    }

    /// Checks that files can be written into a folder.
    package func checkWritable(folder relative: String) throws(FileError) {
        let folder = try folder(relative[...])
        guard faccessat(folder.number, ".", W_OK | X_OK, 0) == 0 else {
            throw FileError(path(relative))
        }
    }

    /// Writes a new file that everyone may read, and waits until it is on the disk.
    package func write(_ bytes: [UInt8], to relative: String) throws(FileError) {
        try write(bytes, to: relative, isPublished: true)
    }

    /// - Parameter isPublished: whether everyone may read it, regardless of the umask.
    package func write(
        _ bytes: [UInt8], to relative: String, isPublished: Bool
    ) throws(FileError) {
        let location = try locate(relative)
        let shown = path(relative)
        try Self.create(location.name, in: location.folder, shown, isPublished: isPublished) {
            (file) throws(FileError) in try file.write(bytes[...], shown)
        }
    }

    /// Replaces a file in one step, when all of the new one is on the disk. The umask determines
    /// who may read it.
    package func replace(_ relative: String, with bytes: [UInt8]) throws(FileError) {
        // A missing folder is an error here.
        _ = try locate(relative)
        let batch = FileBatch()
        try batch.add(bytes, to: relative, in: self, replaces: true)
        try batch.commit()
    }

    /// Begins a file that is written in pieces, replacing an existing one.
    package func begin(_ relative: String) throws(FileError) -> NewFile {
        if try existingKind(at: relative) != nil { try remove(relative) }
        let location = try locate(relative)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let number = openat(location.folder.number, location.name, flags, 0o644)
        guard number >= 0 else { throw FileError(path(relative)) }
        return NewFile(number, path(relative))
    }

    /// Overwrites bytes of an existing file.
    package func overwrite(
        _ relative: String, at start: Int, with bytes: [UInt8]
    ) throws(FileError) {
        let location = try locate(relative)
        let shown = path(relative)
        let file = Descriptor(
            openat(location.folder.number, location.name, O_WRONLY | O_NOFOLLOW | O_CLOEXEC))
        guard file.number >= 0, lseek(file.number, off_t(start), SEEK_SET) >= 0 else {
            throw FileError(shown)
        }
        try file.write(bytes[...], shown)
        try file.finish(shown)
    }

    /// Gives a file a second name, unless the name is in use.
    package func link(_ old: String, to new: String) throws(FileError) {
        let source = try locate(old)
        let target = try locate(new)
        guard linkat(source.folder.number, source.name, target.folder.number, target.name, 0) == 0
        else { throw FileError(path(new)) }
    }

    /// Gives a file a second name in an open folder.
    ///
    /// - Returns: whether the file system supports that.
    func link(_ old: String, into folder: Int32, _ name: String) throws(FileError) -> Bool {
        let (above, own) = try parts(old)
        let code: Int32
        if let number = openFolders?.number(of: above) {
            code = linkat(number, own, folder, name, 0) == 0 ? 0 : errno
        } else {
            let source = try self.folder(above)
            code = linkat(source.number, own, folder, name, 0) == 0 ? 0 : errno
        }
        if code == 0 { return true }
        let error = FileError(path(old), code)
        // The system may refuse a second name of another owner's file.
        if error.saysNoSecondName || error.isForbidden { return false }
        throw error
    }

    package func rename(_ old: String, to new: String) throws(FileError) {
        let source = try locate(old)
        let target = try locate(new)
        guard renameat(source.folder.number, source.name, target.folder.number, target.name) == 0
        else { throw FileError(path(new)) }
    }

    /// Removes a file.
    package func remove(_ relative: String) throws(FileError) {
        let location = try locate(relative)
        guard unlinkat(location.folder.number, location.name, 0) == 0 else {
            throw FileError(path(relative))
        }
    }

    /// Removes a folder if it is empty; it need not exist.
    package func removeEmptyFolder(_ relative: String) throws(FileError) {
        let location: Location
        do throws(FileError) {
            location = try self.locate(relative)
        } catch {
            if [ENOENT, ENOTDIR, ELOOP, EINVAL].contains(error.code) { return }
            throw error
        }
        if unlinkat(location.folder.number, location.name, AT_REMOVEDIR) == 0 { return }
        let code = errno
        guard [ENOENT, ENOTDIR, ENOTEMPTY, EEXIST, EBUSY].contains(code) else {
            throw FileError(path(relative), code)
        }
    }

    /// Waits until the entries of a folder are on the disk.
    package func synchronise(folder relative: String) throws(FileError) {
        let shown = path(relative)
        try Self.opened(folder(relative[...]), shown).synchronise(shown)
    }

    /// Waits until all writes to the file system are on the disk.
    package func synchronise() throws(FileError) {
        let root = try Self.opened(folder(""), path(""))
        guard penny_synchronise(root.number) == 0 else { throw FileError(path("")) }
    }

    // MARK: - New files

    static func create(
        _ name: String, in folder: borrowing Descriptor, _ path: String,
        isPublished: Bool = true, _ fill: (borrowing Descriptor) throws(FileError) -> Void
    ) throws(FileError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let number = openat(folder.number, name, flags, 0o644)
        guard number >= 0 else { throw FileError(path) }
        let file = Descriptor(number)
        do throws(FileError) {
            try fill(file)
            if isPublished, fchmod(number, 0o644) != 0 { throw FileError(path) }
            try file.synchronise(path)
            try file.finish(path)
        } catch {
            // An incomplete file is useless.
            let isGone =
                unlinkat(folder.number, name, 0) == 0 || unlinkat(folder.number, name, 0) == 0
            throw error.leaving(isGone ? nil : path)
        }
    }
}
