import PennyEngine

/// Links to the pages of saved sets.
struct SetLinks: Sendable {
    let catalog: SetIndex
    let figures: FigureIndex
    /// The language of sets that are not translated.
    private let foreign: TextLanguage?
    /// The links to the series of months, by the index of a set.
    private let months: [Int: [PageLink]]

    init(
        _ catalog: SetIndex, _ figures: FigureIndex, _ series: [ComputedSeries],
        foreign: TextLanguage?
    ) {
        self.foreign = foreign
        self.catalog = catalog
        self.figures = figures
        var months: [Int: [PageLink]] = [:]
        for computed in series {
            let link = PageLink(title: computed.series.title, address: computed.series.address)
            for index in computed.series.members { months[index, default: []].append(link) }
        }
        self.months = months
    }

    func link(_ index: Int) -> PageLink {
        let head = catalog.heads[index]
        return PageLink(
            title: figures.filled(head.title, own: head.id), address: head.address(),
            head.isForeign ? foreign : nil)
    }

    /// The link to a set's page, by its name.
    func link(named name: String) -> PageLink? { catalog.index(of: name).map(link) }

    /// The links to the series of months that a set is in.
    func series(of index: Int) -> [PageLink] { months[index] ?? [] }

    /// The link to a set before or after another of the same calculator.
    func neighbour(_ index: Int, of calculator: Calculator) -> PageLink? {
        catalog.neighbor(at: index, of: calculator).map(link)
    }

    /// The pages that compare the set with others, or the sets that its own page compares.
    func related(_ index: Int) -> (label: Message, pages: [PageLink]) {
        let members = catalog.heads[index].members
        if !members.isEmpty { return (SiteWords.relatedSets, members.compactMap(link(named:))) }
        if let months = months[index] { return (SiteWords.relatedMonths, months) }
        return (SiteWords.relatedBeside, catalog.containing(index).map(link))
    }
}
