import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyMarkup
import PennyTemplates
import PennyText
import PennyTheme

/// A page as one file that needs no other: its style and pictures are in it, on a result's
/// its scripts and engine, and its links lead to the published site or are plain words.
struct StandalonePage {
    /// What the file is for.
    enum Use {
        case screen
        /// Paper does nothing.
        case paper
    }

    let group: any OutputGroup
    let head: PageHead
    /// Of the edition that the page is in.
    let frame: Frame
    let theme: Theme
    /// The words of the style sheet, where the page is not in the first language.
    private let wordsStyle: String
    let folder: SiteFolder
    let use: Use

    /// Nil for a group without a page.
    init?(_ group: any OutputGroup, of site: ReadSite, use: Use) {
        guard let head = group.head else { return nil }
        self.group = group
        self.head = head
        self.use = use
        let place = site.edition(of: head.path)
        frame = site.frames[place]
        theme = site.theme
        wordsStyle =
            frame.edition.wordsStyle.flatMap { name in
                site.themes[place].files.first { $0.path == "assets/" + name }
            }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        folder = site.site.folder
    }

    func bytes() throws(DiagnosticError) -> [UInt8] {
        let bytes = try group.page(in: frame, standalone: values())
        let links = OutsideLinks(page: head.path, baseURL: frame.siteURL)
        return try links.settled(bytes) { (path) throws(DiagnosticError) in
            guard folder.assets.contains(where: { "assets/" + $0 == path }) else { return nil }
            return try folder.bytes(path, limit: Self.assetLimit)
        }
    }

    /// The length of the longest file of `assets/` that becomes a part of the page.
    static let assetLimit = 32 << 20

    /// What stands in the frame in place of what a site's page loads.
    private func values() -> TemplateValues {
        let style = LookStyle.withoutFonts(text("style.css")) + wordsStyle
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
            values["canTakeAlong"] = .flag(false)
        }
        if frame.baseURL == nil, use == .screen {
            // Lists of links without links say nothing.
            values.merge([
                "words": .list([]), "related": .list([]), "previous": .flag(false),
                "next": .flag(false), "explanation": .flag(false), "origin": .flag(false),
            ])
        }
        return values
    }

    /// The scripts of the page, with the engine before the one that asks for it.
    private func scripts() -> [String] {
        guard use == .screen, let kind = head.engine else { return [] }
        var scripts: [String] = []
        for name in head.allScripts where Self.isAlone(name) {
            scripts.append(text(name))
            guard name == "engine.js" else { continue }
            for module in [kind, EngineModules.keypad] where EngineModules.names.contains(module) {
                scripts.append(EngineFile(name: module).script)
                scripts.append(EngineWordsFile(name: module, readers: frame.readers).script)
            }
        }
        return scripts
    }

    /// A file by itself keeps nothing: there is no site around it.
    private static func isAlone(_ script: String) -> Bool {
        [
            "charts.js", "share.js", "draw.js", "start.js", WordsFile.script,
            "engine.js", "redraw.js", "keypad.js", "fields.js", "faults.js", "live.js", "line.js",
        ].contains(script)
    }

    private func text(_ name: String) -> String {
        guard let file = theme.files.first(where: { $0.path == "assets/" + name }) else {
            return ""
        }
        guard name == WordsFile.script else { return String(decoding: file.bytes, as: UTF8.self) }
        let words = WordsFile(
            file, for: head.allScripts.filter(Self.isAlone), in: frame.edition, frame.readers)
        return String(decoding: words.bytes, as: UTF8.self)
    }

    /// The source by which a policy allows this text.
    private static func hash(_ text: String) -> String {
        "sha256-" + Base64.text(of: SHA256.digest(of: Array(text.utf8)))
    }
}
