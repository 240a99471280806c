/// A folder of a site whose files are content of one kind.
struct ContentFolder: Sendable {
    let name: String
    /// How the files end that hold a piece of content each.
    let endings: [String]
    /// Whether it may hold tables, with a piece of content a row.
    let hasTables: Bool
    /// A folder in it that is no part of the site.
    let ignored: String?
    /// Whether its files are named by days.
    let isByDay: Bool

    /// Whether its files may be in folders, which are parts of their names.
    let nests: Bool

    static let tableEnding = ".csv"

    init(
        _ name: String, _ endings: [String], hasTables: Bool = false,
        ignoring ignored: String? = nil, byDay isByDay: Bool = false,
        nests: Bool = false
    ) {
        self.name = name
        self.endings = endings
        self.hasTables = hasTables
        self.ignored = ignored
        self.isByDay = isByDay
        self.nests = nests
    }

    var allEndings: [String] { endings + (hasTables ? [Self.tableEnding] : []) }
}

/// The files of a folder of content, in order.
struct ContentFiles: Sendable {
    /// Files with a piece of content each.
    var single: [String] = []
    /// Files with a piece of content a row.
    var tables: [String] = []

    var all: [String] { single + tables }
}
