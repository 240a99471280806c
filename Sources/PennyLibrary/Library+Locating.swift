package import PennyFiles

extension Library {
    /// Whether a folder has a library in which something was saved.
    ///
    /// - Throws: the system's reason if it cannot tell.
    package static func isIn(_ root: String) throws(FileError) -> Bool {
        try FileTree(root).existingKind(at: LibraryPaths.hidden) == .folder
    }

    /// The path of the folder that identifies a library.
    package static func folder(in root: String) -> String {
        FileTree(root).path(LibraryPaths.hidden)
    }
}
