import Glibc

/// The file operations that a site needs, with typed errors.
package enum FileSystem {
    /// The kind of the entry at a path, without following a link; nil for nothing.
    ///
    /// - Throws: the system's reason if it cannot tell.
    package static func entryKind(of path: String) throws(FileError) -> FileKind? {
        var status = stat()
        if lstat(path, &status) == 0 { return FileKind(status) }
        let error = FileError(path)
        if isMissing(error.code) { return nil }
        throw error
    }

    /// Whether an error means that nothing is at a path, rather than that it could not be examined.
    static func isMissing(_ code: Int32) -> Bool {
        [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG, EINVAL].contains(code)
    }

    /// The kind of the entry at a path, without following a link; nil for nothing, and where the
    /// system cannot tell.
    package static func kind(of path: String) -> FileKind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return FileKind(status)
    }

    /// The entries of a folder by name, except hidden ones.
    package static func entries(of path: String) throws(FileError) -> [FolderEntry] {
        try FileTree(path).entries(of: "")
    }

    /// The paths of all entries but folders below a folder, including hidden ones, except what git
    /// stores at its top.
    package static func files(below path: String) throws(FileError) -> [String] {
        let git = GitFolder.name + "/"
        return try all(below: path).filter { $0 != GitFolder.name && !$0.hasPrefix(git) }
    }

    private static func all(below path: String) throws(FileError) -> [String] {
        var found: [String] = []
        for name in try names(of: path) {
            if try entryKind(of: path + "/" + name) == .folder {
                found += try all(below: path + "/" + name).map { name + "/" + $0 }
            } else {
                found.append(name)
            }
        }
        return found
    }

    /// The names in a folder, ordered by their bytes.
    private static func names(of path: String) throws(FileError) -> [String] {
        let tree = FileTree(path)
        return try tree.names(in: "")
    }

    /// Reads the bytes of a file; of one larger than `limit` a few bytes beyond it, so that the
    /// caller can detect that.
    package static func read(_ path: String, limit: Int = .max - 1) throws(FileError) -> [UInt8] {
        let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC))
        guard file.number >= 0 else { throw FileError(path) }
        var status = stat()
        let size = fstat(file.number, &status) == 0 ? Int(status.st_size) : 0
        return try file.read(path, limit: limit, size: size)
    }

    /// Replaces a file in one step, when all of the new one is on the disk. The umask determines
    /// who may read it.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        let (folder, name) = split(path)
        try FileTree(folder).replace(name, with: bytes)
    }

    /// Splits a path into its folder and last name.
    package static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    /// Makes a folder; it may exist already.
    package static func makeFolder(_ path: String) throws(FileError) {
        try MadeFolder.undoing { (made) throws(FileError) in
            try makeFolder(path) { made.append(MadeFolder(path: $0)) }
        }
    }

    private static func makeFolder(_ path: String, made: (String) -> Void) throws(FileError) {
        if mkdir(path, 0o755) == 0 {
            made(path)
            guard chmod(path, 0o755) == 0 else { throw FileError(path) }
            return
        }
        let code = errno
        guard code == EEXIST else { throw FileError(path, code) }
        guard try entryKind(of: path) == .folder else { throw FileError(path, ENOTDIR) }
    }

    /// Makes a folder and its parents. After a failure none of the new ones is left.
    package static func makeFolders(_ path: String) throws(FileError) {
        try MadeFolder.undoing { (made) throws(FileError) in
            try makeFolders(path) { made.append(MadeFolder(path: $0)) }
        }
    }

    /// Makes a folder and its parents, passing each new one to `made`, also before a failure.
    static func makeFolders(_ path: String, made: (String) -> Void) throws(FileError) {
        var walked = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            walked += walked.isEmpty || walked.hasSuffix("/") ? String(part) : "/" + part
            var status = stat()
            if stat(walked, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
            try makeFolder(walked, made: made)
        }
    }

    /// Removes a file, or a folder with all its contents.
    package static func removeTree(_ path: String) throws(FileError) {
        let (folder, name) = split(path)
        try FileTree(folder).removeTree(name)
    }

    package static func rename(_ old: String, to new: String) throws(FileError) {
        guard Glibc.rename(old, new) == 0 else { throw FileError(new) }
    }

    /// The text of a link: its target as written.
    package static func linkText(of path: String) throws(FileError) -> String {
        var text = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &text, text.count)
        guard count >= 0 else { throw FileError(path) }
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The path with all links resolved; nil for nothing.
    ///
    /// - Throws: the system's reason if it cannot tell.
    package static func realPath(of path: String) throws(FileError) -> String? {
        guard let resolved = realpath(path, nil) else {
            let error = FileError(path)
            if isMissing(error.code) { return nil }
            throw error
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The path with all links resolved; nil for nothing, and where the system cannot tell.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
