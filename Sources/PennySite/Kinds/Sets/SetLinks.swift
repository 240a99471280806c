import PennyEngine

/// The pages of the saved sets, as other pages link to them.
struct SetLinks: Sendable {
    let catalog: SetCatalog
    let figures: FigureIndex
    /// The language of what is not translated.
    private let foreign: TextLanguage?
    /// The series that a set is a month of.
    private let months: [Int: [PageLink]]

    init(
        _ catalog: SetCatalog, _ figures: FigureIndex, _ series: [ComputedSeries],
        foreign: TextLanguage?
    ) {
        self.foreign = foreign
        self.catalog = catalog
        self.figures = figures
        var months: [Int: [PageLink]] = [:]
        for computed in series {
            let link = PageLink(title: computed.series.title, address: computed.series.address)
            for place in computed.series.members { months[place, default: []].append(link) }
        }
        self.months = months
    }

    func link(_ place: Int) -> PageLink {
        let head = catalog.heads[place]
        return PageLink(
            title: figures.filled(head.title, own: head.id), address: head.address(),
            head.isForeign ? foreign : nil)
    }

    /// The page of the set with this name.
    func link(named name: String) -> PageLink? { catalog.place(of: name).map(link) }

    /// The series of months that a set is one of.
    func series(of place: Int) -> [PageLink] { months[place] ?? [] }

    /// The set before or after one, where it is of the same kind.
    func neighbour(_ place: Int, of calculator: Calculator) -> PageLink? {
        catalog.neighbour(place, of: calculator).map(link)
    }

    /// The pages that a set stands next to others on, or the sets that its own
    /// page sets side by side.
    func related(_ place: Int) -> (label: Message, pages: [PageLink]) {
        let members = catalog.heads[place].members
        if !members.isEmpty { return (SiteWords.relatedSets, members.compactMap(link(named:))) }
        if let months = months[place] { return (SiteWords.relatedMonths, months) }
        return (SiteWords.relatedBeside, catalog.containing(place).map(link))
    }
}
