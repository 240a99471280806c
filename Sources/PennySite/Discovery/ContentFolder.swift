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

    /// Whether its files may be in folders.
    let nests: Bool
    /// The file that is the page of a folder, and no piece of content; nil where there is none.
    let pageFile: String?

    static let tableEnding = ".csv"

    init(
        _ name: String, _ endings: [String], hasTables: Bool = false,
        ignoring ignored: String? = nil, byDay isByDay: Bool = false,
        nests: Bool = false, pageFile: String? = nil
    ) {
        self.name = name
        self.endings = endings
        self.hasTables = hasTables
        self.ignored = ignored
        self.isByDay = isByDay
        self.nests = nests
        self.pageFile = pageFile
    }

    var allEndings: [String] { endings + (hasTables ? [Self.tableEnding] : []) }
}

/// The files of a folder of content, in order.
struct ContentFiles: Sendable {
    /// Files with a piece of content each.
    var single: [String] = []
    /// Files with a piece of content a row.
    var tables: [String] = []
    /// The pages of folders.
    var pages: [String] = []

    var all: [String] { single + tables + pages }
}
