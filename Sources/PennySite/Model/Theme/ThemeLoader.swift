import PennyContent
import PennyDiagnostics
import PennyFiles
import PennyTemplates
import PennyText
import PennyTheme

/// The templates and the files that a site's pages are rendered with.
struct Theme {
    var templates: TemplateSet
    /// The files that are copied.
    let files: [File]
    /// The texts that explain calculators, by the names of their files.
    let explanations: [String: Text]
    /// The digest of the site's own templates.
    var templateDigest = Digest(of: "")
    /// The site's templates that replace none of the theme's; pages can name them.
    var ownTemplates: Set<String> = []
    /// Warnings about templates that no other one includes, for those that no page names either.
    var unusedTemplates: [(name: String, diagnostic: Diagnostic)] = []

    /// An empty theme.
    static let none = Theme(templates: TemplateSet(), files: [], explanations: [:])

    /// Returns the theme with templates that report the values that each of them receives.
    func watched(by watch: @escaping @Sendable (String, TemplateValues) -> Void) -> Theme {
        var watched = self
        watched.templates = templates.watched(by: watch)
        return watched
    }

    struct Text {
        let origin: String
        let text: String
        let isBuiltIn: Bool
    }

    struct File {
        /// The path in the output.
        let path: String
        let origin: String
        let bytes: [UInt8]
        /// The names of the modules that a script is joined from.
        var modules: [String] = []

        /// The name in the folder `assets/`.
        var name: String { String(path.dropFirst("assets/".count)) }
    }
}

/// Combines the built-in theme and a site's own `templates/`. A file of the site replaces the
/// built-in one of the same name, in any language.
struct ThemeLoader {
    private let folder: SourceFolder
    private let edition: Edition
    /// The language of the program's words on the site's pages.
    private let language: String
    private let branding: Branding
    private(set) var diagnostics: [Diagnostic] = []

    init(_ folder: SourceFolder, _ edition: Edition, language: String, branding: Branding) {
        self.branding = branding
        self.folder = folder
        self.edition = edition
        self.language = language
    }

    mutating func load() -> Theme? {
        var files: ThemeFiles.ByName = [:]
        for file in BuiltInTheme.files(in: language) {
            files[file.name] = (ThemeFiles.builtIn + file.path, file.bytes)
        }
        if folder.translations.languages.isEmpty { files[BuiltInTheme.languages] = nil }
        var size = 0
        // Stops reading when the templates together exceed the limit.
        for path in folder.templates where size <= TemplateBounds.standard.source {
            let name = Self.name(path)
            guard isPart(name, path) else { continue }
            do throws(DiagnosticError) {
                let bytes = try bytes(path)
                if name.hasSuffix(Self.ending) { size += bytes.count }
                files[name] = (folder.path(path), bytes)
            } catch {
                diagnostics += error.diagnostics
            }
        }
        for path in folder.translatedTemplates { add(translated: path, into: &files) }
        reportUnusedStyles(files)
        return theme(
            StyleSheet.joined(
                files, language: language, branding: branding, words: edition.wordsStyle))
    }

    /// Adds a template or an explanation in the language of the edition. All other files are shared
    /// by the editions.
    private mutating func add(translated path: String, into files: inout ThemeFiles.ByName) {
        let name = Self.name(folder.original(of: path))
        guard name.hasSuffix(Self.ending) || name.hasSuffix(Self.textEnding) else {
            let fault = Fault.theme.sharedThemeFile(Self.name(path))
            diagnostics.append(
                Diagnostic(fault, at: SourceLocation(path: folder.path(path))))
            return
        }
        guard isPart(name, path) else { return }
        do throws(DiagnosticError) {
            files[name] = (folder.path(path), try bytes(path))
        } catch {
            diagnostics += error.diagnostics
        }
    }

    private static func name(_ path: String) -> String {
        String(path.split(separator: "/").last ?? "")
    }

    static let ending = ".mustache"
    private static let textEnding = ".md"

    /// Reads a file. Templates and explanations must be text; other files can be anything.
    private func bytes(_ path: String) throws(DiagnosticError) -> [UInt8] {
        guard path.hasSuffix(Self.ending) || path.hasSuffix(Self.textEnding)
        else { return try folder.bytes(path, limit: ContentText.byteLimit) }
        let text = Array(try SourceFile.text(path, in: folder.tree).text.utf8)
        guard text.count <= Self.textLimit else {
            throw DiagnosticError([
                Diagnostic(
                    Fault.file.tooLarge(Self.textLimit),
                    at: SourceLocation(path: folder.path(path)))
            ])
        }
        return text
    }

