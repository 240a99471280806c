import PennyContent
import PennyDiagnostics
import PennyFiles

/// The files of one of the folders that hold saved sets.
struct SetFiles: Sendable {
    let folder: SetFolder
    /// Files with a set each.
    var single: [String] = []
    /// Files with a set a row.
    var tables: [String] = []
}

/// The files of a site's folder, by what they are for.
struct SiteFolder: Sendable {
    /// The folder as it was named; messages begin with it.
    let tree: FileTree
    /// The files of saved sets, folder by folder.
    private(set) var sets = SetFolder.allCases.map { SetFiles(folder: $0) }
    private(set) var pages: [String] = []
    /// Files with a term each, and files with a term a row.
    private(set) var terms: [String] = []
    private(set) var termTables: [String] = []
    private(set) var lessons: [String] = []
    /// What the sources of the report said, a file a day.
    private(set) var reports: [String] = []
    /// Whether there is a `report.yaml`.
    private(set) var hasReportConfiguration = false
    private(set) var templates: [String] = []
    /// Paths below `assets/`.
    private(set) var assets: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Paths of what is there but cannot be read.
    private(set) var refused: Set<String> = []

    static let configurationName = "site.yaml"
    static let outputName = "public"
    /// The folders whose files are read.
    static let folders =
        SetFolder.allCases.map(\.name) + [
            glossaryName, lessonsName, reportsName, "pages", "assets", "templates",
        ]
    static let glossaryName = "glossary"
    static let lessonsName = "lessons"
    static let reportsName = "reports"
    /// The raw answers of the sources: no part of the site.
    private static let rawReportsName = "raw"

    init(_ root: String) throws(DiagnosticError) {
        tree = FileTree(root).keeping([""] + Self.folders)
        let configuration = path(Self.configurationName)
        let kind = root.isEmpty ? nil : tree.kind(of: Self.configurationName)
        guard kind == .file else {
            let fault = kind == .symbolicLink ? SiteFault.symbolicLink : .noSite(root)
            throw DiagnosticError([
                Diagnostic(.error, fault, at: SourceLocation(path: configuration))
            ])
        }
        for entry in list("") { read(top: entry) }
        for folder in Self.folders where folder != "assets" { read(folder) }
        readAssets("assets")
    }

    /// A path below the site's folder as messages show it.
    func path(_ relative: String) -> String { tree.path(relative) }

    /// The path below the site's folder of a file as messages show it.
    func relative(_ path: String) -> String { tree.relative(path) }

    /// A path below a folder that may be `.` or end in a slash.
    static func path(_ relative: String, in folder: String) -> String {
        FileTree(folder).path(relative)
    }

    private mutating func report(
        _ fault: SiteFault, at relative: String, _ severity: Diagnostic.Severity = .error
    ) {
        if severity == .error { refused.insert(relative) }
        diagnostics.append(
            Diagnostic(severity, fault, at: SourceLocation(path: path(relative))))
    }

    private mutating func list(_ folder: String) -> [FolderEntry] {
        do throws(FileError) {
            if folder.isEmpty { return try tree.entries(of: "") }
            switch try tree.standing(at: folder) {
            case nil: return []
            case .symbolicLink:
                report(.symbolicLink, at: folder)
                return []
            default: return try tree.entries(of: folder)
            }
        } catch {
            report(.cannotRead(path(folder), reason: error.reason), at: folder)
            return []
        }
    }

    // MARK: - Folders

    private mutating func read(top entry: FolderEntry) {
        if entry.name == ReportConfiguration.fileName {
            hasReportConfiguration = entry.kind == .file
            if entry.kind == .symbolicLink { report(.symbolicLink, at: entry.name) }
        }
        guard entry.kind == .folder, entry.name != Self.outputName,
            !Self.folders.contains(entry.name)
        else { return }
        if let near = nearMiss(to: entry.name, among: Self.folders) {
            report(.unexpectedFolder(entry.name, near: near), at: entry.name, .warning)
        }
    }

