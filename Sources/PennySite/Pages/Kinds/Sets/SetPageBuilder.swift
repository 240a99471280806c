import PennyContent
import PennyEngine
import PennyMarkup

/// Makes the artifacts of saved sets, one at a time.
struct SetPageBuilder: Sendable {
    var site: AnalyzedEdition
    private let explanations: [Calculator: PageLink]
    private let defaults: InputDefaults
    private let localizer: InputLocalizer?
    private let forms: [Calculator: BlankForm]
    private let sections: SetSections

    init(_ site: AnalyzedEdition) {
        self.site = site
        sections = SetSections(site)
        let defaults = site.site.formDefaults
        self.defaults = defaults
        localizer =
            site.site.edition.prefix.isEmpty
            ? nil
            : InputLocalizer(from: site.site.inputDefaults, to: defaults, site.site.readers)
        forms = Dictionary(
            site.site.sets.kinds.map { ($0, BlankForm($0, defaults, site.numbers)) },
            uniquingKeysWith: { first, _ in first })
        explanations = Dictionary(
            site.site.sets.kinds.compactMap { kind in
                site.explanation(of: kind).map { (kind, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The artifact of a set.
    func artifact(
        _ index: Int, _ whole: SetResult, _ body: PageBody?, _ figures: FigureIndex
    ) -> SetArtifact {
        let (computed, result) = (whole.set, whole.result)
        let set = computed.set
        let head = site.site.sets.heads[index]
        let title = figures.filled(set.title, own: set.id)
        let kind = set.calculator.words.one
        let related = site.setLinks.related(index)
        let writer = NumberWriter(for: site.site.readers, currency: computed.currency)
        return SetArtifact(
            computed: computed,
            result: ResultContent(
                title: title, summary: figures.filled(set.description, own: set.id),
                date: set.date, name: set.id, path: head.address(), calculation: result,
                outputs: site.site.configuration.outputs,
                lists: SetList.lists(with: set.calculator, site.site.calculators),
                explanation: explanations[set.calculator],
                language: head.isForeign ? site.site.edition.foreign : nil,
                picture: SharingPicture(
                    kind: writer.text(kind), title: title, computed.figures, writer,
                    site: site.site.configuration.title)),
            surroundings: ResultSurroundings(
                prose: body, tags: TaxonomyValue.all(set.tags), taxonomies: site.values(set.groups),
                adjustedFrom: set.origin.flatMap { site.setLinks.link(named: $0.text) },
                relatedLabel: related.label, related: related.pages,
                breadcrumbs: sections.breadcrumbs(to: head.path),
                neighbours: Neighbours(
                    previous: site.setLinks.neighbour(index - 1, of: set.calculator),
                    next: site.setLinks.neighbour(index + 1, of: set.calculator))),
            live: liveForm(set, result, at: head.address()), words: site.words(set.terms),
            fallbackDescription: Self.answer(of: computed, title, writer),
            hasPicture: site.site.drawsPictures)
    }

    /// The form of a set, with inputs as readers of the page type them.
    ///
    /// - Parameters:
    ///   - address: the address of the set's page.
    ///   - page: the page with the form; nil for the set's own.
    func liveForm(
        _ set: SavedSet, _ result: Calculation, at address: String, on page: String? = nil
    ) -> LiveForm? {
        let typed = localizer.map { $0.localized(set, giving: result) } ?? set
        return typed.flatMap {
            LiveForm(
                $0.readable(result), defaults, forms[set.calculator],
                site.site.configuration.capacity, at: address, on: page)
        }
    }

    /// A description: the title and the answer. The title is in it because two sets may have the
    /// same answer.
    private static func answer(
        of set: ComputedSet, _ title: String, _ writer: NumberWriter
    ) -> String {
        writer.text(
            SiteWords.resultAbout(
                calculator: set.set.calculator.words.one, title: writer.sentence(title),
                answer: set.answer ?? .text("")))
    }
}
