public import PennyDiagnostics
import PennyFiles
import PennyMarkup

/// A sound site at one moment. Its pages are rendered on demand.
public final class SiteSnapshot: Sendable {
    /// Increases with each snapshot.
    public let number: Int
    /// A digest of all style sheets.
    public let style: Int
    /// A digest of all scripts.
    public let code: Int
    /// A digest of all other files that are copied, such as pictures.
    public let files: Int

    private let site: PlannedSite
    /// The artifacts of all files but those of saved sets, by path.
    private let artifacts: [String: any Artifact]

    init(number: Int, _ site: PlannedSite) {
        self.number = number
        self.site = site
        var artifacts: [String: any Artifact] = [:]
        for artifact in site.artifacts {
            for output in artifact.outputs { artifacts[output.path] = artifact }
        }
        self.artifacts = artifacts
        style = Self.digest(site) { $0.hasSuffix(".css") }
        code = Self.code(site)
        let isText = { (path: String) in [".css", ".js", ".mjs"].contains(where: path.hasSuffix) }
        files = Self.digest(site) { !isText($0) }
    }

    /// The address that the site is published at.
    public var baseURL: String? { site.site.baseURL }

    /// A digest of the scripts and of the readers' language and locale.
    private static func code(_ site: PlannedSite) -> Int {
        var hasher = Hasher()
        hasher.combine(digest(site) { $0.hasSuffix(".js") || $0.hasSuffix(".mjs") })
        for layout in site.layouts {
            hasher.combine(layout.readers.words.language)
            hasher.combine(layout.style.locale)
        }
        return hasher.finalize()
    }

    /// A digest of the files that are copied; files of the site count by their states.
    private static func digest(_ site: PlannedSite, _ isWanted: (String) -> Bool) -> Int {
        var hasher = Hasher()
        for file in site.theme.files where isWanted(file.path) {
            hasher.combine(file.path)
            hasher.combine(file.bytes)
        }
        let folder = site.site.folder
        let copied =
            folder.assets.map { "assets/" + $0 }
            + folder.statics.map { SourceFolder.staticName + "/" + $0 }
        for path in copied where isWanted(path) {
            hasher.combine(path)
            hasher.combine(FileStates.state(of: path, in: folder.tree))
        }
        return hasher.finalize()
    }

    /// Renders the file that a build would write to a path; nil if it writes none. Files in
    /// `assets/` are read as they are now.
    ///
    /// - Throws: the faults of this page alone.
    public func file(at path: String) throws(DiagnosticError) -> [UInt8]? {
        guard let artifact = artifacts[path] ?? site.set(at: path) else { return nil }
        let rendered = try artifact.rendered(in: site.layout)
        guard let content = rendered.files.first(where: { $0.path == path })?.content
        else { return nil }
        switch content {
        case .bytes(let bytes): return bytes
        case .making(let make): return make()
        case .pieces(let make):
            var bytes: [UInt8] = []
            try make { bytes += $0 }
            return bytes
        case .file(let tree, let path): return try SourceFile.bytes(path, in: tree, limit: .max - 1)
        // Pictures are not made for a preview.
        case .picture: return nil
        }
    }

    /// The paths of all files, but only the pages of saved sets.
    var paths: [String] { artifacts.keys + site.setAddresses }
}
