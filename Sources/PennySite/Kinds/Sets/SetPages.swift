import PennyContent
import PennyEngine
import PennyMarkup

/// The pages of the saved sets, which are made one at a time: each is made when its turn comes.
struct SetPages: Sendable {
    var site: CheckedSite
    private let explanations: [Calculator: PageLink]
    private let defaults: InputDefaults
    private let retyping: InputRetyping?
    private let forms: [Calculator: BlankForm]
    private let sections: SetSections

    init(_ site: CheckedSite) {
        self.site = site
        sections = SetSections(site)
        let defaults = site.site.formDefaults
        self.defaults = defaults
        retyping =
            site.site.edition.prefix.isEmpty
            ? nil
            : InputRetyping(from: site.site.inputDefaults, to: defaults, site.site.readers)
        forms = Dictionary(
            site.site.sets.kinds.map { ($0, BlankForm($0.fields, defaults, site.numbers)) },
            uniquingKeysWith: { first, _ in first })
        explanations = Dictionary(
            site.site.sets.kinds.compactMap { kind in
                site.explanation(of: kind).map { (kind, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// All that a set's page shows.
    func group(
        _ place: Int, _ whole: SetFigures.Whole, _ body: BodyText?, _ figures: FigureIndex
    ) -> SetGroup {
        let (computed, result) = (whole.set, whole.result)
        let set = computed.set
        let head = site.site.sets.heads[place]
        let title = figures.filled(set.title, own: set.id)
        let kind = set.calculator.words.one
        let related = site.setLinks.related(place)
        let writer = NumberWriter(for: site.site.readers, currency: computed.currency)
        return SetGroup(
            computed: computed,
            result: ResultPage(
                title: title, summary: figures.filled(set.description, own: set.id),
                date: set.date, name: set.id, path: head.address(), calculation: result,
                outputs: site.site.configuration.outputs,
                explanation: explanations[set.calculator],
                language: head.isForeign ? site.site.edition.foreign : nil,
                picture: SharingPicture(
                    kind: writer.text(kind), title: title, computed.figures, writer,
                    site: site.site.configuration.title)),
            prose: body, live: liveForm(set, result, at: head.address()),
            way: sections.way(to: head.path),
            words: site.words(set.terms), values: site.values(set.groups),
            adjustedFrom: set.origin.flatMap { site.setLinks.link(named: $0.text) },
            relatedLabel: related.label, related: related.pages,
            previous: site.setLinks.neighbour(place - 1, of: set.calculator),
            next: site.setLinks.neighbour(place + 1, of: set.calculator),
            standIn: Self.answer(of: computed, title, writer),
            hasPicture: site.site.drawsPictures)
    }

    /// The form of a set, in which the inputs stand as readers of the page type them.
    ///
    /// - Parameters:
    ///   - address: that of the set’s page.
    ///   - page: the page that it is on; nil for the set’s own.
    func liveForm(
        _ set: SavedSet, _ result: Calculation, at address: String, on page: String? = nil
    ) -> LiveForm? {
        let typed = retyping.map { $0.retyped(set, giving: result) } ?? set
        return typed.flatMap {
            LiveForm($0.readable(result), defaults, forms[set.calculator], at: address, on: page)
        }
    }

    /// What was asked, and the first figures: two sets may have the same ones.
    private static func answer(
        of set: ComputedSet, _ title: String, _ writer: NumberWriter
    ) -> String {
        let figures = set.figures.prefix(3).map {
            Quantity.words(SiteWords.resultFigure(label: $0.label, value: $0.quantity))
        }
        return writer.text(
            SiteWords.resultAbout(
                calculator: set.set.calculator.words.one, title: writer.sentence(title),
                figures: figures))
    }
}
