import Foundation
import PennyTestSupport
import Testing

/// A temporary folder of a test, which is removed with the value.
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

    /// Writes an executable script, and returns its path. Another process writes it: a file that
    /// this process has open for writing may be inherited by processes of other tests, and then
    /// does not run.
    func program(_ name: String, _ lines: String) async throws -> String {
        let file = "\(path)/\(name)"
        var writer = ChildProcess(["sh", "-c", #"cat > "$1" && chmod 755 "$1""#, "sh", file])
        writer.input = Array("#!/bin/sh\n\(lines)\n".utf8)
        let end = try await writer.run()
        #expect(end.status == 0, "\(end.messages)")
        return file
    }
}
