import Foundation
import PennyTestSupport

/// The site that the scenarios use.
enum BrowserSite {
    /// Writes a site into a new folder, which is the caller's to remove.
    static func make() throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("penny-browser-site-\(UUID().uuidString)")
        for (path, text) in FixturePages.all {
            try write(Data(text.utf8), to: folder.appendingPathComponent(path))
        }
        for name in ["marks.js", "glossary.js", "lessons.js", "style.css", "favicon.svg"] {
            var bytes = try Repository.bytes(of: "templates/\(name)")
            if name == "style.css" { bytes += Array(FixturePages.style.utf8) }
            try write(Data(bytes), to: folder.appendingPathComponent("assets/\(name)"))
        }
        return folder.path
    }

    private static func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}
