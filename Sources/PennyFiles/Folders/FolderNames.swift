import CFileCalls
import Glibc

/// Lists the names in an open folder, ordered by their bytes.
enum FolderNames {
    /// All names, including hidden ones.
    static func all(
        in folder: borrowing Descriptor, _ path: String
    ) throws(FileError) -> [String] {
        try listed(in: folder, path).map(\.name)
    }

    /// The names and kinds of the entries, except leftovers of editors.
    ///
    /// - Parameter hidden: whether to include names that begin with a dot.
    static func entries(
        in folder: borrowing Descriptor, _ path: String, hidden: Bool = false
    ) throws(FileError) -> [FolderEntry] {
        var entries: [FolderEntry] = []
        for entry in try listed(in: folder, path) {
            if !hidden, entry.name.utf8.starts(with: ".".utf8) { continue }
            if EditorLeftover.isOne(entry.name) { continue }
            if let kind = entry.kind {
                entries.append(FolderEntry(name: entry.name, kind: kind))
                continue
            }
            var status = stat()
            guard fstatat(folder.number, entry.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                throw FileError(path)
            }
            entries.append(FolderEntry(name: entry.name, kind: FileKind(status)))
        }
        return entries
    }

    /// The number of entries that are not folders, and the names of the folders.
    static func counts(
        in folder: borrowing Descriptor, _ path: String
    ) throws(FileError) -> (files: Int, folders: [String]) {
        var files = 0
        var folders: [String] = []
        try each(in: folder, path) { entry in
            if FileKind(listed: entry.pointee.d_type) == .file {
                files += 1
                return
            }
            let name = Self.listed(entry).name
            if name == "." || name == ".." { return }
            var status = stat()
            let isFolder =
                fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
                && FileKind(status) == .folder
            if isFolder { folders.append(name) } else { files += 1 }
        }
        return (files, folders)
    }

    /// A listed name; its kind is nil where the file system does not list it.
    private struct Listed {
        let name: String
        let kind: FileKind?
    }

    private static func listed(
        in folder: borrowing Descriptor, _ path: String
    ) throws(FileError) -> [Listed] {
        var entries: UnsafeMutablePointer<UnsafeMutablePointer<dirent>?>?
        let count = penny_list(folder.number, &entries)
        guard count >= 0, let entries else { throw FileError(path) }
        defer { free(entries) }
        var listed: [Listed] = []
        listed.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            guard let entry = entries[index] else { continue }
            defer { free(entry) }
            let next = Self.listed(entry)
            if next.name != ".", next.name != ".." { listed.append(next) }
        }
        return listed
    }

    private static func each(
        in folder: borrowing Descriptor, _ path: String,
        _ body: (UnsafeMutablePointer<dirent>) -> Void
    ) throws(FileError) {
        // Closing the stream closes its descriptor.
        let copy = fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw FileError(path) }
        guard let stream = fdopendir(copy) else {
            let error = FileError(path)
            close(copy)
            throw error
        }
        defer { closedir(stream) }
        errno = 0
        while let entry = readdir(stream) {
            body(entry)
            errno = 0
        }
        // The end of a folder and a read error differ only in errno.
        guard errno == 0 else { throw FileError(path) }
    }

    /// Reads an entry, which ends where its name does: to copy all 256 bytes that `dirent` declares
    /// would read beyond the last entry of a full buffer.
    private static func listed(_ entry: UnsafeMutablePointer<dirent>) -> Listed {
        let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let bytes = UnsafeRawPointer(entry).advanced(by: start)
        let name = bytes.assumingMemoryBound(to: CChar.self)
        // A name that is not UTF-8 cannot be represented as a string, and the file not be opened by
        // it.
        guard let text = String(validatingCString: name) else {
            return Listed(name: String(cString: name), kind: .unnameable)
        }
        return Listed(name: text, kind: FileKind(listed: entry.pointee.d_type))
    }
}
