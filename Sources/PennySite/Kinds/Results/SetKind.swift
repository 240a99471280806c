import PennyContent
import PennyEngine
import PennyMarkup

/// The saved sets.
enum SetKind: ContentKind {
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        var ids: Set<String> = []
        // A name given twice is told as such, not by its addresses.
        return site.sets.all.indices.filter { ids.insert(site.sets.all[$0].set.id).inserted }
            .map { group($0, of: site) }
    }

    private static func group(_ place: Int, of site: CheckedSite) -> SetGroup {
        let computed = site.sets.all[place]
        let set = computed.set
        let path = Address.set(set)
        let title = site.sets.titles[place]
        let related = site.sets.related(place)
        let writer = NumberWriter(style: site.site.style, currency: computed.currency)
        return SetGroup(
            computed: computed,
            result: ResultPage(
                title: title, summary: site.filled(set.description, own: set.id),
                date: set.date, name: set.id, path: path, rowCount: computed.rowCount,
                explanation: site.explanation(of: set.calculator),
                picture: SharingPicture(
                    kind: set.calculator.label.one, title: title, computed.figures, writer,
                    site: site.site.configuration.title)),
            prose: site.body(SourcePath.set(set, in: site.site.folder)),
            live: LiveForm(set, site.site.inputDefaults),
            words: site.words(set.terms),
            adjustedFrom: set.origin.flatMap { site.sets.link(named: $0.text) },
            relatedLabel: related.label, related: related.pages,
            previous: site.sets.neighbour(place - 1, of: set.calculator),
            next: site.sets.neighbour(place + 1, of: set.calculator),
            standIn: answer(of: computed, title, writer),
            hasPicture: site.site.drawsPictures)
    }

    /// What was asked, and the first figures: two sets may have the same ones.
    private static func answer(
        of set: ComputedSet, _ title: String, _ writer: NumberWriter
    ) -> String {
        let figures = set.figures.prefix(3).map { "\($0.label): \(writer.text($0.quantity))" }
        let kind = set.set.calculator.label.one
        return "\(kind): \(title.closed) \(figures.joined(separator: "; "))"
    }
}
