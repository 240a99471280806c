import PennyContent
import PennyEngine
import PennyFiles

/// What is known of a saved set before its turn to be computed comes: what other pages ask of it,
/// and no more, because a site may have a great many.
struct SetHead: Sendable {
    /// Where the set comes from when its turn comes.
    enum Source: Sendable {
        /// A file that is read again.
        case file
        /// What its file says.
        case text(String)
        /// A file that an earlier build has read, and this one not yet.
        case remembered
        case kept(KeptSet)
        /// A row of a table that is read again.
        case row(TableRow)
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
    /// The lists of values that it is in: that of tags, and those of taxonomies.
    let groups: [String]
    /// What its file or row says.
    let digest: Fingerprint
    /// That of its file; unknown for a row.
    let mark: FileMark
    /// Whether there was nothing to tell when it was read.
    let isSound: Bool
    let source: Source
    /// How much work its turn is, for a build on several machines; 0 where nobody asks.
    let weight: Int32
    /// Whether it is shown in the first language, in the edition of another one.
    private(set) var isForeign = false
    /// Whether this edition leaves it out. Its figures are known, and links lead to its page in the
    /// first language.
    private(set) var isLeftOut = false

    init(
        _ set: SavedSet, path: String, _ digest: Fingerprint, _ mark: FileMark, isSound: Bool,
        _ source: Source
    ) {
        id = set.id
        calculator = set.calculator
        self.path = path
        title = set.title
        order = set.order
        members = ScenarioSets.members(of: set)
        saysMonth = MonthSeries.mayHold(set)
        groups = TagGroup.folders(of: set)
        weight = SetWeight.of(set)
        self.digest = digest
        self.mark = mark
        self.isSound = isSound
        self.source = source
    }

    /// One whose parts are known; without more, one that an earlier build has read.
    init(
        id: String, calculator: Calculator, path: String, title: String, order: Int?,
        members: [String], saysMonth: Bool, groups: [String], digest: Fingerprint, mark: FileMark,
        isSound: Bool = true, source: Source = .remembered, weight: Int32 = 0,
        isForeign: Bool = false, isLeftOut: Bool = false
    ) {
        self.id = id
        self.calculator = calculator
        self.path = path
        self.title = title
        self.order = order
        self.members = members
        self.saysMonth = saysMonth
        self.groups = groups
        self.digest = digest
        self.mark = mark
        self.isSound = isSound
        self.source = source
        self.weight = weight
        self.isForeign = isForeign
        self.isLeftOut = isLeftOut
    }

    var isRemembered: Bool { if case .remembered = source { true } else { false } }

    /// Whether the set is a row of a table.
    var isRow: Bool { path.hasSuffix(".csv") }

    func address(_ ending: String = "html") -> String {
        let address = Address.set(id, of: path, ending)
        return isLeftOut ? "../" + address : address
    }

    /// The set of the first language in an edition that has no translation of it.
    func untranslated(isLeftOut: Bool) -> SetHead {
        var head = self
        head.isForeign = true
        head.isLeftOut = isLeftOut
        return head
    }
}

/// A set that stays in memory until its turn comes.
final class KeptSet: Sendable {
    let set: SavedSet

    init(_ set: SavedSet) {
        self.set = set
    }
}
