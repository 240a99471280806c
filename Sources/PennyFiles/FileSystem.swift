import Glibc

/// The few file operations a site needs, each with its error.
package enum FileSystem {
    package enum Kind: Equatable {
        case file, folder, symbolicLink, other
        /// Its name is not UTF-8, so it cannot be opened by it.
        case unnameable
    }

    package struct Entry: Equatable {
        package let name: String
        package let kind: Kind

        package init(name: String, kind: Kind) {
            self.name = name
            self.kind = kind
        }
    }

    /// What stands at a path, without following a link; nil for nothing.
    package static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }

    /// The entries of a folder by name, without those that begin with a dot.
    package static func entries(of path: String) throws(FileError) -> [Entry] {
        try names(of: path).filter { !$0.hasPrefix(".") }
            .map { Entry(name: $0, kind: kind(of: path + "/" + $0) ?? .unnameable) }
    }

    /// The paths of everything but folders below a folder, hidden ones too.
    package static func files(below path: String) throws(FileError) -> [String] {
        var found: [String] = []
        for name in try names(of: path) {
            if kind(of: path + "/" + name) == .folder {
                found += try files(below: path + "/" + name).map { name + "/" + $0 }
            } else {
                found.append(name)
            }
        }
        return found
    }

    /// The names in a folder in the order of their bytes.
    private static func names(of path: String) throws(FileError) -> [String] {
        guard let folder = opendir(path) else { throw FileError(path) }
        defer { closedir(folder) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        // The end of a folder and a failure to read on look the same but for this.
        guard errno == 0 else { throw FileError(path) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The bytes of a file; of one that is larger than `limit` a few more than
    /// that, so that the caller can tell.
    package static func read(_ path: String, limit: Int = .max - 1) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(path) { (part) throws(FileError) in
            bytes.append(contentsOf: part)
            return bytes.count <= limit
        }
        return bytes
    }

    /// Hands a file's bytes on in parts, until `take` wants no more.
    private static func read(
        _ path: String, _ take: (ArraySlice<UInt8>) throws(FileError) -> Bool
    ) throws(FileError) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(path) }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path)
            }
            guard try take(buffer[0..<count]) else { return }
        }
    }

    /// That a file can be read, found out without reading all of it.
    package static func checkReadable(_ path: String) throws(FileError) {
        try read(path) { _ in false }
    }

    /// Writes a new file and waits until it is on the disk.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try create(path) { (file) throws(FileError) in try write(bytes[...], to: file, path) }
    }

    /// Puts a file in the place of what stands there, in one step, when all of
    /// it is on the disk. Who may read it is the user's to say, by the umask.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = parts.popLast() ?? path
        let temporary = (parts + [".\(name).\(getpid()).new"]).joined(separator: "/")
        unlink(temporary)
        defer { unlink(temporary) }
        try create(temporary, isPublished: false) { (file) throws(FileError) in
            try write(bytes[...], to: file, temporary)
        }
        try rename(temporary, to: path)
        try synchronise(folder: parts.isEmpty ? "." : parts.joined(separator: "/") + "/")
    }

    /// Copies a file of any size to a new one.
    package static func copy(_ source: String, to path: String) throws(FileError) {
        try create(path) { (file) throws(FileError) in
            try read(source) { (part) throws(FileError) in
                try write(part, to: file, path)
                return true
            }
        }
    }

    /// - Parameter isPublished: whether everybody may read it, whatever the umask.
    private static func create(
        _ path: String, isPublished: Bool = true, _ fill: (Int32) throws(FileError) -> Void
    ) throws(FileError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileError(path) }
        do throws(FileError) {
            try fill(file)
            if isPublished, fchmod(file, 0o644) != 0 { throw FileError(path) }
            guard fsync(file) == 0 else { throw FileError(path) }
        } catch {
            close(file)
            throw error
        }
        guard close(file) == 0 else { throw FileError(path) }
    }

    private static func write(
        _ bytes: ArraySlice<UInt8>, to file: Int32, _ path: String
    ) throws(FileError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path)
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Makes a folder; one that is there already is fine.
    package static func makeFolder(_ path: String) throws(FileError) {
        if mkdir(path, 0o755) == 0 {
            guard chmod(path, 0o755) == 0 else { throw FileError(path) }
            return
        }
        let code = errno
        guard code == EEXIST else { throw FileError(path, code) }
        guard kind(of: path) == .folder else { throw FileError(path, ENOTDIR) }
    }

    /// Makes a folder and those above it.
    package static func makeFolders(_ path: String) throws(FileError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += made.isEmpty || made.hasSuffix("/") ? String(part) : "/" + part
            var status = stat()
            if stat(made, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
            try makeFolder(made)
        }
    }

    /// Removes a folder with all it holds; links inside are removed, not followed.
    package static func removeTree(_ path: String) throws(FileError) {
        guard kind(of: path) == .folder else {
            guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path) }
            return
        }
        for name in try names(of: path) { try removeTree(path + "/" + name) }
        guard rmdir(path) == 0 else { throw FileError(path) }
    }

    /// Gives a file a second name, unless there is something of that name.
    package static func link(_ old: String, to new: String) throws(FileError) {
        guard Glibc.link(old, new) == 0 else { throw FileError(new) }
    }

    /// Removes a file.
    package static func remove(_ path: String) throws(FileError) {
        guard unlink(path) == 0 else { throw FileError(path) }
    }

    package static func rename(_ old: String, to new: String) throws(FileError) {
        guard Glibc.rename(old, new) == 0 else { throw FileError(new) }
    }

    /// Waits until the entries of a folder are on the disk.
    package static func synchronise(folder path: String) throws(FileError) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw FileError(path) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw FileError(path) }
    }

    /// The path with all links resolved; nil where nothing stands.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
