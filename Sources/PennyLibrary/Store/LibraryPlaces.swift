import PennyContent

/// Where the library keeps what it needs beside the sets: in a hidden folder of the
/// site, of which a build knows nothing. Paths below the site's folder, as plans name them.
enum LibraryPlaces {
    static let hidden = SetFolder.libraryFolder
    static let lock = hidden + "/lock"
    /// The set worked with last, and what was put back.
    static let state = hidden + "/state"
    /// Removed sets, each in a file of its own name behind the number of its turn.
    static let removed = hidden + "/removed"
    /// Removed sets that were saved anew since.
    static let dropped = hidden + "/dropped"
    /// What a change is about to do, and the files it puts in place.
    static let pending = hidden + "/pending"
    static let plan = pending + "/plan"
    /// A file that is about to take the place of another.
    static let scratch = pending + "/scratch"
}
