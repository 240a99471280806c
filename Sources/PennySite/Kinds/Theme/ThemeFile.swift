import PennyDiagnostics

/// A file of the theme that is copied as it is.
struct ThemeFile: OutputGroup {
    let file: Theme.File

    var id: String { "theme:\(file.path)" }
    var origin: String { file.origin }
    var outputs: [Output] { [Output(path: file.path)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        Printed(file.bytes, at: file.path)
    }

    /// The files of the theme, but for scripts that none of the pages load.
    static func groups(of site: CheckedSite, _ pages: [any OutputGroup]) -> [any OutputGroup] {
        let sets = site.records.isEmpty ? [] : SetGroup.scripts
        let scripts = Set(pages.flatMap { $0.head?.allScripts ?? [] } + sets)
        return site.theme.files.compactMap { file -> (any OutputGroup)? in
            let name = String(file.path.dropFirst("assets/".count))
            if name == WordsFile.script, scripts.contains(name) {
                return WordsFile(file, for: scripts, in: site.site.edition, site.site.readers)
            }
            return !name.hasSuffix(".js") || scripts.contains(name) ? ThemeFile(file: file) : nil
        }
    }
}
