import PennyContent

/// A folder of a site whose files are content of one kind.
struct ContentFolder: Sendable {
    let name: String
    /// The endings of files that hold one piece of content each.
    let endings: [String]
    /// Whether it may hold tables, with one piece of content a row.
    let hasTables: Bool
    /// A folder in it that is not part of the site.
    let ignored: String?
    /// Whether its files are named by date.
    let isByDay: Bool

    /// Whether its files may be in subfolders.
    let nests: Bool
    /// The name of the file that is a folder's page and not a piece of content; nil for none.
    let pageFile: String?

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

    var allEndings: [String] { endings + (hasTables ? ContentFormat.table.endings : []) }
}

/// The files of a content folder, in order.
struct ContentFiles: Sendable {
    /// The files that hold one piece of content each.
    var single: [String] = []
    /// The tables, with one piece of content a row.
    var tables: [String] = []
    /// The pages of folders.
    var pages: [String] = []

    var all: [String] { single + tables + pages }
}
