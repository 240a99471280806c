import PennyContent
import PennyDiagnostics
import PennyFiles

/// The files of a site's folder, by what they are for.
struct SiteFolder: Sendable {
    /// The folder as it was named; messages begin with it.
    let tree: FileTree
    /// The files of the folders of content, by the folders' names; without translations.
    private var content: [String: ContentFiles] = [:]
    /// The files that are in another language than the site's first one.
    private(set) var translations: Translations
    /// The language in whose edition of the site the files are read; nil for the first one.
    private(set) var language: SiteLanguage?
    /// The files of the site's folder itself that a kind of content has.
    private(set) var topFiles: Set<String> = []
    private(set) var templates: [String] = []
    /// Paths below `assets/`.
    private(set) var assets: [String] = []
    /// Paths below `static/`.
    private(set) var statics: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Paths of what is there but cannot be read.
    private(set) var refused: Set<String> = []

    static let configurationName = "site.yaml"
    static let outputName = "public"
    /// The folders whose files are read.
    static let folders = ContentKinds.folders.map(\.name) + [assetsName, templatesName, staticName]
    static let assetsName = "assets"
    static let templatesName = "templates"
    /// The folder whose files are copied to the root of the output.
    static let staticName = "static"

    init(_ root: String) throws(DiagnosticError) {
        translations = Translations(SiteLanguages())
        tree = FileTree(root).keeping([""] + Self.folders)
        let configuration = path(Self.configurationName)
        let kind = try SourceFile.attempt(configuration) { [tree] () throws(FileError) in
            root.isEmpty ? nil : try tree.standing(at: Self.configurationName)
        }
        guard kind == .file else {
            let fault =
                kind == .symbolicLink
                ? SiteFault.symbolicLink
                : .noSite(root, misnamed: SiteLocator.misnamedConfiguration(in: root))
            throw DiagnosticError([
                Diagnostic(.error, fault, at: SourceLocation(path: configuration))
            ])
        }
        translations = Translations(try SiteLanguages(in: tree))
        for entry in list("") { read(top: entry) }
        for folder in ContentKinds.folders { read(folder) }
        readTemplates()
        checkTranslations()
        assets = copies(below: Self.assetsName)
        statics = copies(below: Self.staticName)
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
            default: return try Self.entries(of: folder, in: tree)
            }
        } catch {
            report(.cannotRead(path(folder), reason: error.reason), at: folder)
            return []
        }
    }

    /// What is in a folder of the site: in `static/`, with what begins with a dot.
    static func entries(
        of folder: String, in tree: FileTree
    ) throws(FileError) -> [FolderEntry] {
        let isStatic = folder == staticName || folder.hasPrefix(staticName + "/")
        return try isStatic ? tree.entriesWithHidden(of: folder) : tree.entries(of: folder)
    }

    // MARK: - Folders

    /// The files of a folder of content.
    func files(in folder: String) -> ContentFiles { content[folder] ?? ContentFiles() }

    /// The files of a folder that this edition has pages of: all, or those with a translation.
    func shownFiles(in folder: String) -> ContentFiles {
        var files = self.files(in: folder)
        guard language?.untranslated == .leaveOut else { return files }
        files.single.removeAll { translation(of: $0) == nil }
        files.tables.removeAll { translation(of: $0) == nil }
        files.pages.removeAll { translation(of: $0) == nil }
        return files
    }

    private mutating func read(top entry: FolderEntry) {
        if ContentKinds.files.contains(entry.name) {
            if entry.kind == .file { topFiles.insert(entry.name) }
            if entry.kind == .symbolicLink { report(.symbolicLink, at: entry.name) }
        }
        if entry.kind == .file, ContentKinds.files.contains(translations.original(of: entry.name)) {
            _ = translations.take(entry.name)
        }
        if let fault = UnreadName(entry, translations.original(of: entry.name), in: tree)?.fault {
            report(fault, at: entry.name, .warning)
        }
    }

    private mutating func read(_ folder: ContentFolder) {
        var files = ContentFiles()
        read(folder, at: folder.name, into: &files)
        content[folder.name] = files
    }

    private mutating func read(
        _ folder: ContentFolder, at place: String, into files: inout ContentFiles
    ) {
        let endings = folder.allEndings
        for entry in list(place) where entry.kind != .folder || entry.name != folder.ignored {
            if folder.nests, entry.kind == .folder {
                let inner = place + "/" + entry.name
                if place.utf8.count(where: { $0 == UInt8(ascii: "/") }) == FileTree.depthLimit {
                    report(.tooDeep(limit: FileTree.depthLimit), at: inner)
                } else if Slug.isValid(entry.name) {
                    read(folder, at: inner, into: &files)
                } else {
                    reportName(entry.name, inner)
                }
                continue
            }
            guard let path = file(entry, in: place) else { continue }
            let stem = Self.stem(entry.name)
            let ending = entry.name[stem.endIndex...]
            if !endings.contains(where: { $0 == ending }) {
                let fault = SiteFault.unexpectedFile(
                    entry.name, folder: folder.name, wanted: Self.words(for: endings))
                report(fault, at: path)
            } else if translations.take(path) {
                continue
            } else if !Slug.isValid(stem) {
                reportName(entry.name, path, isDay: folder.isByDay)
            } else if entry.name == folder.pageFile {
                files.pages.append(path)
            } else if ending == ContentFolder.tableEnding {
                files.tables.append(path)
            } else {
                files.single.append(path)
            }
        }
    }

    private mutating func readTemplates() {
        for entry in list(Self.templatesName) {
            guard let path = file(entry, in: Self.templatesName) else { continue }
            if translations.take(path) { continue }
            templates.append(path)
        }
    }

    /// Tells of translations that translate nothing.
    private mutating func checkTranslations() {
        let known = Set(content.values.flatMap(\.all)).union(topFiles).union(templates)
        let themed = { (path: String) in path.hasPrefix(Self.templatesName + "/") }
        for (path, fault) in translations.settle({ path in
            known.contains(path) || themed(path) || refused.contains(path)
        }) {
            report(fault, at: path)
        }
    }

    // MARK: - Languages

    /// The same folder as the edition of a language reads it.
    func edition(in language: SiteLanguage) -> SiteFolder {
        var folder = self
        folder.language = language
        return folder
    }

    /// The same folder, read without translations.
    var inFirstLanguage: SiteFolder {
        var folder = self
        folder.language = nil
        return folder
    }

    /// The file that is read for one: its translation, where there is one.
    func translation(of path: String) -> String? {
        language.flatMap { translations.path(of: path, in: $0.code) }
    }

    /// The translations of files of the theme, of which the site need not have the originals.
    var translatedTemplates: [String] {
        guard let code = language?.code else { return [] }
        return translations.all.filter {
            $0.hasPrefix(Self.templatesName + "/") && translations.language(of: $0) == code
        }
    }

    /// Whether a file, as messages show its path, is in the language of this edition.
    func isInOwnLanguage(_ shown: String) -> Bool {
        language.map { translations.language(of: relative(shown)) == $0.code } ?? true
    }

    /// The file that links name, of one that may be its translation.
    func original(of path: String) -> String { translations.originals[path] ?? path }

    /// The path of an entry that is a file; nil for what must not be there.
    private mutating func file(_ entry: FolderEntry, in folder: String) -> String? {
        let path = folder + "/" + entry.name
        switch entry.kind {
        case .symbolicLink: report(.symbolicLink, at: path)
        case .folder: report(.nestedFolder(entry.name), at: path)
        case .other: report(.notAFile(entry.name), at: path)
        case .unnameable: reportName(entry.name, path)
        case .file: return path
        }
        return nil
    }

    /// `Markdown (.md) or CSV (.csv) files`.
    private static func words(for endings: [String]) -> String {
        let names = [
            (".md", "Markdown (.md)"), (".yaml", "YAML (.yaml)"), (".json", "JSON (.json)"),
            (".csv", "CSV (.csv)"),
        ]
        return alternatives(names.filter { endings.contains($0.0) }.map(\.1)) + " files"
    }

    /// Whether Windows allows no file of a name, whatever its ending.
    static func isReserved(_ name: String) -> Bool { Slug.isReserved(stem(name)) }

    /// Reports a file whose name cannot be an address.
    private mutating func reportName(_ name: String, _ relative: String, isDay: Bool = false) {
        let stem = Self.stem(name)
        let day = isDay ? DayName.suggestion(for: stem) : nil
        let suggestion = (day ?? Slug.suggestion(for: stem)) + name.dropFirst(stem.count)
        report(.badFileName(name, suggestion: suggestion), at: relative)
    }

    /// The paths below a folder of its files, which are copied as they are.
    private mutating func copies(below folder: String) -> [String] {
        copies(in: folder).map { String($0.dropFirst(folder.count + 1)) }
    }

    private mutating func copies(in folder: String) -> [String] {
        var files: [String] = []
        for entry in list(folder) {
            let relative = folder + "/" + entry.name
            switch entry.kind {
            case .symbolicLink: report(.symbolicLink, at: relative)
            case .other: report(.notAFile(entry.name), at: relative)
            case .unnameable: reportName(entry.name, relative)
            case _ where !PublishedPath.isName(entry.name): reportName(entry.name, relative)
            case .folder:
                if relative.utf8.count(where: { $0 == UInt8(ascii: "/") }) > Self.copiedDepth {
                    report(.tooDeep(limit: Self.copiedDepth), at: relative)
                } else {
                    files += copies(in: relative)
                }
            case .file: files.append(relative)
            }
        }
        return files
    }

    /// The depth limit of folders whose files are copied: other programs make deep ones.
    static let copiedDepth = 64

    /// A file's name without its ending.
    static func stem(_ name: String) -> String {
        let bytes = name.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex
        else { return name }
        return String(name[..<dot])
    }

    /// The name in addresses of what stands at a path: that of its file.
    static func id(_ path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return stem(slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path)
    }

    /// All files but those with a saved set each, in the order in which they were listed.
    var sources: [String] {
        let folders = ContentKinds.folders.flatMap { folder in
            let files = files(in: folder.name)
            return SetFolder(rawValue: folder.name) == nil ? files.all : files.tables + files.pages
        }
        let sets = Set(setFiles)
        let others = translations.all.filter { !sets.contains(translations.original(of: $0)) }
        return [Self.configurationName] + topFiles.sorted() + templates
            + assets.map { Self.assetsName + "/" + $0 } + statics.map { Self.staticName + "/" + $0 }
            + folders + others
    }

    /// The files with a saved set each.
    var setFiles: [String] { SetFolder.allCases.flatMap { files(in: $0.name).single } }

    // MARK: - Reading

    /// The text of a file below the site's folder.
    func text(_ relative: String) throws(DiagnosticError) -> ContentText {
        let text = try SourceFile.text(relative, in: tree)
        guard let translation = translation(of: relative) else { return text }
        return try SourceFile.text(translation, in: tree).translating(text)
    }

    /// The text of a file, with what it is known by.
    func source(
        _ relative: String
    ) throws(DiagnosticError) -> (text: ContentText, source: ReadSource) {
        let (text, own) = try single(relative)
        guard let other = translation(of: relative) else { return (text, own) }
        let (translation, read) = try single(other)
        return (translation.translating(text), own.beside(read))
    }

    private func single(
        _ relative: String
    ) throws(DiagnosticError) -> (text: ContentText, source: ReadSource) {
        let (bytes, state) = try SourceFile.attempt(path(relative)) { () throws(FileError) in
            try tree.readWithState(relative, limit: ContentText.byteLimit)
        }
        let text = try ContentText(path: path(relative), bytes: bytes)
        return (text, ReadSource(digest: Fingerprint(of: bytes), states: [state]))
    }

    /// The bytes of a file that is no longer than a limit.
    func bytes(_ relative: String, limit: Int) throws(DiagnosticError) -> [UInt8] {
        let bytes = try SourceFile.bytes(relative, in: tree, limit: limit)
        if bytes.count <= limit { return bytes }
        let fault = ContentFault.fileTooLarge(limit: limit)
        throw DiagnosticError([
            Diagnostic(.error, fault, at: SourceLocation(path: path(relative)))
        ])
    }

    /// That a file can be read, found out without reading all of it.
    func checkReadable(_ relative: String) throws(DiagnosticError) {
        try SourceFile.attempt(path(relative)) { () throws(FileError) in
            try tree.checkReadable(relative)
        }
    }
}
