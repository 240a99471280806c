/// The entry that git stores in a checkout: a folder, or in a linked worktree a file.
enum GitFolder {
    static let name = ".git"
}

extension FileTree {
    /// The entries of a folder by name, including hidden ones, except those of git.
    package func entriesWithHidden(of relative: String) throws(FileError) -> [FolderEntry] {
        let shown = path(relative)
        let folder = try Self.opened(folder(relative[...]), shown)
        return try FolderNames.entries(in: folder, shown, hidden: true)
            .filter { $0.name != GitFolder.name }
    }
}
