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
        let sets = site.records.isEmpty ? [] : SetArtifact.scriptFiles
        let scripts = Set(pages.flatMap { $0.head?.allScriptFiles ?? [] } + sets)
        let files = site.theme.files.filter { file in
            !file.path.hasSuffix(".js") || scripts.contains(file.name)
        }
        let copies: [any Artifact] = files.map { ThemeFile(file: $0) }
        guard scripts.contains(PageScript.wordsFile) else { return copies }
        let words = ScriptWordsFile(
            of: files.flatMap(\.modules), in: site.site.edition, site.site.readers)
        return copies + [words]
    }
}
