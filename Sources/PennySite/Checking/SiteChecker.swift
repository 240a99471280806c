import PennyContent
import PennyDiagnostics
import PennyMarkdown
import PennyMarkup

/// Checks what the texts of a site say of others: figures in prose and titles, links,
/// anchors, terms, and the menu. Saved sets are checked in their turn.
struct SiteChecker {
    let computed: ComputedSite
    let sets: SetFigures
    let outliner: BodyOutliner
    let workers: Workers

    private var site: Site { computed.site }

    /// Checks all that can be judged: what refers to a file with faults of its
    /// own would only tell them again.
    func check() -> CheckedContent {
        let pending = ContentKinds.all.flatMap { $0.bodies(of: computed) } + site.looseBodies
        let (bodies, faults) = outliner.bodies(pending, workers)
        let figures = self.figures
        let links = LinkResolver(LinkTargets(computed: computed).all(bodies), linkedSets)
        var checker = TextChecker(figures, links, GlossaryChecker(site))
        var shown: Set<String> = []
        for path in bodies.keys.sorted() {
            guard let body = bodies[path] else { continue }
            shown.formUnion(checker.check(body).map(\.set.id))
        }
        for kind in ContentKinds.all { kind.check(computed, with: &checker) }
        for entry in site.configuration.menu ?? [] { checker.check(entry) }
        return CheckedContent(
            bodies: bodies, links: links, figures: figures, examples: results(shown),
            findings: checker.findings, diagnostics: faults)
    }

    /// The results that texts show. Those of saved sets wait for their turn.
    private func results(_ names: Set<String>) -> [String: SetFigures.Whole] {
        var results: [String: SetFigures.Whole] = [:]
        for name in names {
            results[name] =
                computed.examples[name]
                ?? site.sets.place(of: name).flatMap { sets.result($0, isKept: true) }
        }
        return results
    }

    private var figures: FigureIndex {
        let (computed, sets) = (computed, sets)
        return FigureIndex(site.style, missing: MissingSets(of: site)) { id in
            if let example = computed.examples[id] { return .computed(example.set) }
            return computed.faultyExamples.contains(id) ? .faulty : sets.found(id)
        }
    }

    private var linkedSets: LinkedSets {
        let (site, sets, outliner) = (site, sets, outliner)
        return LinkedSets(
            catalog: site.sets, tables: SetKind.tables(of: site)
        ) { place in
            guard let computed = sets.figures(place) else { return nil }
            let head = site.sets.heads[place]
            let body = outliner.body(
                of: computed.set, head.path, head.address(), anchors: computed.anchors
            ).body
            return PageAnchors.result(computed.anchors, body.outline.headings)
        }
    }
}
