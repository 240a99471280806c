import Glibc
import PennyContent
import PennyDiagnostics
import PennyImport
import PennySite

/// Reads the file to import and writes what is made of it: each file whole or
/// not at all, and none in place of another unless that was asked for.
enum ImportFiles {
    /// The bytes of a file, or more than any that is read may have.
    static func source(_ path: String) throws(DiagnosticError) -> ImportSource {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw unreadable(path) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= ContentText.byteLimit {
            let count = read(file, &buffer, buffer.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw unreadable(path)
            }
            bytes.append(contentsOf: buffer[0..<count])
        }
        return ImportSource(path: path, bytes: bytes)
    }

    /// The path itself, or a file of its name in the nearest folder there is.
    static func nearest(to path: String) -> String {
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = folders.popLast() ?? path
        while !folders.isEmpty, access((folders + [""]).joined(separator: "/"), F_OK) != 0 {
            folders.removeLast()
        }
        return (folders + [name]).joined(separator: "/")
    }

    /// Writes what was made of `sources`, and reports both that and what was
    /// left out.
    static func write(
        _ imported: Imported, of sources: [ImportSource], replaces: Bool
    ) throws {
        try write(imported.files, replaces: replaces)
        let printer = DiagnosticPrinter { path in
            sources.first { $0.path == path }?.text
        }
        var out = imported.files.map { "made \($0.path): \($0.contents)\n" }.joined()
        if !imported.leftOut.isEmpty {
            out += "Left out:\n" + printer.text(of: imported.leftOut)
        }
        if !imported.notes.isEmpty {
            out += "To complete:\n" + printer.text(of: imported.notes)
        }
        try Console.output(out)
    }

    private static func write(_ files: [ImportedFile], replaces: Bool) throws(DiagnosticError) {
        var status = stat()
        let taken = files.filter { lstat($0.path, &status) == 0 }
        if !replaces, !taken.isEmpty { throw DiagnosticError(taken.map { exists($0.path) }) }
        var staged: [(temporary: String, path: String)] = []
        defer { for file in staged { unlink(file.temporary) } }
        for file in files {
            let temporary = try stagingPath(for: file.path)
            staged.append((temporary, file.path))
            try create(temporary, Array(file.text.utf8), for: file.path)
        }
        for file in staged { try place(file.temporary, at: file.path, replaces: replaces) }
    }

    // MARK: - One file

    /// A hidden name beside the file, in a folder that is made if need be.
    private static func stagingPath(for path: String) throws(DiagnosticError) -> String {
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = folders.popLast() ?? path
        for count in folders.indices where !folders[count].isEmpty {
            let folder = folders[...count].joined(separator: "/")
            if mkdir(folder, 0o755) != 0, errno != EEXIST { throw unwritable(folder) }
        }
        return (folders + [".\(name).\(getpid()).new"]).joined(separator: "/")
    }

    private static func create(
        _ temporary: String, _ bytes: [UInt8], for path: String
    ) throws(DiagnosticError) {
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw unwritable(path) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                let fault = unwritable(path)
                close(file)
                throw fault
            }
            rest = rest.dropFirst(count)
        }
        let isSafe = fsync(file) == 0
        let fault = unwritable(path)
        guard close(file) == 0, isSafe else { throw isSafe ? unwritable(path) : fault }
    }

    /// A link, unlike a renaming, never takes the place of another file.
    private static func place(
        _ temporary: String, at path: String, replaces: Bool
    ) throws(DiagnosticError) {
        if replaces {
            guard rename(temporary, path) == 0 else { throw unwritable(path) }
        } else if link(temporary, path) != 0 {
            if errno == EEXIST { throw DiagnosticError([exists(path)]) }
            guard errno == EPERM || errno == EOPNOTSUPP, rename(temporary, path) == 0 else {
                throw unwritable(path)
            }
        }
    }

    // MARK: - Faults

    private static func exists(_ path: String) -> Diagnostic {
        Diagnostic(.error, ImportFault.exists(path), at: SourceLocation.option(path))
    }

    private static func unreadable(_ path: String) -> DiagnosticError {
        let fault = SiteFault.cannotRead(path, reason: String(cString: strerror(errno)))
        return DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: path))])
    }

    private static func unwritable(_ path: String) -> DiagnosticError {
        let fault = SiteFault.cannotWrite(path, reason: String(cString: strerror(errno)))
        return DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: path))])
    }
}
