import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyTemplates
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

    let renderer: PageRenderer
    let output: PlannedOutput
    let use: Use

    func bytes() throws(DiagnosticError) -> [UInt8] {
        let page = try renderer.render(output, standalone: values())
        guard case .bytes(let bytes) = page.content else { return [] }
        let links = OutsideLinks(page: output.path, baseURL: renderer.site.baseURL)
        return try links.settled(bytes) { (path) throws(DiagnosticError) in
            guard renderer.site.folder.assets.contains(where: { "assets/" + $0 == path })
            else { return nil }
            return try renderer.site.folder.bytes(path)
        }
    }

    /// What stands in the frame in place of what a site's page loads.
    private func values() -> [String: TemplateValue] {
        let style = theme("style.css")
        let scripts = self.scripts()
        let hashes = scripts.map { "'\(Self.hash($0))'" }.joined(separator: " ")
        let policy =
            "default-src 'none'; script-src \(hashes.isEmpty ? "'none'" : hashes) "
            + "'wasm-unsafe-eval'; style-src '\(Self.hash(style))'; img-src data:; "
            + "base-uri 'none'; form-action 'none'"
        var values: [String: TemplateValue] = [
            "standalone": .object([
                "policy": .text(policy), "style": .html("<style>" + style + "</style>"),
                "scripts": .html(scripts.map { "<script>\($0)</script>\n" }.joined()),
            ])
        ]
        if use == .paper { values["downloads"] = .list([]) }
        if renderer.site.baseURL == nil, use == .screen {
            // Lists of links without links say nothing.
            values.merge([
                "words": .list([]), "related": .list([]), "previous": .flag(false),
                "next": .flag(false), "explanation": .flag(false), "origin": .flag(false),
            ]) { _, none in none }
        }
        return values
    }

    /// The scripts of the page, with the engine before the one that asks for it.
    private func scripts() -> [String] {
        guard use == .screen, case .result(.set(let index)) = output.kind else { return [] }
        let names = output.kind.allScripts.filter { Self.isAlone($0) }
        let kind = renderer.sets[index].set.calculator.name
        var scripts: [String] = []
        for name in names {
            scripts.append(theme(name))
            guard name == "engine.js" else { continue }
            for module in [kind, EngineModules.keypad] where EngineModules.names.contains(module) {
                scripts.append(renderer.moduleScript(module))
            }
        }
        return scripts
    }

    /// A file by itself keeps nothing: there is no site around it.
    private static func isAlone(_ script: String) -> Bool {
        ["charts.js", "start.js", "engine.js", "redraw.js", "keypad.js", "live.js"]
            .contains(script)
    }

    private func theme(_ name: String) -> String {
        let file = renderer.theme.files.first { $0.path == "assets/" + name }
        return String(decoding: file?.bytes ?? [], as: UTF8.self)
    }

    /// The source by which a policy allows this text.
    private static func hash(_ text: String) -> String {
        "sha256-" + Base64.text(of: SHA256.digest(of: Array(text.utf8)))
    }
}
