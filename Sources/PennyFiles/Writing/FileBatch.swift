/// Files that get their names together, or not at all: each is first written under a hidden name.
/// After a failure everything is as before, so that the same command can be run again.
package final class FileBatch {
    private var made: [MadeFolder] = []
    private var files: [Entry] = []
    private var leftovers: [String: [HiddenName]] = [:]
    private var isDone = false

    private struct Entry {
        let file: StagedFile
        let replaces: Bool
    }

    package init() {}

    /// Removes the files of a batch that was not committed.
    deinit { if !isDone { _ = undo() } }

    /// Makes a folder and its parents, following links on the path.
    package func makeFolders(_ path: String) throws(FileError) {
        try attempt { () throws(FileError) in
            try FileSystem.makeFolders(path) { made.append(MadeFolder(path: $0)) }
        }
    }

    /// Makes a folder and its parents, below the root of a tree.
    package func makeFolders(_ relative: String, in tree: FileTree) throws(FileError) {
        try attempt { () throws(FileError) in
            try tree.makeFolders(relative) { made.append(MadeFolder(path: tree.path($0))) }
        }
    }

    /// Writes a file that is to have a name below the root of a tree, and makes its folders.
    ///
    /// - Parameters:
    ///   - replaces: whether it may replace an existing file.
    ///   - isPublished: whether everyone may read it, regardless of the umask.
    package func add(
        _ bytes: [UInt8], to name: String, in tree: FileTree, replaces: Bool = false,
        isPublished: Bool = false
    ) throws(FileError) {
        let (folder, last) = FileSystem.split(name)
        try makeFolders(folder, in: tree)
        try attempt { () throws(FileError) in
            removeLeftovers(of: last, in: folder, tree)
            let file = try StagedFile(bytes, for: name, in: tree, isPublished: isPublished)
            files.append(Entry(file: file, replaces: replaces))
        }
    }

    /// Gives all files their names, and waits until these are on the disk.
    package func commit() throws(FileError) {
        try attempt { () throws(FileError) in
            for entry in files { try entry.file.commit(replaces: entry.replaces) }
            var waited: Set<String> = []
            for file in files.map(\.file) where waited.insert(file.tree.path(file.folder)).inserted
            {
                try file.tree.synchronise(folder: file.folder == "." ? "" : file.folder)
            }
        }
        isDone = true
        // The hidden names go with their files.
        files = []
    }

    // MARK: - Undoing

    private func attempt(_ work: () throws(FileError) -> Void) throws(FileError) {
        do throws(FileError) {
            try work()
        } catch {
            throw error.leaving(undo())
        }
    }

    /// - Returns: the path that could not be restored; nil if all were.
    private func undo() -> String? {
        var left: String?
        for file in files.map(\.file).reversed() {
            do throws(FileError) { try file.undo() } catch { left = left ?? error.path }
        }
        // The hidden names go before their folders.
        files = []
        let folder = MadeFolder.remove(made)
        made = []
        return left ?? folder
    }

    // MARK: - Leftovers

    /// Removes the leftovers of killed commands for a file of this name. A folder is listed once.
    private func removeLeftovers(of last: String, in folder: String, _ tree: FileTree) {
        let inner = folder == "." ? "" : folder
        let shown = tree.path(inner)
        do throws(FileError) {
            var all: [HiddenName] = []
            if let known = leftovers[shown] {
                all = known
            } else {
                all = try tree.leftovers(in: inner)
            }
            leftovers[shown] = all.filter { $0.file != last }
            for hidden in all where hidden.file == last {
                try tree.remove(leftover: hidden, in: inner)
            }
        } catch {
            // Leftovers do no harm. Whether the folder is writable shows with the file itself.
            leftovers[shown] = leftovers[shown] ?? []
        }
    }
}
