public import PennyEngine

/// The folders of saved sets, by their names and paths.
extension SetFolder {
    /// The hidden folder beside these, in which the library of sets stores its data.
    public static let libraryFolder = ".library"

    /// The file that is the page of a folder, and not a set.
    public static let pageFile = "index.md"

    /// The name of the folder, in the site and in its addresses.
    public var name: String { rawValue }

    /// The folder of a site that contains a file, at any depth; nil if it is not one of these.
    ///
    /// - Parameter path: the path from the site's folder, such as
    ///   `calculations/homes/first-home.md`.
    public static func containing(_ path: String) -> SetFolder? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        return SetFolder(rawValue: String(path[..<slash]))
    }

    /// The folder at a path, by its name alone; nil if it is not one of these.
    public static func at(_ path: String) -> SetFolder? {
        path.split(separator: "/").last.flatMap { SetFolder(rawValue: String($0)) }
    }
}