    /// Ten times the longest template of the built-in theme.
    private static let textLimit = 128 * 1024

    /// Whether a file of the site can be part of a theme.
    private mutating func isPart(_ name: String, _ path: String) -> Bool {
        if name.hasSuffix(Self.ending) || Self.known.contains(name) { return true }
        let near = FormerNames.scripts[name] ?? nearMiss(to: name, among: Self.known)
        let location = SourceLocation(path: folder.path(path))
        diagnostics.append(
            Diagnostic(Fault.theme.unknownThemeFile(name, near), at: location))
        return false
    }

    private static let known =
        BuiltInTheme.names + [StyleSheet.name, StyleSheet.own]

    /// Warns about parts of the style sheet in a site that has the whole style sheet.
    private mutating func reportUnusedStyles(_ files: ThemeFiles.ByName) {
        guard let whole = files[StyleSheet.name] else { return }
        for path in folder.templates where StyleSheet.parts.contains(Self.name(path)) {
            diagnostics.append(
                Diagnostic(
                    Fault.theme.unusedStyle(Self.name(path), whole.origin),
                    at: SourceLocation(path: folder.path(path))))
        }
    }

    /// Returns warnings about templates of the site that no other one includes and whose names are
    /// nearly those of the theme, or were those of the theme: they were meant to replace them.
    private func unused(_ templates: [TemplateFile]) -> [(name: String, diagnostic: Diagnostic)] {
        var unused: [(name: String, diagnostic: Diagnostic)] = []
        for template in templates {
            let name = template.name + Self.ending
            guard !Self.known.contains(name), let meant = Self.file(meantBy: template)
            else { continue }
            let uses = ["{{>", "{{<"].map { $0 + template.name + "}}" }
            let isUsed = templates.contains { other in
                let text = other.text.filter { $0 != " " }
                return uses.contains { text.has($0) }
            }
            if isUsed { continue }
            unused.append(
                (
                    template.name,
                    Diagnostic(
                        Fault.theme.unusedTemplate(name, meant),
                        at: SourceLocation(path: template.path))
                ))
        }
        return unused
    }

    /// The file of the theme that a template of the site was meant to replace.
    private static func file(meantBy template: TemplateFile) -> MeantName? {
        let name = template.name + ending
        if let new = FormerNames.theme.templates[template.name] {
            return .renamed(from: name, to: new + ending)
        }
        return nearMiss(to: name, among: known).map(MeantName.nearest)
    }

    /// Returns the digest of the site's own templates. The built-in ones change only with the
    /// program.
    private func digest(of files: ThemeFiles.ByName) -> Digest {
        var maker = DigestMaker()
        for (name, file) in files.sorted(by: { $0.key < $1.key })
        where name.hasSuffix(Self.ending) && !file.origin.hasPrefix(ThemeFiles.builtIn) {
            maker.add(name)
            maker.add(file.bytes)
        }
        return maker.digest
    }

    private mutating func theme(_ files: ThemeFiles.ByName) -> Theme? {
        var templates: [TemplateFile] = []
        var copied: [Theme.File] = []
        var explanations: [String: Theme.Text] = [:]
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            if name.hasSuffix(Self.ending) {
                templates.append(
                    TemplateFile(
                        name: String(name.dropLast(Self.ending.count)), path: file.origin,
                        text: String(decoding: file.bytes, as: UTF8.self)))
            } else if name.hasSuffix(Self.textEnding) {
                explanations[name] = Theme.Text(
                    origin: file.origin, text: String(decoding: file.bytes, as: UTF8.self),
                    isBuiltIn: file.origin.hasPrefix(ThemeFiles.builtIn))
            } else if !name.hasSuffix(".js") {
                copied.append(
                    Theme.File(path: "assets/" + name, origin: file.origin, bytes: file.bytes))
            }
        }
        do throws(DiagnosticError) {
            copied += try ThemeScripts.joined(files)
            copied.sort { $0.path < $1.path }
            let words = TemplateWords.named(in: language)
            let set = try TemplateSet.load(
                templates, words: words, parsed: BuiltInTemplates.parsed(in: language),
                formerNames: .theme)
            var theme = Theme(templates: set, files: copied, explanations: explanations)
            theme.templateDigest = digest(of: files)
            theme.ownTemplates = Set(
                templates.map(\.name).filter { !BuiltInTheme.names.contains($0 + Self.ending) })
            theme.unusedTemplates = unused(templates)
            return theme
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }
}
