import PennyDiagnostics

extension Pipeline {
    /// Renders samples to find faults between an edition's templates and their values, so that they
    /// are reported together with the faults of other files.
    ///
    /// - Parameter samples: makes a sample of each template, if templates are tried at all.
    func tryTemplates(
        of edition: AnalyzedEdition, in layout: Layout, _ samples: () -> [any Artifact]
    ) -> [Diagnostic] {
        if !triesTemplates(of: edition.site) { return [] }
        var faults: [Diagnostic] = []
        for artifact in samples() {
            do throws(DiagnosticError) {
                try artifact.rendered(in: layout).check()
            } catch {
                faults += error.diagnostics
            }
        }
        return onePerLocation(faults)
    }

    /// Whether the pages of all sets were rendered, or have been by an earlier build with the same
    /// template. Then their template needs no sample, whose file would be read once more.
    func provesTemplates(_ sets: RenderedSets) -> Bool {
        sets.areRendered && !sets.summary.hasFaults && !stops(sets.faults)
    }

    /// Whether templates are tried: those of the site, and in the first language also the built-in
    /// ones, unless a session has tried them.
    private func triesTemplates(of site: LoadedEdition) -> Bool {
        let isFirst = site.folder.language == nil
        let templates = isFirst ? site.folder.templates : site.folder.translatedTemplates
        return templates.contains { $0.hasSuffix(".mustache") } || isFirst && options.cache == nil
    }
}
