import PennyFiles

extension Library {
    /// Whether a folder has a library in which something was saved.
    public static func isIn(_ root: String) -> Bool {
        FileSystem.kind(of: LibraryPlaces(root: root).hidden) == .folder
    }
}
