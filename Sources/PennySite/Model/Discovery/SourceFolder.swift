import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// The files of a site's folder, by their use.
struct SourceFolder: Sendable {
    /// The folder as the user named it; paths in messages begin with it.
    let tree: FileTree
    /// The files of the content folders, by the folders' names, without translations.
    private var content: [String: ContentFiles] = [:]
    /// The files in other languages than the site's first one.
    private(set) var translations: TranslatedFiles
    /// The language of the edition that the files are read for; nil for the first one.
    private(set) var language: SiteLanguage?
    /// The files at the top of the site's folder that belong to a kind of content.
    private(set) var topFiles: Set<String> = []
    private(set) var templates: [String] = []
    /// Paths below `assets/`.
    private(set) var assets: [String] = []
    /// Paths below `static/`.
    private(set) var statics: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Paths of entries that exist but cannot be read.
    private(set) var refused: Set<String> = []

    static let configurationName = "site.yaml"
    static let outputName = "public"
    /// The folders whose files are read.
    static let folders = ContentKinds.folders.map(\.name) + [assetsName, templatesName, staticName]
    static let assetsName = "assets"
    static let templatesName = "templates"
    /// The folder whose files are copied to the root of the output.
    static let staticName = "static"

    private init(_ tree: FileTree) {
        self.tree = tree
        translations = TranslatedFiles(SiteLanguages())
    }

    /// Lists the files of a site's folder.
    ///
    /// - Throws: a fault if there is no site in the folder.
    static func discover(
        _ root: String, _ calculators: CalculatorCatalog
    ) throws(DiagnosticError) -> SourceFolder {
        var folder = SourceFolder(FileTree(root).keeping([""] + folders))
        try folder.listAll(root, calculators)
        return folder
    }

    private mutating func listAll(
        _ root: String, _ calculators: CalculatorCatalog
    ) throws(DiagnosticError) {
        let configuration = path(Self.configurationName)
        let kind = try SourceFile.attempt(configuration) { [tree] () throws(FileError) in
            root.isEmpty ? nil : try tree.existingKind(at: Self.configurationName)
        }
        guard kind == .file else {
            let fault =
                kind == .symbolicLink
                ? Fault.site.symbolicLink
                : .site.noSite(root, SiteLocator.misnamedConfiguration(in: root))
            throw DiagnosticError([
                Diagnostic(fault, at: SourceLocation(path: configuration))
            ])
        }
        translations = TranslatedFiles(try SiteLanguages.read(in: tree, calculators))
        for entry in list("") { read(top: entry) }
        for folder in ContentKinds.folders { read(folder) }
        readTemplates()
        checkTranslations()
        assets = copies(below: Self.assetsName)
        statics = copies(below: Self.staticName)
    }

    /// Returns a path below the site's folder as messages show it.
    func path(_ relative: String) -> String { tree.path(relative) }

    /// Returns the path below the site's folder, of a path that messages show.
    func relative(_ path: String) -> String { tree.relative(path) }

    /// Returns a path below a folder that may be `.` or end in a slash.
    static func path(_ relative: String, in folder: String) -> String {
        FileTree(folder).path(relative)
    }

    private mutating func report(_ fault: Fault, at relative: String) {
        if fault.severity == .error { refused.insert(relative) }
        diagnostics.append(Diagnostic(fault, at: SourceLocation(path: path(relative))))
    }

    private mutating func list(_ folder: String) -> [FolderEntry] {
        do throws(FileError) {
            if folder.isEmpty { return try tree.entries(of: "") }
            switch try tree.existingKind(at: folder) {
            case nil: return []
            case .symbolicLink:
                report(.site.symbolicLink, at: folder)
                return []
            default: return try Self.entries(of: folder, in: tree)
            }
        } catch {
            report(.site.cannotRead(path(folder), error.reason), at: folder)
            return []
        }
    }

    /// Lists a folder of the site; in `static/`, hidden entries too.
    static func entries(
        of folder: String, in tree: FileTree
    ) throws(FileError) -> [FolderEntry] {
        let isStatic = folder == staticName || folder.hasPrefix(staticName + "/")
        return try isStatic ? tree.entriesWithHidden(of: folder) : tree.entries(of: folder)
    }

    // MARK: - Folders

