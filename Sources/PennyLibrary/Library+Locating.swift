import PennyFiles

extension Library {
    /// Whether a folder has a library in which something was saved.
    public static func isIn(_ root: String) -> Bool {
        FileTree(root).kind(of: LibraryPlaces.hidden) == .folder
    }
}
