import Glibc

/// The names in an open folder.
enum FolderNames {
    /// In the order of their bytes.
    static func all(
        in folder: borrowing Descriptor, _ path: String
    ) throws(FileError) -> [String] {
        // The stream takes its descriptor with it when it is closed.
        let copy = fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw FileError(path) }
        guard let stream = fdopendir(copy) else {
            let error = FileError(path)
            close(copy)
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = Self.name(of: entry)
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        // The end of a folder and a failure to read on look the same but for this.
        guard errno == 0 else { throw FileError(path) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// An entry ends where its name does: to copy all 256 bytes that `dirent` declares would read
    /// beyond the last entry of a full buffer.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let bytes = UnsafeRawPointer(entry).advanced(by: start)
        return String(cString: bytes.assumingMemoryBound(to: CChar.self))
    }
}
