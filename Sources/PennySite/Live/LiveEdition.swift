public import PennyDiagnostics
import PennyFiles
import PennyMarkup

/// A sound site at one moment. Its pages are made when somebody asks for them.
public final class LiveEdition: Sendable {
    /// Grows with each.
    public let number: Int
    /// What stands for all style sheets: the same as long as none has changed.
    public let style: Int
    /// What stands for all scripts.
    public let code: Int
    /// What stands for all other files that are copied, such as pictures.
    public let files: Int

    private let site: ReadSite
    /// The groups of all files but those of saved sets.
    private let groups: [String: any OutputGroup]

    init(number: Int, _ site: ReadSite) {
        self.number = number
        self.site = site
        var groups: [String: any OutputGroup] = [:]
        for group in site.groups {
            for output in group.outputs { groups[output.path] = group }
        }
        self.groups = groups
        style = Self.digest(site) { $0.hasSuffix(".css") }
        code = Self.code(site)
        let isText = { (path: String) in [".css", ".js", ".mjs"].contains(where: path.hasSuffix) }
        files = Self.digest(site) { !isText($0) }
    }

    /// The address that the site is published at.
    public var baseURL: String? { site.site.baseURL }

    /// A digest of the scripts, and of the readers whose words they say.
    private static func code(_ site: ReadSite) -> Int {
        var hasher = Hasher()
        hasher.combine(digest(site) { $0.hasSuffix(".js") || $0.hasSuffix(".mjs") })
        for frame in site.frames {
            hasher.combine(frame.readers.words.language)
            hasher.combine(frame.style.locale)
        }
        return hasher.finalize()
    }

    /// A digest of the files that are copied, those of the site by their states.
    private static func digest(_ site: ReadSite, _ isWanted: (String) -> Bool) -> Int {
        var hasher = Hasher()
        for file in site.theme.files where isWanted(file.path) {
            hasher.combine(file.path)
            hasher.combine(file.bytes)
        }
        let folder = site.site.folder
        let copied =
            folder.assets.map { "assets/" + $0 }
            + folder.statics.map { SiteFolder.staticName + "/" + $0 }
        for path in copied where isWanted(path) {
            hasher.combine(path)
            hasher.combine(FileStates.state(of: path, in: folder.tree))
        }
        return hasher.finalize()
    }

    /// What a build would write to a path; nil where it writes nothing. The files in `assets/`
    /// are those that are there now.
    ///
    /// - Throws: what is wrong with this page alone.
    public func file(at path: String) throws(DiagnosticError) -> [UInt8]? {
        guard let group = groups[path] ?? site.set(at: path) else { return nil }
        let printed = try group.printed(in: site.frame)
        guard let content = printed.files.first(where: { $0.path == path })?.content
        else { return nil }
        switch content {
        case .bytes(let bytes): return bytes
        case .making(let make): return make()
        case .pieces(let make):
            var bytes: [UInt8] = []
            try make { bytes += $0 }
            return bytes
        case .file(let tree, let path): return try SourceFile.bytes(path, in: tree, limit: .max - 1)
        // What makes pictures is not started for a preview.
        case .picture: return nil
        }
    }

    /// The paths of all files but those of saved sets, whose pages are named alone, in order.
    var paths: [String] { groups.keys + site.setAddresses }
}
