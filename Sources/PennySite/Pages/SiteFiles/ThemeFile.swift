import PennyDiagnostics

/// A file of the theme that is copied unchanged.
struct ThemeFile: Artifact {
    let file: Theme.File

    var id: String { "theme:\(file.path)" }
    var origin: String { file.origin }
    var outputs: [ArtifactFile] { [ArtifactFile(path: file.path)] }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        RenderedFiles(file.bytes, at: file.path)
    }

    /// The files of the theme, without scripts that no page loads.
    static func artifacts(of site: AnalyzedEdition, _ pages: [any Artifact]) -> [any Artifact] {
        let sets = site.records.isEmpty ? [] : SetArtifact.scripts
        let scripts = Set(pages.flatMap { $0.head?.allScripts ?? [] } + sets)
        return site.theme.files.compactMap { file -> (any Artifact)? in
            let name = String(file.path.dropFirst("assets/".count))
            if name == ScriptWordsFile.script, scripts.contains(name) {
                return ScriptWordsFile(file, for: scripts, in: site.site.edition, site.site.readers)
            }
            return !name.hasSuffix(".js") || scripts.contains(name) ? ThemeFile(file: file) : nil
        }
    }
}