    private mutating func read(_ folder: String) {
        for entry in list(folder) {
            let relative = folder + "/" + entry.name
            switch entry.kind {
            case .symbolicLink: report(.symbolicLink, at: relative)
            case .folder where relative == Self.reportsName + "/" + Self.rawReportsName: break
            case .folder: report(.nestedFolder(entry.name), at: relative)
            case .other: report(.notAFile(entry.name), at: relative)
            case .unnameable: reportName(entry.name, relative)
            case .file: add(entry.name, relative, folder)
            }
        }
    }

    private mutating func add(_ name: String, _ relative: String, _ folder: String) {
        if folder == "templates" {
            templates.append(relative)
            return
        }
        let stem = Self.stem(name)
        let ending = String(name.dropFirst(stem.count))
        let endings = Self.endings(in: folder)
        guard endings.contains(ending) else {
            let fault = SiteFault.unexpectedFile(
                name, folder: folder, wanted: Self.words(for: endings))
            return report(fault, at: relative)
        }
        guard Slug.isValid(stem) else { return reportName(name, relative) }
        switch folder {
        case Self.glossaryName where ending == ".csv": termTables.append(relative)
        case Self.glossaryName: terms.append(relative)
        case Self.lessonsName: lessons.append(relative)
        case Self.reportsName: reports.append(relative)
        default: add(relative, ending, toSetsIn: folder)
        }
    }

    private mutating func add(_ relative: String, _ ending: String, toSetsIn folder: String) {
        guard let index = sets.firstIndex(where: { $0.folder.name == folder }) else {
            pages.append(relative)
            return
        }
        if ending == ".csv" {
            sets[index].tables.append(relative)
        } else {
            sets[index].single.append(relative)
        }
    }

    private static func endings(in folder: String) -> [String] {
        switch folder {
        case glossaryName: [".md", ".csv"]
        case reportsName: [".yaml"]
        case _ where SetFolder(rawValue: folder) != nil:
            [".md", ".yaml", ".yml", ".json", ".csv"]
        default: [".md"]
        }
    }

    /// `Markdown (.md) or CSV (.csv) files`.
    private static func words(for endings: [String]) -> String {
        let names = [
            (".md", "Markdown (.md)"), (".yaml", "YAML (.yaml)"), (".json", "JSON (.json)"),
            (".csv", "CSV (.csv)"),
        ]
        return alternatives(names.filter { endings.contains($0.0) }.map(\.1)) + " files"
    }

    /// Reports a file whose name cannot be an address.
    private mutating func reportName(_ name: String, _ relative: String) {
        let stem = Self.stem(name)
        let suggestion = Slug.suggestion(for: stem) + name.dropFirst(stem.count)
        report(.badFileName(name, suggestion: suggestion), at: relative)
    }

    private mutating func readAssets(_ folder: String) {
        for entry in list(folder) {
            let relative = folder + "/" + entry.name
            switch entry.kind {
            case .symbolicLink: report(.symbolicLink, at: relative)
            case .other: report(.notAFile(entry.name), at: relative)
            case .unnameable: reportName(entry.name, relative)
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

    /// The name in addresses of what stands at a path: that of its file.
    static func id(_ path: String) -> String {
        stem(String(path.split(separator: "/").last ?? ""))
    }

    // MARK: - Reading

    /// The text of a file below the site's folder.
    func text(_ relative: String) throws(DiagnosticError) -> ContentText {
        try SourceFile.text(relative, in: tree)
    }

    func bytes(_ relative: String) throws(DiagnosticError) -> [UInt8] {
        try SourceFile.bytes(relative, in: tree, limit: .max - 1)
    }

    /// That a file can be read, found out without reading all of it.
    func checkReadable(_ relative: String) throws(DiagnosticError) {
        try SourceFile.attempt(path(relative)) { () throws(FileError) in
            try tree.checkReadable(relative)
        }
    }
}
