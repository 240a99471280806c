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
                site.editions[index].theme.files.first { $0.path == "assets/" + name }
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
        let parts = StandaloneParts(
            policy: policy, style: "<style>" + style + "</style>",
            scripts: scripts.map { "<script>\($0)</script>\n" }.joined())
        var values = [StandaloneParts.value].values(of: parts, on: head.path)
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

    /// The scripts of the page: its messages and the engine, and then the script that uses them.
    private func scripts() -> [String] {
        guard use == .screen, let kind = head.engine,
            let script = theme.files.first(where: { $0.name == PageScript.standalone.file })
        else { return [] }
        let words = ScriptWordsFile(of: script.modules, in: layout.edition, layout.readers)
        let modules = [kind, EngineModules.keypad].filter(EngineModules.names.contains)
        let engine = modules.flatMap { module in
            [
                EngineFile(name: module).makeScript(),
                EngineWordsFile(
                    calculator: layout.configuration.calculators[name: module],
                    readers: layout.readers
                ).makeScript(),
            ]
        }
        return [String(decoding: words.makeBytes(), as: UTF8.self)] + engine
            + [String(decoding: script.bytes, as: UTF8.self)]
    }

    private func text(_ name: String) -> String {
        theme.files.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
            ?? ""
    }

    /// The source expression that allows this text in a content security policy.
    private static func hash(_ text: String) -> String {
        "sha256-" + Base64.text(of: SHA256.digest(of: Array(text.utf8)))
    }
}
