import PennyContent
import PennyEngine
import PennyMarkup

/// The computed sets of a site with what each is to the others, looked up once.
struct SetIndex {
    /// In the order of their pages.
    let all: [ComputedSet]
    /// The titles with their figures filled in, in the same order.
    let titles: [String]
    private let places: [String: Int]
    /// The sets that stand a set beside others, by its name.
    private let containing: [String: [Int]]
    /// The series that a set is a month of.
    private let series: [Int: [PageLink]]

    init(
        _ sets: [ComputedSet], _ series: [ComputedSeries], _ figures: FigureIndex,
        _ style: NumberStyle
    ) {
        all = sets
        titles = sets.map { figures.filled($0.set.title, own: $0.set.id) }
        places = Dictionary(
            sets.enumerated().map { ($0.element.set.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        var containing: [String: [Int]] = [:]
        for (place, set) in sets.enumerated() where set.set.calculator == .scenarios {
            for name in Set(ScenarioSets.members(of: set.set)) {
                containing[name, default: []].append(place)
            }
        }
        self.containing = containing
        var months: [Int: [PageLink]] = [:]
        for computed in series {
            let link = PageLink(title: computed.series.title, address: computed.series.address)
            for place in computed.series.members { months[place, default: []].append(link) }
        }
        self.series = months
    }

    var kinds: Set<Calculator> { Set(all.map(\.set.calculator)) }

    func first(of calculator: Calculator) -> ComputedSet? {
        all.first { $0.set.calculator == calculator }
    }

    func link(_ place: Int) -> PageLink {
        PageLink(title: titles[place], address: Address.set(all[place].set))
    }

    /// The page of the set with this name.
    func link(named name: String) -> PageLink? { places[name].map(link) }

    /// The set before or after one, where it is of the same kind.
    func neighbour(_ place: Int, of calculator: Calculator) -> PageLink? {
        guard all.indices.contains(place), all[place].set.calculator == calculator
        else { return nil }
        return link(place)
    }

    /// The pages that a set stands next to others on, or the sets that its own
    /// page sets side by side.
    func related(_ place: Int) -> (label: String, pages: [PageLink]) {
        let set = all[place].set
        let members = ScenarioSets.members(of: set)
        if !members.isEmpty { return ("The sets", members.compactMap(link(named:))) }
        if let months = series[place] { return ("Several months", months) }
        return ("Side by side", (containing[set.id] ?? []).map(link))
    }
}
