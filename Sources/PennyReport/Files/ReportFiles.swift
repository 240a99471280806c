import Glibc
import PennyDiagnostics

/// The few file operations of the report: each file is written whole or not at all.
enum ReportFiles {
    /// The bytes of a file; nil where none stands.
    static func read(_ path: String) throws(DiagnosticError) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0, errno == ENOENT { return nil }
        guard file >= 0 else { throw unreadable(path) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw unreadable(path)
            }
            bytes.append(contentsOf: buffer[0..<count])
        }
    }

    /// The names in a folder, in order; none where no folder stands.
    static func names(in path: String) throws(DiagnosticError) -> [String] {
        guard let folder = opendir(path) else {
            if errno == ENOENT { return [] }
            throw unreadable(path)
        }
        defer { closedir(folder) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(folder) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
            errno = 0
        }
        guard errno == 0 else { throw unreadable(path) }
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Puts a file in the place of what stands there, in one step, when all of
    /// it is on the disk; folders are made if need be.
    static func write(_ bytes: [UInt8], to path: String) throws(DiagnosticError) {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = parts.popLast() ?? path
        for count in parts.indices where !parts[count].isEmpty {
            let folder = parts[...count].joined(separator: "/")
            if mkdir(folder, 0o755) != 0, errno != EEXIST { throw unwritable(folder) }
        }
        let temporary = (parts + [".\(name).\(getpid()).new"]).joined(separator: "/")
        defer { unlink(temporary) }
        try create(temporary, bytes, for: path)
        guard rename(temporary, path) == 0 else { throw unwritable(path) }
        try synchronise(parts.isEmpty ? "." : parts.joined(separator: "/") + "/")
    }

    private static func create(
        _ temporary: String, _ bytes: [UInt8], for path: String
    ) throws(DiagnosticError) {
        unlink(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw unwritable(path) }
        var fault: DiagnosticError?
        var rest = bytes[...]
        while !rest.isEmpty, fault == nil {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                fault = unwritable(path)
            }
        }
        if fault == nil, fsync(file) != 0 { fault = unwritable(path) }
        if close(file) != 0, fault == nil { fault = unwritable(path) }
        if let fault { throw fault }
    }

    /// Waits until the entries of a folder are on the disk.
    private static func synchronise(_ path: String) throws(DiagnosticError) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw unwritable(path) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw unwritable(path) }
    }

    private static func unreadable(_ path: String) -> DiagnosticError {
        let fault = ReportFault.cannotRead(path, reason: String(cString: strerror(errno)))
        return DiagnosticError([Diagnostic(.error, fault, at: SourceLocation.option(path))])
    }

    private static func unwritable(_ path: String) -> DiagnosticError {
        let fault = ReportFault.cannotWrite(path, reason: String(cString: strerror(errno)))
        return DiagnosticError([Diagnostic(.error, fault, at: SourceLocation.option(path))])
    }
}
