import Glibc

/// A folder that somebody named, and what is below it.
///
/// A path below it is walked from the open folder name by name, and no symbolic link on it
/// is followed: nobody can lead a reading or a writing to another place, not even by putting
/// a link there while it is at work.
package struct FileTree: Equatable, Sendable {
    /// The folder as it was named, where links are the business of who named it.
    package let root: String
    let kept: KeptFolders?

    package init(_ root: String) {
        self.root = root
        kept = nil
    }

    private init(_ root: String, keeping kept: KeptFolders) {
        self.root = root
        self.kept = kept
    }

    /// The same with these folders open from now on: files are read from them as they are now,
    /// whatever takes their names later.
    package func keeping(_ folders: [String]) -> FileTree {
        FileTree(root, keeping: KeptFolders(folders, in: self))
    }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.root == rhs.root }

    /// A path below the folder as messages show it.
    package func path(_ relative: String) -> String {
        if relative.isEmpty { return root.isEmpty ? "." : root }
        return prefix + relative
    }

    /// The path below the folder of one that messages show.
    package func relative(_ path: String) -> String {
        String(path.utf8.dropFirst(prefix.utf8.count)) ?? ""
    }

    private var prefix: String {
        switch root {
        case "", ".": ""
        case _ where root.hasSuffix("/"): root
        default: root + "/"
        }
    }

    /// What stands at a path; nil for nothing, for what lies behind a link, and where the
    /// system does not say.
    package func kind(of relative: String) -> FileKind? {
        do throws(FileError) { return try standing(at: relative) } catch { return nil }
    }

    /// The same; what the system does not say is an error.
    package func standing(at relative: String) throws(FileError) -> FileKind? {
        do throws(FileError) {
            return FileKind(try status(of: relative))
        } catch {
            if FileSystem.isMissing(error.code) { return nil }
            throw error
        }
    }

    /// The entries of a folder by name, without those that begin with a dot.
    package func entries(of relative: String) throws(FileError) -> [FolderEntry] {
        let shown = path(relative)
        let folder = try Self.opened(folder(relative[...]), shown)
        return try FolderNames.entries(in: folder, shown)
    }

    /// How many files and links stand below the folder, hidden ones too, without what git keeps
    /// at its top.
    package func fileCount() throws(FileError) -> Int {
        var count = 0
        var folders = [""]
        while let next = folders.popLast() {
            let shown = path(next)
            let opened = try Self.opened(folder(next[...]), shown)
            let found = try FolderNames.counts(in: opened, shown)
            count += found.files
            // In a linked worktree it is a file.
            if next.isEmpty, let git = try standing(at: GitFolder.name), git != .folder {
                count -= 1
            }
            folders += found.folders.filter { !next.isEmpty || $0 != GitFolder.name }
                .map { next.isEmpty ? $0 : next + "/" + $0 }
        }
        return count
    }

    /// Whether two paths are names of one file.
    package func isOneFile(_ first: String, _ second: String) throws(FileError) -> Bool {
        let (one, two) = (try status(of: first), try status(of: second))
        return one.st_ino == two.st_ino && one.st_dev == two.st_dev
    }

    func status(of relative: String) throws(FileError) -> stat {
        var status = stat()
        let place = try place(relative)
        guard fstatat(place.folder.number, place.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw FileError(path(relative))
        }
        return status
    }

    // MARK: - Walking

    /// A name in an open folder.
    struct Place: ~Copyable {
        let folder: Descriptor
        let name: String
    }

    /// The open folder in which the last name of a path stands.
    func place(_ relative: String) throws(FileError) -> Place {
        let (folder, name) = try parts(relative)
        return Place(folder: try self.folder(folder), name: name)
    }

    /// The folder of a path, and its last name.
    func parts(_ relative: String) throws(FileError) -> (folder: Substring, name: String) {
        let names = relative.utf8
        guard let slash = names.lastIndex(of: UInt8(ascii: "/")) else {
            guard Self.isName(relative[...]) else { throw FileError(path(relative), EINVAL) }
            return ("", relative)
        }
        let name = relative[names.index(after: slash)...]
        // Before a slash at the start there is a name, though an empty one.
        guard Self.isName(name), slash > names.startIndex else {
            throw FileError(path(relative), EINVAL)
        }
        return (relative[..<slash], String(name))
    }

    private static func isName(_ name: Substring) -> Bool {
        !name.isEmpty && name != "." && name != ".."
    }

    /// A folder, opened from the root; the root itself for an empty path.
    func folder(_ relative: Substring) throws(FileError) -> Descriptor {
        let root = root.isEmpty ? "." : root
        var place = Descriptor(open(root, Self.asFolder))
        guard place.number >= 0 else { throw FileError(root) }
        if relative.isEmpty { return place }
        let names = relative.utf8
        var start = names.startIndex
        while true {
            let end = names[start...].firstIndex(of: UInt8(ascii: "/")) ?? names.endIndex
            place = try step(from: place, to: relative[start..<end], relative[..<end])
            if end == names.endIndex { return place }
            start = names.index(after: end)
        }
    }

    func step(
        from folder: borrowing Descriptor, to name: Substring, _ walked: Substring
    ) throws(FileError) -> Descriptor {
        guard Self.isName(name) else { throw FileError(path(String(walked)), EINVAL) }
        let name = String(name)
        let next = Descriptor(openat(folder.number, name, Self.asFolder | O_NOFOLLOW))
        guard next.number >= 0 else {
            // The system calls a link here a link or no folder, as it likes.
            let code = errno
            var status = stat()
            let isLink =
                fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
                && FileKind(status) == .symbolicLink
            throw FileError(path(String(walked)), isLink ? ELOOP : code)
        }
        return next
    }

    /// The names in a folder, hidden ones too, in the order of their bytes.
    func names(in relative: String) throws(FileError) -> [String] {
        let shown = path(relative)
        return try FolderNames.all(in: Self.opened(folder(relative[...]), shown), shown)
    }

    /// A folder that was walked to, open to be listed or waited for.
    static func opened(
        _ folder: borrowing Descriptor, _ path: String
    ) throws(FileError) -> Descriptor {
        let opened = Descriptor(openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        guard opened.number >= 0 else { throw FileError(path) }
        return opened
    }

    /// Only walked through: a folder that may not be listed can be. O_PATH, which Swift's Glibc
    /// leaves out, has this value on all of Linux.
    private static let asFolder = 0o10000000 | O_DIRECTORY | O_CLOEXEC
}
