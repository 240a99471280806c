import Foundation
import PennySite

/// A small site in a temporary folder, to be changed. The folder is removed with the value.
final class PreviewSite: Sendable {
    let folder: String

    static let files = [
        "site.yaml": "title: Money\nbaseURL: https://e.example/money/\n",
        "calculations/bike.md": """
        ---
        kind: loan
        principal: 1,200
        rate: 0%
        term: 12 months
        ---
        The bike.

        """,
        "pages/index.md": "---\ntitle: Welcome\n---\nHello.\n",
        "assets/a b.txt": "0123456789",
    ]

    init(_ files: [String: String] = PreviewSite.files) throws {
        folder = NSTemporaryDirectory() + "/penny-preview-\(UUID().uuidString)"
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var options: BuildOptions { BuildOptions(site: folder) }

    func path(_ relative: String) -> String { folder + "/" + relative }

    func write(_ text: String, to relative: String) throws {
        let file = URL(fileURLWithPath: path(relative))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // In one step: a file that is read half written would be one more snapshot.
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    func rename(_ old: String, to new: String) throws {
        _ = try FileManager.default.removeItemIfThere(path(new))
        try FileManager.default.moveItem(atPath: path(old), toPath: path(new))
    }

    func remove(_ relative: String) throws {
        try FileManager.default.removeItem(atPath: path(relative))
    }
}

extension FileManager {
    fileprivate func removeItemIfThere(_ path: String) throws {
        if fileExists(atPath: path) { try removeItem(atPath: path) }
    }
}
