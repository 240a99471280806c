import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyMarkup
import PennyTemplates
import PennyText
import PennyTheme

/// A page as a self-contained file: its style and pictures are in it, on a result's page its
/// scripts and engine too, and its links lead to the published site or are plain words.
struct StandalonePage {
    /// The medium of the file.
    enum Use {
        case screen
        /// Paper: without scripts.
        case paper
    }

    let artifact: any Artifact
    let head: PageHead
    /// The layout of the edition that the page belongs to.
    let layout: Layout
    let theme: Theme
    /// The words in the style sheet, if the page is not in the first language.
    private let wordsStyle: String
    let folder: SourceFolder
    let use: Use

    /// Nil for an artifact without a page.
    init?(_ artifact: any Artifact, of site: PlannedSite, use: Use) {
        guard let head = artifact.head else { return nil }
        self.artifact = artifact
        self.head = head
        self.use = use
        let index = site.edition(of: head.path)
        layout = site.layouts[index]
        theme = site.theme
        wordsStyle =
            layout.edition.wordsStyle.flatMap { name in
                site.themes[index].files.first { $0.path == "assets/" + name }
            }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        folder = site.site.folder
    }

    func bytes() throws(DiagnosticError) -> [UInt8] {
        let bytes = try artifact.page(in: layout, standalone: values())
        let links = OutsideLinks(page: head.path, baseURL: layout.siteURL)
        return try links.settled(bytes) { (path) throws(DiagnosticError) in
            guard folder.assets.contains(where: { "assets/" + $0 == path }) else { return nil }
            return try folder.bytes(path, limit: Self.assetLimit)
        }
    }

    /// The size limit, in bytes, of a file of `assets/` that is embedded in the page.
    static let assetLimit = 32 << 20

    /// The template values that replace what a page of the site loads.
    private func values() -> TemplateValues {
        let style = BrandStyle.withoutFonts(text("style.css")) + wordsStyle
        let scripts = self.scripts()
        let hashes = scripts.map { "'\(Self.hash($0))'" }.joined(separator: " ")
        let policy =
            "default-src 'none'; script-src \(hashes.isEmpty ? "'none'" : hashes) "
            + "'wasm-unsafe-eval'; style-src '\(Self.hash(style))'; img-src data:; "
            + "base-uri 'none'; form-action 'none'"
        var values: TemplateValues = [
            "standalone": .object([
                "policy": .text(policy), "style": .html("<style>" + style + "</style>"),
                "scripts": .html(scripts.map { "<script>\($0)</script>\n" }.joined()),
            ])
        ]
        if use == .paper {
            values["downloads"] = .list([])
            values["canDownload"] = .flag(false)
        }
        if layout.baseURL == nil, use == .screen {
            // Lists of links without links are of no use.
            values.merge([
                "terms": .list([]), "related": .list([]), "previous": .flag(false),
                "next": .flag(false), "explanation": .flag(false), "origin": .flag(false),
            ])
        }
        return values
    }

    /// The scripts of the page, with the engine before the script that loads it.
    private func scripts() -> [String] {
        guard use == .screen, let kind = head.engine else { return [] }
        var scripts: [String] = []
        for name in head.allScripts where Self.isAlone(name) {
            scripts.append(text(name))
            guard name == "engine.js" else { continue }
            for module in [kind, EngineModules.keypad] where EngineModules.names.contains(module) {
                scripts.append(EngineFile(name: module).script)
                scripts.append(EngineWordsFile(name: module, readers: layout.readers).script)
            }
        }
        return scripts
    }

    /// Whether a script works in a file by itself: it stores nothing and needs no other page.
    private static func isAlone(_ script: String) -> Bool {
        [
            "charts.js", "share.js", "draw.js", "start.js", ScriptWordsFile.script,
            "engine.js", "redraw.js", "keypad.js", "fields.js", "faults.js", "live.js", "line.js",
        ].contains(script)
    }

    private func text(_ name: String) -> String {
        guard let file = theme.files.first(where: { $0.path == "assets/" + name }) else {
            return ""
        }
        guard name == ScriptWordsFile.script else {
            return String(decoding: file.bytes, as: UTF8.self)
        }
        let words = ScriptWordsFile(
            file, for: head.allScripts.filter(Self.isAlone), in: layout.edition, layout.readers)
        return String(decoding: words.bytes, as: UTF8.self)
    }

    /// The source expression that allows this text in a content security policy.
    private static func hash(_ text: String) -> String {
        "sha256-" + Base64.text(of: SHA256.digest(of: Array(text.utf8)))
    }
}
