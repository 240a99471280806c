import Foundation
import PennySite

/// The site that the scenarios use.
enum BrowserSite {
    /// Builds a site into a new folder, which the caller removes.
    static func make() throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("penny-browser-site-\(UUID().uuidString)")
        let source = folder.appendingPathExtension("source")
        defer { try? FileManager.default.removeItem(at: source) }
        try writeSource(to: source)
        var options = BuildOptions(site: source.path)
        options.output = folder.path
        _ = try SiteBuilder(options).build()
        return folder.path
    }

    /// Writes the site's own files.
    static func writeSource(to folder: URL) throws {
        for (path, text) in FixtureFiles.all {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
