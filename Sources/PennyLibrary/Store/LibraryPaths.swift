import PennyContent
import PennyEngine

/// The paths of the library's own files: in a hidden folder of the site, which a build ignores.
/// They are relative to the site's folder, as in plans.
enum LibraryPaths {
    static let hidden = SetFolder.libraryFolder
    static let lock = hidden + "/lock"
    /// The current set, and the restored ones.
    static let state = hidden + "/state"
    /// Removed sets, each under its own name with the number of its removal before it.
    static let removed = hidden + "/removed"
    /// Removed sets that were saved again since.
    static let dropped = hidden + "/dropped"
    /// The plan of a change, and its new files.
    static let pending = hidden + "/pending"
    static let plan = pending + "/plan"
    /// A file that is about to replace another.
    static let scratch = pending + "/scratch"
}