    /// Returns the files of a content folder.
    func files(in folder: String) -> ContentFiles { content[folder] ?? ContentFiles() }

    /// Returns the files of a content folder that have pages in this edition: all, or those with a
    /// translation.
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
            if entry.kind == .symbolicLink { report(.site.symbolicLink, at: entry.name) }
        }
        if entry.kind == .file, ContentKinds.files.contains(translations.original(of: entry.name)) {
            _ = translations.claim(entry.name)
        }
        if let fault = UnreadEntry.fault(entry, translations.original(of: entry.name), in: tree) {
            report(fault, at: entry.name)
        }
    }

    private mutating func read(_ folder: ContentFolder) {
        var files = ContentFiles()
        read(folder, at: folder.name, into: &files)
        content[folder.name] = files
    }

    private mutating func read(
        _ folder: ContentFolder, at relative: String, into files: inout ContentFiles
    ) {
        let endings = folder.allEndings
        for entry in list(relative) where entry.kind != .folder || entry.name != folder.ignored {
            if folder.nests, entry.kind == .folder {
                let inner = relative + "/" + entry.name
                if relative.utf8.count(where: { $0 == UInt8(ascii: "/") }) == FileTree.depthLimit {
                    report(.site.tooDeep(FileTree.depthLimit), at: inner)
                } else if Slug.isValid(entry.name) {
                    read(folder, at: inner, into: &files)
                } else {
                    reportName(entry.name, inner)
                }
                continue
            }
            guard let path = file(entry, in: relative) else { continue }
            let stem = Self.stem(entry.name)
            let ending = entry.name[stem.endIndex...]
            if !endings.contains(where: { $0 == ending }) {
                let fault = Fault.site.unexpectedFile(
                    entry.name, folder.name, Self.words(for: endings))
                report(fault, at: path)
            } else if translations.claim(path) {
                continue
            } else if !Slug.isValid(stem) {
                reportName(entry.name, path, isDay: folder.isByDay)
            } else if entry.name == folder.pageFile {
                files.pages.append(path)
            } else if ending == ContentFormat.tableEnding {
                files.tables.append(path)
            } else {
                files.single.append(path)
            }
        }
    }

    private mutating func readTemplates() {
        for entry in list(Self.templatesName) {
            guard let path = file(entry, in: Self.templatesName) else { continue }
            if translations.claim(path) { continue }
            templates.append(path)
        }
    }

    /// Matches each translation with its original, and reports those whose names are wrong.
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

    /// Returns the folder as the edition of a language reads it.
    func edition(in language: SiteLanguage) -> SourceFolder {
        var folder = self
        folder.language = language
        return folder
    }

    /// The same folder, read without translations.
    var inFirstLanguage: SourceFolder {
        var folder = self
        folder.language = nil
        return folder
    }

    /// Returns a file's translation in the language of this edition; nil without one.
    func translation(of path: String) -> String? {
        language.flatMap { translations.path(of: path, in: $0.code) }
    }

    /// The translations of theme files, whose originals the site need not have.
    var translatedTemplates: [String] {
        guard let code = language?.code else { return [] }
        return translations.all.filter {
            $0.hasPrefix(Self.templatesName + "/") && translations.language(of: $0) == code
        }
    }

    /// Whether a file is in the language of this edition, by the path that messages show.
    func isInOwnLanguage(_ shown: String) -> Bool {
        language.map { translations.language(of: relative(shown)) == $0.code } ?? true
    }

    /// Returns the original of a file, which links name; the file itself if it is no translation.
    func original(of path: String) -> String { translations.originals[path] ?? path }

    /// Returns the path of an entry that is a file; reports any other entry and returns nil.
    private mutating func file(_ entry: FolderEntry, in folder: String) -> String? {
        let path = folder + "/" + entry.name
        switch entry.kind {
        case .symbolicLink: report(.site.symbolicLink, at: path)
        case .folder: report(.site.nestedFolder(entry.name), at: path)
        case .other: report(.site.notAFile(entry.name), at: path)
        case .unnameable: reportName(entry.name, path)
        case .file: return path
        }
        return nil
    }

    /// Describes files by their endings: `Markdown (.md) or CSV (.csv) files`.
    private static func words(for endings: [String]) -> String {
        let names = [
            (ContentFormat.markdownEnding, "Markdown (.md)"), (".yaml", "YAML (.yaml)"),
            (".json", "JSON (.json)"),
            (ContentFormat.tableEnding, "CSV (.csv)"),
        ]
        return alternatives(names.filter { endings.contains($0.0) }.map(\.1)) + " files"
    }

    /// Whether Windows reserves a name, whatever its ending.
    static func isReserved(_ name: String) -> Bool { Slug.isReserved(stem(name)) }

    /// Reports a file whose name cannot be an address.
    private mutating func reportName(_ name: String, _ relative: String, isDay: Bool = false) {
        let stem = Self.stem(name)
        let day = isDay ? DayName.suggestion(for: stem) : nil
        let suggestion = (day ?? Slug.suggestion(for: stem)) + name.dropFirst(stem.count)
        report(.site.badFileName(name, suggestion), at: relative)
    }

    /// Returns the files of a folder, which are copied unchanged, by their paths relative to it.
    private mutating func copies(below folder: String) -> [String] {
        copies(in: folder).map { String($0.dropFirst(folder.count + 1)) }
    }

    private mutating func copies(in folder: String) -> [String] {
        var files: [String] = []
        for entry in list(folder) {
            let relative = folder + "/" + entry.name
            switch entry.kind {
            case .symbolicLink: report(.site.symbolicLink, at: relative)
            case .other: report(.site.notAFile(entry.name), at: relative)
            case .unnameable: reportName(entry.name, relative)
            case _ where !PublishedPath.isName(entry.name): reportName(entry.name, relative)
            case .folder:
                if relative.utf8.count(where: { $0 == UInt8(ascii: "/") }) > Self.copiedDepth {
                    report(.site.tooDeep(Self.copiedDepth), at: relative)
                } else {
                    files += copies(in: relative)
                }
            case .file: files.append(relative)
            }
        }
        return files
    }

    /// The depth limit of folders whose files are copied. It is high, because other programs make
    /// deep folders.
    static let copiedDepth = 64

    /// Returns a file's name without its ending.
    static func stem(_ name: String) -> String {
        let bytes = name.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex
        else { return name }
        return String(name[..<dot])
    }

    /// Returns the name in addresses of the content at a path: the name of its file without the
    /// ending.
    static func id(_ path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return stem(slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path)
    }

    /// All files except those that hold one saved set each, in the order in which they were listed.
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

    /// The files that hold one saved set each.
    var setFiles: [String] { SetFolder.allCases.flatMap { files(in: $0.name).single } }

    // MARK: - Reading

    /// Reads the text of a file below the site's folder, with its translation for this edition.
    func text(_ relative: String) throws(DiagnosticError) -> ContentText {
        let text = try SourceFile.text(relative, in: tree)
        guard let translation = translation(of: relative) else { return text }
        return try SourceFile.text(translation, in: tree).translating(text)
    }

    /// Reads the text of a file and its state.
    func source(
        _ relative: String
    ) throws(DiagnosticError) -> (text: ContentText, source: SourceState) {
        let (text, own) = try single(relative)
        guard let other = translation(of: relative) else { return (text, own) }
        let (translation, read) = try single(other)
        return (translation.translating(text), own.beside(read))
    }

    private func single(
        _ relative: String
    ) throws(DiagnosticError) -> (text: ContentText, source: SourceState) {
        let (bytes, state) = try SourceFile.attempt(path(relative)) { () throws(FileError) in
            try tree.readWithState(relative, limit: ContentText.byteLimit)
        }
        let text = try ContentText(path: path(relative), bytes: bytes)
        return (text, SourceState(digest: Digest(of: bytes), states: [state]))
    }

    /// Reads a file of at most `limit` bytes.
    func bytes(_ relative: String, limit: Int) throws(DiagnosticError) -> [UInt8] {
        let bytes = try SourceFile.bytes(relative, in: tree, limit: limit)
        if bytes.count <= limit { return bytes }
        let fault = Fault.file.tooLarge(limit)
        throw DiagnosticError([
            Diagnostic(fault, at: SourceLocation(path: path(relative)))
        ])
    }

    /// Checks that a file can be read, without reading all of it.
    func checkReadable(_ relative: String) throws(DiagnosticError) {
        try SourceFile.attempt(path(relative)) { () throws(FileError) in
            try tree.checkReadable(relative)
        }
    }
}
