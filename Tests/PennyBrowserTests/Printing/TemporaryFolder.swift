import Foundation

/// A folder of a test's own, which goes with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("penny-print-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch {}
    }

    /// Writes a script that can be run, and gives its path.
    func program(_ name: String, _ lines: String) throws -> String {
        let file = "\(path)/\(name)"
        try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        return file
    }
}
