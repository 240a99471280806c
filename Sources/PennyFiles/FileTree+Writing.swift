import CFileCalls
import Glibc

extension FileTree {
    /// Makes a folder and those above it, below the root. After a failure none of them is left.
    package func makeFolders(_ relative: String) throws(FileError) {
        try MadeFolder.undoing { (made) throws(FileError) in
            try makeFolders(relative) { made.append(MadeFolder(path: path($0))) }
        }
    }

    /// The same; what is made is handed on, also before a failure.
    func makeFolders(_ relative: String, made: (String) -> Void) throws(FileError) {
        if relative.isEmpty || relative == "." { return }
        var place = try folder("")
        for name in relative.split(separator: "/", omittingEmptySubsequences: false) {
            let walked = relative[..<name.endIndex]
            let isNew = mkdirat(place.number, String(name), 0o755) == 0
            guard isNew || errno == EEXIST else { throw FileError(path(String(walked))) }
            if isNew {
                made(String(walked))
                guard fchmodat(place.number, String(name), 0o755, 0) == 0 else {
                    throw FileError(path(String(walked)))
                }
            }
            place = try step(from: place, to: name, walked)
        }
    }

    /// That files can be put into a folder.
    package func checkWritable(folder relative: String) throws(FileError) {
        let folder = try folder(relative[...])
        guard faccessat(folder.number, ".", W_OK | X_OK, 0) == 0 else {
            throw FileError(path(relative))
        }
    }

    /// Writes a new file that everybody may read, and waits until it is on the disk.
    package func write(_ bytes: [UInt8], to relative: String) throws(FileError) {
        try write(bytes, to: relative, isPublished: true)
    }

    /// - Parameter isPublished: whether everybody may read it, whatever the umask.
    package func write(
        _ bytes: [UInt8], to relative: String, isPublished: Bool
    ) throws(FileError) {
        let place = try place(relative)
        let shown = path(relative)
        try Self.create(place.name, in: place.folder, shown, isPublished: isPublished) {
            (file) throws(FileError) in try file.write(bytes[...], shown)
        }
    }

    /// Puts a file in the place of what stands there, in one step, when all of it is on the
    /// disk. Who may read it is the user's to say, by the umask.
    package func replace(_ relative: String, with bytes: [UInt8]) throws(FileError) {
        // A file without its folder is a failure here.
        _ = try place(relative)
        let batch = FileBatch()
        try batch.add(bytes, to: relative, in: self, replaces: true)
        try batch.commit()
    }

    /// Begins a file that is written in pieces, in the place of what stands there.
    package func begin(_ relative: String) throws(FileError) -> NewFile {
        if try standing(at: relative) != nil { try remove(relative) }
        let place = try place(relative)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let number = openat(place.folder.number, place.name, flags, 0o644)
        guard number >= 0 else { throw FileError(path(relative)) }
        return NewFile(number, path(relative))
    }

    /// Writes bytes over those that a file has.
    package func overwrite(
        _ relative: String, at start: Int, with bytes: [UInt8]
    ) throws(FileError) {
        let place = try place(relative)
        let shown = path(relative)
        let file = Descriptor(
            openat(place.folder.number, place.name, O_WRONLY | O_NOFOLLOW | O_CLOEXEC))
        guard file.number >= 0, lseek(file.number, off_t(start), SEEK_SET) >= 0 else {
            throw FileError(shown)
        }
        try file.write(bytes[...], shown)
        try file.finish(shown)
    }

    /// Gives a file a second name, unless there is something of that name.
    package func link(_ old: String, to new: String) throws(FileError) {
        let source = try place(old)
        let target = try place(new)
        guard linkat(source.folder.number, source.name, target.folder.number, target.name, 0) == 0
        else { throw FileError(path(new)) }
    }

    /// Gives a file a second name in an open folder.
    ///
    /// - Returns: whether the file systems give it one.
    func link(_ old: String, into folder: Int32, _ name: String) throws(FileError) -> Bool {
        let (above, own) = try parts(old)
        let code: Int32
        if let number = kept?.number(of: above) {
            code = linkat(number, own, folder, name, 0) == 0 ? 0 : errno
        } else {
            let source = try self.folder(above)
            code = linkat(source.number, own, folder, name, 0) == 0 ? 0 : errno
        }
        if code == 0 { return true }
        let error = FileError(path(old), code)
        // Of another owner's file, the system may give none.
        if error.saysNoSecondName || error.isForbidden { return false }
        throw error
    }

    package func rename(_ old: String, to new: String) throws(FileError) {
        let source = try place(old)
        let target = try place(new)
        guard renameat(source.folder.number, source.name, target.folder.number, target.name) == 0
        else { throw FileError(path(new)) }
    }

    /// Removes a file.
    package func remove(_ relative: String) throws(FileError) {
        let place = try place(relative)
        guard unlinkat(place.folder.number, place.name, 0) == 0 else {
            throw FileError(path(relative))
        }
    }

    /// Removes a folder if nothing is in it; one that is not there or holds something is fine.
    package func removeEmptyFolder(_ relative: String) throws(FileError) {
        let place: Place
        do throws(FileError) {
            place = try self.place(relative)
        } catch {
            if [ENOENT, ENOTDIR, ELOOP, EINVAL].contains(error.code) { return }
            throw error
        }
        if unlinkat(place.folder.number, place.name, AT_REMOVEDIR) == 0 { return }
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

    /// Waits until all that was written to the file system is on the disk.
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
            // Half a file is none.
            let isGone =
                unlinkat(folder.number, name, 0) == 0 || unlinkat(folder.number, name, 0) == 0
            throw error.leaving(isGone ? nil : path)
        }
    }
}
