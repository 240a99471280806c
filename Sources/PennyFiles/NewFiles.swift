import CFileCalls
import Glibc

/// A folder that new files are put into, from several threads at once: its folders stay open, and
/// the files are waited for together.
package final class NewFiles: Sendable {
    private let root: String
    private let top: Int32
    /// The folders below it that are kept open.
    private let open: [Substring: Int32]

    /// So many folders are kept open; others are opened for each file. A program may have
    /// 1,024 files open on most systems.
    private static let limit = 256

    private let early: EarlyWriting

    /// Makes the folders of these paths below an empty folder.
    package convenience init(_ root: String, for paths: [String]) throws(FileError) {
        try self.init(root, for: paths, early: EarlyWriting(after: 128 << 20))
    }

    init(_ root: String, for paths: [String], early: EarlyWriting) throws(FileError) {
        self.root = root
        self.early = early
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        var open: [Substring: Int32] = [:]
        let top = Glibc.open(root, flags)
        self.top = top
        guard top >= 0 else {
            self.open = [:]
            throw FileError(root)
        }
        var failure: FileError?
        var known: Set<Substring> = []
        var last: Substring = ""
        for path in paths where failure == nil {
            // Most files come after another of their folder.
            guard let whole = Self.folder(of: path), whole != last else { continue }
            last = whole
            for folder in Self.folders(of: path) where known.insert(folder).inserted {
                let name = String(folder)
                // In an empty folder nothing has its name: what does was put there by others.
                guard mkdirat(top, name, 0o755) == 0, fchmodat(top, name, 0o755, 0) == 0 else {
                    failure = FileError(root + "/" + name)
                    break
                }
                guard open.count < Self.limit else { continue }
                let number = openat(top, name, flags)
                guard number >= 0 else {
                    failure = FileError(root + "/" + name)
                    break
                }
                open[folder] = number
            }
        }
        self.open = open
        if let failure { throw failure }
    }

    deinit {
        for number in open.values { close(number) }
        if top >= 0 { close(top) }
    }

    /// The folders that a path lies in, each before those in it.
    private static func folders(of path: String) -> [Substring] {
        let bytes = path.utf8
        return bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { path[..<$0] }
    }

    /// The folder that a path lies in; nil for one that lies at the top.
    private static func folder(of path: String) -> Substring? {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] }
    }

    /// Writes a new file that everybody may read.
    package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try create(path) { (file, shown) throws(FileError) in try file.write(bytes[...], shown) }
        early.wrote(bytes.count) { self.beginWriting() }
    }

    /// Writes a new file with what a file below another folder has.
    package func copy(_ source: String, in tree: FileTree, to path: String) throws(FileError) {
        let original = try tree.file(source)
        try create(path) { (file, shown) throws(FileError) in
            try original.content.read(tree.path(source)) { (part) throws(FileError) in
                try file.write(part, shown)
                return true
            }
        }
    }

    private func create(
        _ path: String, _ fill: (borrowing Descriptor, String) throws(FileError) -> Void
    ) throws(FileError) {
        let shown = root + "/" + path
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        var folder = top
        var name = path[...]
        if let whole = Self.folder(of: path), let number = open[whole] {
            folder = number
            name = path[path.utf8.index(after: whole.endIndex)...]
        }
        let file = Descriptor(openat(folder, String(name), flags, 0o644))
        guard file.number >= 0 else { throw FileError(shown) }
        try fill(file, shown)
        guard fchmod(file.number, 0o644) == 0 else { throw FileError(shown) }
        try file.finish(shown)
    }

    /// Has the disk write what it was given up to now. Whoever waits by one descriptor is told of
    /// a failure once, and it is the end that must be: so this waits by another.
    private func beginWriting() {
        let folder = Descriptor(openat(top, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        if folder.number >= 0 { _ = penny_synchronise(folder.number) }
    }

    /// Waits until all files and folders are on the disk.
    package func synchronise() throws(FileError) {
        guard penny_synchronise(top) == 0 else { throw FileError(root) }
    }
}
