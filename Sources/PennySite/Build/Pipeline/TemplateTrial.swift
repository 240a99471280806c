import PennyDiagnostics

extension Pipeline {
    /// Renders samples to find faults between an edition's templates and their values, so that they
    /// are reported together with the faults of other files.
    func tryTemplates(
        of edition: AnalyzedEdition, _ samples: [any Artifact], in layout: Layout
    ) -> [Diagnostic] {
        if !triesTemplates(of: edition.site) { return [] }
        var faults: [Diagnostic] = []
        for artifact in samples {
            do throws(DiagnosticError) {
                try artifact.rendered(in: layout).check()
            } catch {
                faults += error.diagnostics
            }
        }
        return onePerLocation(faults)
    }

    /// Whether templates are tried: those of the site, and in the first language also the built-in
    /// ones, unless a session has tried them.
    private func triesTemplates(of site: LoadedEdition) -> Bool {
        let isFirst = site.folder.language == nil
        let templates = isFirst ? site.folder.templates : site.folder.translatedTemplates
        return templates.contains { $0.hasSuffix(".mustache") } || isFirst && options.cache == nil
    }
}
