package import PennyFiles

extension Library {
    /// Whether a folder has a library in which something was saved.
    ///
    /// - Throws: why the system does not say.
    package static func isIn(_ root: String) throws(FileError) -> Bool {
        try FileTree(root).standing(at: LibraryPlaces.hidden) == .folder
    }

    /// The path of the folder by which a library is known.
    package static func mark(in root: String) -> String {
        FileTree(root).path(LibraryPlaces.hidden)
    }
}
