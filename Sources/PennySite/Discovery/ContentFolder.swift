/// A folder of a site whose files are content of one kind.
struct ContentFolder: Sendable {
    let name: String
    /// How its files may end.
    let endings: [String]
    /// What is in it besides, and is no part of the site.
    var ignored: String?

    init(_ name: String, _ endings: [String], ignoring ignored: String? = nil) {
        self.name = name
        self.endings = endings
        self.ignored = ignored
    }
}
