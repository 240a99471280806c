import PennyContent
import PennyDiagnostics
import PennyTemplates

/// A site whose texts are checked, before its saved sets are rendered. Editions are in the order of
/// the loaded ones.
struct AnalyzedSite {
    let editions: [AnalyzedEdition]
    /// The renderers of each edition's saved sets.
    let renderers: [SetRenderer]
    /// Makes pictures of results; nil for a site without them.
    let pictureMaker: (any PictureMaker)?
    /// The faults of each edition's files and texts.
    let faults: [StageFaults]

    /// The edition in the first language.
    var first: AnalyzedEdition { editions[0] }
}

extension Pipeline {
    /// Parses and checks the texts of all editions.
    func analyze(_ site: LoadedSite) -> AnalyzedSite {
        var (editions, renderers, faults) = ([AnalyzedEdition](), [SetRenderer](), [StageFaults]())
        for loaded in site.editions {
            let (edition, renderer, found) = analyze(loaded, first: editions.first)
            editions.append(edition)
            renderers.append(renderer)
            faults.append(found)
        }
        return AnalyzedSite(
            editions: editions, renderers: renderers, pictureMaker: site.pictureMaker,
            faults: faults)
    }

    private func analyze(
        _ loaded: SiteLoader.Loaded, first: AnalyzedEdition?
    ) -> (AnalyzedEdition, SetRenderer, StageFaults) {
        let site = loaded.site
        let reader = SetReader(
            folder: site.folder, defaults: site.configuration.defaults, cache: options.cache)
        let store = SetStore(
            site.sets, reader, site.inputDefaults, site.readers, canCompute: loaded.canCompute)
        let parser = BodyParser(site, loaded.theme?.templates ?? TemplateSet(), options.cache)
        let examples = WorkedExamples.compute(
            site, store, canCompute: loaded.canCompute, workers)
        let texts = SiteAnalyzer(
            computed: examples, sets: store, parser: parser, workers: workers,
            first: first?.content.links
        ).check()
        let edition = AnalyzedEdition(
            site, loaded.theme, examples.series, texts, date: options.date)
        let diagnostics = loaded.diagnostics + examples.diagnostics + texts.diagnostics
        return (
            edition, SetRenderer(SetPageBuilder(edition), store, reader, parser),
            StageFaults(diagnostics: diagnostics, pending: texts.pending)
        )
    }

    /// The layouts of all editions, each with the other editions that its pages exist in.
    ///
    /// - Parameter planned: the addresses of each edition's pages; empty before they are planned.
    func makeLayouts(of editions: [AnalyzedEdition], _ planned: [Set<String>] = []) -> [Layout] {
        let all = editions.map(\.site.edition)
        let sets = editions.map(\.site.sets)
        return editions.indices.map { index in
            var layout = editions[index].makeLayout()
            guard editions.count > 1 else { return layout }
            layout.alternates = Alternates(all, own: index, sets)
            layout.alternates.pages = planned
            return layout
        }
    }

    /// Whether nothing found so far stops the build.
    func canRender(_ site: AnalyzedSite) -> Bool {
        !stops(site.faults) && site.editions.allSatisfy(\.hasTheme)
    }
}
