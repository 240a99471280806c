import Glibc

/// A folder that is filled under a hidden name beside its own, and gets that when it is complete.
/// If the command is killed, no part of the folder is left under its name.
package final class StagedFolder {
    private let path: String
    /// The parent folder.
    private let above: FileTree
    private let name: String
    private let hidden: String
    /// The parent folders that were made for it.
    private var made: [MadeFolder] = []
    /// The folders in it that contain files.
    private var folders: Set<String> = [""]
    private var isCommitted = false

    /// Makes the folder and its parents, and removes leftovers of killed commands.
    package init(_ path: String) throws(FileError) {
        self.path = path
        let (folder, name) = Self.split(path)
        above = FileTree(folder)
        self.name = name
        hidden = HiddenName(of: name, .new).text
        try attempt { () throws(FileError) in
            try FileSystem.makeFolders(folder) { made.append(MadeFolder(path: $0)) }
            removeLeftovers()
            try above.makeFolders(hidden)
        }
    }

    /// Removes leftovers. They do no harm, and a user who may not list the parent folder can still
    /// make one in it.
    private func removeLeftovers() {
        do throws(FileError) { try above.removeLeftoverFolders(of: name) } catch {}
    }

    /// Removes a folder that was not committed.
    deinit { if !isCommitted { _ = undo() } }

    /// Whether a path ends with a name of its own, rather than `.` or `..`.
    package static func isName(_ path: String) -> Bool {
        !["", ".", ".."].contains(split(path).name)
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        var bare = path[...]
        while bare.count > 1, bare.hasSuffix("/") { bare.removeLast() }
        return FileSystem.split(String(bare))
    }

    /// Writes a file that everyone may read, and makes its folders.
    package func add(_ bytes: [UInt8], to relative: String) throws(FileError) {
        let folder = FileSystem.split(relative).folder
        try attempt { () throws(FileError) in
            if folder != ".", folders.insert(folder).inserted { try tree.makeFolders(folder) }
            try tree.write(bytes, to: relative)
        }
    }

    /// Gives the folder its name, and waits until that is on the disk.
    package func commit() throws(FileError) {
        try attempt { () throws(FileError) in
            for folder in folders { try tree.synchronise(folder: folder) }
            try above.rename(hidden, to: name)
            do throws(FileError) {
                try above.synchronise(folder: "")
            } catch {
                try hide(after: error)
            }
        }
        isCommitted = true
    }

    private var tree: FileTree { FileTree(above.path(hidden)) }

    // MARK: - Undoing

    private func attempt(_ work: () throws(FileError) -> Void) throws(FileError) {
        do throws(FileError) {
            try work()
        } catch {
            throw named(error).leaving(undo())
        }
    }

    private func hide(after reason: FileError) throws(FileError) {
        do throws(FileError) {
            try above.twice { (above) throws(FileError) in try above.rename(name, to: hidden) }
        } catch {
            throw reason.leaving(path)
        }
        throw reason
    }

    /// - Returns: the path that could not be removed; nil if all were.
    private func undo() -> String? {
        var left: String?
        do throws(FileError) {
            try above.twice { (above) throws(FileError) in try above.removeTree(hidden) }
        } catch {
            left = error.path
        }
        let folder = MadeFolder.remove(made)
        made = []
        return left ?? folder
    }

    /// Maps a failure at the hidden name to the folder's own name.
    private func named(_ error: FileError) -> FileError {
        let inner = above.path(hidden)
        if [inner, above.path(name)].contains(error.path) {
            return FileError(path, error.code).leaving(error.left)
        }
        guard error.path.hasPrefix(inner + "/") else { return error }
        let relative = String(error.path.dropFirst(inner.count + 1))
        return FileError(FileTree(path).path(relative), error.code).leaving(error.left)
    }
}
