import PennyContent
import PennyDiagnostics
import PennyMarkdown
import PennyMarkup

/// Checks what one file says of another: figures in prose and titles, links,
/// anchors, terms, and the menu.
struct SiteChecker {
    private let site: Site
    private let sets: [ComputedSet]
    private let examples: [ComputedSet]
    private let series: [ComputedSeries]
    /// The anchors of each result; none for a set that has faults.
    private let anchors: [String: [String]]
    private let workers: Workers

    /// - Parameter examples: the sets of the explanations.
    init(
        _ site: Site, _ sets: [ComputedSet], examples: [ComputedSet], _ series: [ComputedSeries],
        _ workers: Workers
    ) {
        self.workers = workers
        self.site = site
        self.sets = sets
        self.examples = examples
        self.series = series
        anchors = Dictionary(
            (sets + examples).map { ($0.set.id, $0.anchors) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Checks all that can be judged: what refers to a file with faults of its
    /// own would only tell them again.
    func check() -> CheckedContent {
        var content = CheckedContent(
            figures: FigureIndex(sets, examples: examples, site.style, missing: missing))
        var collector = BodyCollector(site, anchors: anchors, workers)
        collector.collect()
        content.bodies = collector.bodies
        content.diagnostics += collector.diagnostics
        content.links = LinkResolver(
            LinkTargets(site, series, anchors: anchors).all(content.bodies))
        for path in content.bodies.keys.sorted() { checkBody(path, &content) }
        for set in site.sets + site.explanations.map(\.set) {
            checkText(set.title, set.titleLocation, own: set.id, &content)
            checkText(set.description, set.descriptionLocation, own: set.id, &content)
        }
        for page in site.pages + [site.home].compactMap(\.self) + site.lessons.map(\.page) {
            checkText(page.title, page.titleLocation, own: nil, &content)
            checkText(page.description, page.descriptionLocation, own: nil, &content)
        }
        for term in site.glossary.terms {
            checkText(term.short, term.shortLocation, own: nil, &content)
        }
        var terms = GlossaryChecker(site)
        terms.check(content.bodies, collector.ambiguousNames)
        content.diagnostics += terms.diagnostics
        content.hints = terms.hints
        checkMenu(&content)
        checkShownFigures(&content)
        return content
    }

    /// A figure that has changed since it was saved is told: people rely on it.
    private func checkShownFigures(_ content: inout CheckedContent) {
        for computed in sets {
            let numbers = NumberWriter(style: site.style, currency: computed.currency)
            for (change, shown) in computed.changes {
                let fault = SiteFault.figureChanged(
                    shown.name, then: numbers.text(change.then),
                    now: change.now.map { numbers.text($0) })
                content.diagnostics.append(Diagnostic(.warning, fault, at: shown.location))
            }
        }
    }

    private var missing: MissingSets {
        let uncomputed = site.sets.map(\.id).filter { anchors[$0] == nil }
        let unread = site.faulty.filter { SetFolder.containing($0) != nil }
        let drafts = site.drafts.filter { SetFolder.containing($0) != nil }
        let examples = site.explanations.map(\.set.id).filter { anchors[$0] == nil }
        return MissingSets(
            faulty: Set(uncomputed + examples).union(unread.map(SiteFolder.id)),
            drafts: Set(drafts.map(SiteFolder.id)),
            hasFaultyTable: site.unreadTables.contains { SetFolder.containing($0) != nil })
    }

    // MARK: - References and links

    private func checkBody(_ path: String, _ content: inout CheckedContent) {
        guard let body = content.bodies[path] else { return }
        for figure in body.outline.figures {
            if case .failure(let error) = content.figures.text(figure.name, own: body.own) {
                report(error, figure.location, &content)
            }
        }
        for example in body.outline.examples {
            switch content.figures.example(example.name, own: body.own) {
            case .success(let found):
                if let set = found.set { content.examples[set.set.id] = set }
            case .failure(let error): report(error, example.location, &content)
            }
        }
        for link in body.outline.links {
            let result = content.links.address(
                link.destination, source: path, page: body.page)
            if case .failure(let error) = result { report(error, link.location, &content) }
        }
    }

    private func report(
        _ error: SiteFaultError, _ place: SourceLocation, _ content: inout CheckedContent
    ) {
        content.diagnostics.append(Diagnostic(.error, error.fault, at: place))
    }

    private func checkText(
        _ text: String, _ location: SourceLocation, own: String?, _ content: inout CheckedContent
    ) {
        for stray in Markdown.strayBraces(in: text) {
            let place = content.places.place(stray.offset, into: location)
            content.diagnostics.append(Diagnostic(.error, stray.fault, at: place))
        }
        for reference in Markdown.references(in: text) {
            if case .failure(let error) = content.figures.text(reference.name, own: own) {
                let place = content.places.place(reference.offset, into: location)
                report(error, place, &content)
            }
        }
    }

    private func checkMenu(_ content: inout CheckedContent) {
        for entry in site.configuration.menu ?? [] {
            if case .failure(let error) = content.links.menuAddress(entry.target) {
                report(error, entry.location, &content)
            }
        }
    }
}
