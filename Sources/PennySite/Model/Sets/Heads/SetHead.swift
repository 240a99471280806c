import PennyContent
import PennyEngine
import PennyFiles

/// The facts of a saved set before it is rendered that other pages need. It has no more, because a
/// site may have a great many.
struct SetHead: Sendable {
    /// The source of the set when it is rendered.
    enum Source: Sendable {
        /// A file that is read again.
        case file
        /// The text of its file.
        case text(String)
        /// A file that the previous build read, and this one has not read yet.
        case remembered
        case retained(RetainedSet)
        /// A row of a table that is read again.
        case row(RowSpan)
    }

    let id: String
    let calculator: Calculator
    /// Its file or table from the site's folder: `calculations/first-home.md`.
    let path: String
    /// The title as written; it may hold references to figures.
    let title: String
    let order: Int?
    /// The sets that it compares.
    let members: [String]
    /// Whether it is a budget that says its month.
    let saysMonth: Bool
    /// The folders of the taxonomies that it has values of, tags included.
    let groups: [String]
    /// The digest of its file or row.
    let digest: Digest
    /// The stamp of its file; unknown for a row.
    let stamp: FileStamp
    /// Whether reading it gave no diagnostics.
    let isSound: Bool
    let source: Source
    /// The estimated work of rendering it, for builds in shards; 0 where it is not needed.
    let cost: Int32
    /// Whether this edition, of another language, shows it in the first language.
    private(set) var isForeign = false
    /// Whether this edition leaves it out. Its figures can be used, and links lead to its page in
    /// the first language.
    private(set) var isLeftOut = false

    init(
        _ set: SavedSet, path: String, _ digest: Digest, _ stamp: FileStamp, isSound: Bool,
        _ source: Source
    ) {
        id = set.id
        calculator = set.calculator
        self.path = path
        title = set.title
        order = set.order
        members = ScenarioResolver.members(of: set)
        saysMonth = MonthSeries.mayHold(set)
        groups = SiteTaxonomy.folders(of: set)
        cost = SetCost.of(set)
        self.digest = digest
        self.stamp = stamp
        self.isSound = isSound
        self.source = source
    }

    /// Makes a head from its parts; the defaults are those of a head from the build cache.
    init(
        id: String, calculator: Calculator, path: String, title: String, order: Int?,
        members: [String], saysMonth: Bool, groups: [String], digest: Digest, stamp: FileStamp,
        isSound: Bool = true, source: Source = .remembered, cost: Int32 = 0,
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
        self.stamp = stamp
        self.isSound = isSound
        self.source = source
        self.cost = cost
        self.isForeign = isForeign
        self.isLeftOut = isLeftOut
    }

    var isRemembered: Bool { if case .remembered = source { true } else { false } }

    /// Whether the set is a row of a table.
    var isRow: Bool { ContentFormat.isTable(path) }

    func address(_ ending: String = "html") -> String {
        let address = Address.set(id, of: path, ending)
        return isLeftOut ? "../" + address : address
    }

    /// Returns the head for an edition that has no translation of the set.
    func untranslated(isLeftOut: Bool) -> SetHead {
        var head = self
        head.isForeign = true
        head.isLeftOut = isLeftOut
        return head
    }
}

/// A set that stays in memory until it is rendered.
final class RetainedSet: Sendable {
    let set: SavedSet

    init(_ set: SavedSet) {
        self.set = set
    }
}
