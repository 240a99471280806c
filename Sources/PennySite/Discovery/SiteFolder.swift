import PennyContent
import PennyDiagnostics

/// The files of a site's folder, by what they are for.
struct SiteFolder {
    /// The folder as it was named; messages begin with it.
    let root: String
    private(set) var calculations: [String] = []
    private(set) var tables: [String] = []
    private(set) var pages: [String] = []
    private(set) var templates: [String] = []
    /// Paths below `assets/`.
    private(set) var assets: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    static let configurationName = "site.yaml"
    static let outputName = "public"
    private static let folders = ["calculations", "pages", "assets", "templates"]
    private static let laterFolders = ["comparisons", "budgets", "glossary", "lessons", "reports"]

    init(_ root: String) throws(DiagnosticError) {
        self.root = root
        guard FileSystem.kind(of: path(Self.configurationName)) == .file else {
            throw DiagnosticError([
                Diagnostic(
                    .error, SiteFault.noSite(root),
                    at: SourceLocation(path: path(Self.configurationName)))
            ])
        }
        for entry in list("") { read(top: entry) }
        for folder in ["calculations", "pages", "templates"] { read(folder) }
        readAssets("assets")
    }

    /// A path below the site's folder as messages show it.
    func path(_ relative: String) -> String {
        switch root {
        case ".": relative
        case _ where root.hasSuffix("/"): root + relative
        default: root + "/" + relative
        }
    }

    private mutating func report(
        _ fault: SiteFault, at relative: String, _ severity: Diagnostic.Severity = .error
    ) {
        diagnostics.append(
            Diagnostic(severity, fault, at: SourceLocation(path: path(relative))))
    }

    private mutating func list(_ folder: String) -> [FileSystem.Entry] {
        let place = folder.isEmpty ? root : path(folder)
        guard FileSystem.kind(of: place) != nil else { return [] }
        do throws(FileError) {
            return try FileSystem.entries(of: place)
        } catch {
            report(.cannotRead(place, reason: error.reason), at: folder)
            return []
        }
    }

    // MARK: - Folders

    private mutating func read(top entry: FileSystem.Entry) {
        guard entry.kind == .folder, entry.name != Self.outputName,
            !Self.folders.contains(entry.name)
        else { return }
        if Self.laterFolders.contains(entry.name) {
            if !list(entry.name).isEmpty { report(.notYet(folder: entry.name), at: entry.name) }
        } else if let near = nearMiss(to: entry.name, among: Self.folders) {
            report(.unexpectedFolder(entry.name, near: near), at: entry.name, .warning)
        }
    }

    private mutating func read(_ folder: String) {
        for entry in list(folder) {
            let relative = folder + "/" + entry.name
            switch entry.kind {
            case .symbolicLink: report(.symbolicLink, at: relative)
            case .folder: report(.nestedFolder(entry.name), at: relative)
            case .other: report(unexpected(entry.name, folder), at: relative)
            case .file: add(entry.name, relative, folder)
            }
        }
    }

    private mutating func add(_ name: String, _ relative: String, _ folder: String) {
        let stem = Self.stem(name)
        switch (folder, name.split(separator: ".").last) {
        case ("templates", _): templates.append(relative)
        case ("calculations", "md") where isAddress(name, stem, relative):
            calculations.append(relative)
        case ("calculations", "csv") where isAddress(name, stem, relative):
            tables.append(relative)
        case ("pages", "md") where isAddress(name, stem, relative): pages.append(relative)
        case (_, "md"), ("calculations", "csv"): break
        default: report(unexpected(name, folder), at: relative)
        }
    }

    private func unexpected(_ name: String, _ folder: String) -> SiteFault {
        let wanted =
            switch folder {
            case "calculations": "Markdown (.md) or CSV (.csv) files"
            case "pages": "Markdown (.md) files"
            default: "templates"
            }
        return .unexpectedFile(name, folder: folder, wanted: wanted)
    }

    /// Whether the file's name can be an address; reported where not.
    private mutating func isAddress(_ name: String, _ stem: String, _ relative: String) -> Bool {
        if Slug.isValid(stem) { return true }
        let ending = name.dropFirst(stem.count)
        report(
            .badFileName(name, suggestion: Slug.suggestion(for: stem) + ending), at: relative)
        return false
    }

    private mutating func readAssets(_ folder: String) {
        for entry in list(folder) {
            let relative = folder + "/" + entry.name
            switch entry.kind {
            case .symbolicLink, .other: report(.symbolicLink, at: relative)
            case .folder: readAssets(relative)
            case .file: assets.append(String(relative.dropFirst("assets/".count)))
            }
        }
    }

    /// A file's name without its ending.
    static func stem(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    // MARK: - Reading

    /// The text of a file below the site's folder.
    func text(_ relative: String) throws(DiagnosticError) -> ContentText {
        try ContentText(path: path(relative), bytes: bytes(relative, ContentText.byteLimit))
    }

    func bytes(_ relative: String, _ limit: Int = .max - 1) throws(DiagnosticError) -> [UInt8] {
        let place = path(relative)
        do throws(FileError) {
            return try FileSystem.read(place, limit: limit)
        } catch {
            throw DiagnosticError([
                Diagnostic(
                    .error, SiteFault.cannotRead(place, reason: error.reason),
                    at: SourceLocation(path: place))
            ])
        }
    }
}
