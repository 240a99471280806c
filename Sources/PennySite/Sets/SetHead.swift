import PennyContent
import PennyEngine

/// What is known of a saved set before its turn to be computed comes: what other pages ask of it,
/// and no more, because a site may have a great many.
struct SetHead: Sendable {
    /// Where the set comes from when its turn comes.
    enum Source: Sendable {
        /// A file that is read again, with the digest of what it said the first time.
        case file(digest: Int)
        case kept(KeptSet)
    }

    let id: String
    let calculator: Calculator
    /// Its file or table from the site's folder: `calculations/first-home.md`.
    let path: String
    /// The title as written; it may hold references to figures.
    let title: String
    let order: Int?
    /// The sets that it stands next to each other.
    let members: [String]
    /// Whether it is a budget that says its month.
    let saysMonth: Bool
    let source: Source

    init(_ set: SavedSet, path: String, _ source: Source) {
        id = set.id
        calculator = set.calculator
        self.path = path
        title = set.title
        order = set.order
        members = ScenarioSets.members(of: set)
        saysMonth = MonthSeries.mayHold(set)
        self.source = source
    }

    /// Whether the set is a row of a table.
    var isRow: Bool { path.hasSuffix(".csv") }

    func address(_ ending: String = "html") -> String {
        Address.set(id, in: calculator.folder, ending)
    }
}

/// A set that stays in memory until its turn comes.
final class KeptSet: Sendable {
    let set: SavedSet

    init(_ set: SavedSet) {
        self.set = set
    }
}
