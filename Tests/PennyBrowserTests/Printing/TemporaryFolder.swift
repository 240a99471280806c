import Foundation
import PennyTestSupport
import Testing

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

    /// Writes a script that can be run, and gives its path. Another process writes it: a file that
    /// this one has open for writing may be inherited by what other tests start, and then does
    /// not run.
    func program(_ name: String, _ lines: String) async throws -> String {
        let file = "\(path)/\(name)"
        var writer = ChildProcess(["sh", "-c", #"cat > "$1" && chmod 755 "$1""#, "sh", file])
        writer.input = Array("#!/bin/sh\n\(lines)\n".utf8)
        let end = try await writer.run()
        #expect(end.status == 0, "\(end.messages)")
        return file
    }
}
