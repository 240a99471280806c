import PennyContent
import PennyEngine

/// A folder of sets: the folder of a kind of content, or a subfolder of it.
struct SetDirectory: Equatable {
    let folder: SetFolder
    /// The names of the subfolders below it: none, or `homes`, `first`.
    let inner: [String]

    init(_ folder: SetFolder, _ inner: [String] = []) {
        self.folder = folder
        self.inner = inner
    }

    /// Nil for any other path.
    init?(path: String) {
        let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let first = names.first, let folder = SetFolder(rawValue: first),
            names.dropFirst().allSatisfy(Slug.isValid)
        else { return nil }
        self.init(folder, Array(names.dropFirst()))
    }

    /// The path relative to the site's folder: `calculations/homes`.
    var path: String { ([folder.name] + inner).joined(separator: "/") }

    // MARK: - In the name of a file

    private static let separator: Character = ":"

    /// The path without slashes and hyphens: `calculations:first_homes`. No folder of sets has an
    /// underscore or a colon in its name.
    var code: String {
        String(path.map { $0 == "/" ? Self.separator : $0 == "-" ? "_" : $0 })
    }

    init?(code: String) {
        let path = code.map { $0 == Self.separator ? "/" : $0 == "_" ? "-" : $0 }
        self.init(path: String(path))
    }
}
