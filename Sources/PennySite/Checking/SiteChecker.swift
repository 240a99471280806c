import PennyContent
import PennyDiagnostics

/// Checks what the texts of a site say of others: figures in prose and titles, links,
/// anchors, terms, and the menu. Saved sets are checked in their turn.
struct SiteChecker {
    let computed: ComputedSite
    let sets: SetFigures
    let outliner: BodyOutliner
    let workers: Workers
    /// Where links lead in the first language, where this is another edition.
    let first: LinkResolver?

    private var site: Site { computed.site }

    /// Checks all that can be judged: what refers to a file with faults of its
    /// own would only tell them again.
    func check() -> CheckedContent {
        let pending = ContentKinds.all.flatMap { $0.bodies(of: computed) } + site.looseBodies
        let (bodies, faults) = outliner.bodies(pending, workers)
        let figures = self.figures
        var unread: [Diagnostic] = []
        let links = LinkResolver(
            LinkTargets(computed: computed).all(bodies, &unread),
            LinkedSets(of: site, sets, outliner),
            first: first.map { LinkResolver.First($0, site.folder) })
        var checker = TextChecker(figures, links, GlossaryChecker(site))
        var shown: Set<String> = []
        for path in bodies.keys.sorted() {
            guard let body = bodies[path] else { continue }
            shown.formUnion(checker.check(body).map(\.set.id))
        }
        for kind in ContentKinds.all { kind.check(computed, with: &checker) }
        for entry in site.configuration.menu ?? [] { checker.check(entry) }
        for file in site.configuration.look.files { checker.check(file) }
        return CheckedContent(
            bodies: bodies, links: links, figures: figures,
            examples: results(shown.union(computed.examples.keys)),
            findings: checker.findings, diagnostics: faults + unread)
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
        let (examples, faulty) = (computed.examples.mapValues(\.set), computed.faultyExamples)
        return FigureIndex(site.readers, missing: MissingSets(of: site)) { [sets] id in
            if let example = examples[id] { return .computed(example) }
            return faulty.contains(id) ? .faulty : sets.found(id)
        }
    }
}
