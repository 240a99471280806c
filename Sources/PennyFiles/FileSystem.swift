import Glibc

/// The few file operations a site needs, each with its error.
package enum FileSystem {
    /// The kind of what is at a path, without following a link; nil for nothing.
    ///
    /// - Throws: why the system does not say.
    package static func entryKind(of path: String) throws(FileError) -> FileKind? {
        var status = stat()
        if lstat(path, &status) == 0 { return FileKind(status) }
        let error = FileError(path)
        if isMissing(error.code) { return nil }
        throw error
    }

    /// Whether an error says that there is nothing at a path, and not that it could not be seen.
    static func isMissing(_ code: Int32) -> Bool {
        [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG, EINVAL].contains(code)
    }

    /// What stands at a path, without following a link; nil for nothing, and where the system does
    /// not say.
    package static func kind(of path: String) -> FileKind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return FileKind(status)
    }

    /// The entries of a folder by name, without those that begin with a dot.
    package static func entries(of path: String) throws(FileError) -> [FolderEntry] {
        try FileTree(path).entries(of: "")
    }

    /// The paths of everything but folders below a folder, hidden ones too, without what git
    /// keeps at its top.
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

    /// The names in a folder in the order of their bytes.
    private static func names(of path: String) throws(FileError) -> [String] {
        let tree = FileTree(path)
        return try tree.names(in: "")
    }

    /// The bytes of a file; of one that is larger than `limit` a few more than
    /// that, so that the caller can tell.
    package static func read(_ path: String, limit: Int = .max - 1) throws(FileError) -> [UInt8] {
        let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC))
        guard file.number >= 0 else { throw FileError(path) }
        var status = stat()
        let size = fstat(file.number, &status) == 0 ? Int(status.st_size) : 0
        return try file.read(path, limit: limit, size: size)
    }

    /// Puts a file in the place of what stands there, in one step, when all of
    /// it is on the disk. Who may read it is the user's to say, by the umask.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        let (folder, name) = split(path)
        try FileTree(folder).replace(name, with: bytes)
    }

    /// The folder of a path, and its last name.
    package static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    /// Makes a folder; one that is there already is fine.
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

    /// Makes a folder and those above it. After a failure none of them is left.
    package static func makeFolders(_ path: String) throws(FileError) {
        try MadeFolder.undoing { (made) throws(FileError) in
            try makeFolders(path) { made.append(MadeFolder(path: $0)) }
        }
    }

    /// The same; what is made is handed on, also before a failure.
    static func makeFolders(_ path: String, made: (String) -> Void) throws(FileError) {
        var walked = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            walked += walked.isEmpty || walked.hasSuffix("/") ? String(part) : "/" + part
            var status = stat()
            if stat(walked, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
            try makeFolder(walked, made: made)
        }
    }

    /// Removes a folder with all it holds, or a file.
    package static func removeTree(_ path: String) throws(FileError) {
        let (folder, name) = split(path)
        try FileTree(folder).removeTree(name)
    }

    package static func rename(_ old: String, to new: String) throws(FileError) {
        guard Glibc.rename(old, new) == 0 else { throw FileError(new) }
    }

    /// The target of a link, in the words of the link.
    package static func linkText(of path: String) throws(FileError) -> String {
        var text = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &text, text.count)
        guard count >= 0 else { throw FileError(path) }
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The path with all links resolved; nil for nothing.
    ///
    /// - Throws: why the system does not say.
    package static func realPath(of path: String) throws(FileError) -> String? {
        guard let resolved = realpath(path, nil) else {
            let error = FileError(path)
            if isMissing(error.code) { return nil }
            throw error
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The same; nil, too, where the system does not say.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
