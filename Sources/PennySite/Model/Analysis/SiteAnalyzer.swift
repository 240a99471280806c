import PennyContent
import PennyDiagnostics

/// Checks the references of a site's texts: figures in prose and titles, links, anchors, terms, and
/// the menu. Saved sets are checked when they are rendered.
struct SiteAnalyzer {
    let computed: WorkedExamples
    let sets: SetStore
    let parser: BodyParser
    let workers: WorkerPool
    /// The links of the first language's edition, when this is another one.
    let first: LinkResolver?

    private var site: LoadedEdition { computed.site }

    /// Checks all references, except those to files with faults of their own, which are already
    /// reported.
    func check() -> AnalyzedTexts {
        let pending = ContentKinds.all.flatMap { $0.bodies(of: computed) } + site.looseBodies
        let (bodies, faults) = parser.bodies(pending, workers)
        let figures = self.figures
        var unread: [Diagnostic] = []
        let links = LinkResolver(
            LinkTargets(computed: computed).all(bodies, &unread),
            LinkedSets(of: site, sets, parser),
            first: first.map { LinkResolver.First($0, site.folder) })
        var checker = ReferenceChecker(figures, links, TermChecker(site))
        var shown: Set<String> = []
        for path in bodies.keys.sorted() {
            guard let body = bodies[path] else { continue }
            shown.formUnion(checker.check(body).map(\.set.id))
        }
        for kind in ContentKinds.all { kind.check(computed, with: &checker) }
        for entry in site.configuration.menu ?? [] { checker.check(entry) }
        for file in site.configuration.branding.files { checker.check(file) }
        return AnalyzedTexts(
            bodies: bodies, links: links, figures: figures,
            examples: results(shown.union(computed.examples.keys)),
            pending: checker.pending, diagnostics: faults + unread)
    }

    /// Returns the results that texts show. Those of saved sets stay in memory until the sets are
    /// rendered.
    private func results(_ names: Set<String>) -> [String: SetResult] {
        var results: [String: SetResult] = [:]
        for name in names {
            results[name] =
                computed.examples[name]
                ?? site.sets.index(of: name).flatMap { sets.result($0, isRetained: true) }
        }
        return results
    }

    private var figures: FigureIndex {
        let (examples, faulty) = (computed.examples.mapValues(\.set), computed.faultyExamples)
        return FigureIndex(site.readers, missing: MissingSets(of: site)) { [sets] id in
            if let example = examples[id] { return .computed(example) }
            return faulty.contains(id) ? .faulty : sets.lookUp(id)
        }
    }
}
