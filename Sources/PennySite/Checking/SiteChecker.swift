import PennyContent
import PennyDiagnostics
import PennyMarkdown
import PennyMarkup

/// Checks what the texts of a site say of others: figures in prose and titles, links,
/// anchors, terms, and the menu. Saved sets are checked in their turn.
struct SiteChecker {
    let site: Site
    let sets: SetFigures
    let outliner: BodyOutliner
    /// The explanations' examples with their results.
    let examples: [SetFigures.Whole]
    let series: [ComputedSeries]
    let workers: Workers

    /// Checks all that can be judged: what refers to a file with faults of its
    /// own would only tell them again.
    func check() -> CheckedContent {
        let anchors = Dictionary(
            examples.map { ($0.set.set.id, $0.set.anchors) }, uniquingKeysWith: { $1 })
        var collector = BodyCollector(site, outliner, anchors: anchors)
        let (bodies, faults) = collector.collect(workers)
        let figures = self.figures
        let links = LinkResolver(
            LinkTargets(site, series, anchors: anchors).all(bodies), linkedSets)
        let glossary = GlossaryChecker(site)
        var checker = TextChecker(figures, links, glossary)
        var shown: Set<String> = []
        for path in bodies.keys.sorted() {
            guard let body = bodies[path] else { continue }
            shown.formUnion(checker.check(body).map(\.set.id))
        }
        check(with: &checker)
        return CheckedContent(
            bodies: bodies, links: links, figures: figures, examples: results(shown),
            findings: checker.findings + glossary.check(outliner.ambiguousNames),
            diagnostics: faults)
    }

    private func check(with checker: inout TextChecker) {
        for explanation in site.explanations {
            let set = explanation.set
            checker.check(set.title, set.titleLocation, own: set.id)
            checker.check(set.description, set.descriptionLocation, own: set.id)
            // What comes with the program names terms that a site need not have.
            if !explanation.isBuiltIn { checker.checkTerms(set.terms) }
        }
        for page in site.pages + [site.home].compactMap(\.self) + site.lessons.map(\.page) {
            checker.check(page.title, page.titleLocation)
            checker.check(page.description, page.descriptionLocation)
        }
        for lesson in site.lessons { checker.checkTerms(lesson.terms) }
        for term in site.glossary.terms { checker.check(term.short, term.shortLocation) }
        for entry in site.configuration.menu ?? [] { checker.check(entry) }
    }

    /// The results that texts show. Those of saved sets wait for their turn.
    private func results(_ names: Set<String>) -> [String: SetFigures.Whole] {
        var results: [String: SetFigures.Whole] = [:]
        for name in names {
            results[name] =
                examples.first { $0.set.set.id == name }
                ?? site.sets.place(of: name).flatMap { sets.result($0, isKept: true) }
        }
        return results
    }

    private var figures: FigureIndex {
        let known = Dictionary(
            examples.map { ($0.set.set.id, $0.set) }, uniquingKeysWith: { $1 })
        let explanations = Set(site.explanations.map(\.set.id))
        let sets = sets
        return FigureIndex(site.style, missing: missing) { id in
            if let example = known[id] { return .computed(example) }
            return explanations.contains(id) ? .faulty : sets.found(id)
        }
    }

    private var missing: MissingSets {
        let unread = site.faulty.filter { SetFolder.containing($0) != nil }
        let drafts = site.drafts.filter { SetFolder.containing($0) != nil }
        return MissingSets(
            faulty: Set(unread.map(SiteFolder.id)), drafts: Set(drafts.map(SiteFolder.id)),
            hasFaultyTable: site.unreadTables.contains { SetFolder.containing($0) != nil })
    }

    private var linkedSets: LinkedSets {
        let (site, sets, outliner) = (site, sets, outliner)
        return LinkedSets(
            catalog: site.sets, tables: Set(site.folder.sets.flatMap(\.tables))
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
