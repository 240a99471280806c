import PennyContent

/// Where the library keeps what it needs beside the sets: in a hidden folder of the
/// site, of which a build knows nothing.
struct LibraryPlaces: Sendable {
    /// The site's folder, as messages show it.
    let root: String

    // Below the site's folder, as plans name them.
    static let hidden = ".library"
    static let state = hidden + "/state"
    static let removed = hidden + "/removed"
    static let dropped = hidden + "/dropped"
    static let pending = hidden + "/pending"

    func path(_ relative: String) -> String {
        switch root {
        case ".": relative
        case _ where root.hasSuffix("/"): root + relative
        default: root + "/" + relative
        }
    }

    var hidden: String { path(Self.hidden) }
    var lock: String { path(Self.hidden + "/lock") }
    /// The set worked with last, and what was put back.
    var state: String { path(Self.state) }
    /// Removed sets, each in a file of its own name behind the number of its turn.
    var removed: String { path(Self.removed) }
    /// Removed sets that were saved anew since.
    var dropped: String { path(Self.dropped) }
    /// What a change is about to do, and the files it puts in place.
    var pending: String { path(Self.pending) }
    var plan: String { pending + "/plan" }
    /// A file that is about to take the place of another.
    var scratch: String { pending + "/scratch" }

    func folder(_ folder: SetFolder) -> String { path(folder.name) }
}
