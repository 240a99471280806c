import Glibc

extension FileTree {
    /// Removes a folder with all it holds, however deep, or a file; what is not there is fine.
    /// Links are removed and not followed. A folder that may not be changed is no obstacle to its
    /// owner.
    package func removeTree(_ relative: String) throws(FileError) {
        guard let kind = try standing(at: relative) else { return }
        guard kind == .folder else { return try removeIfThere(relative) }
        var folders = [(path: relative, isEmptied: false)]
        while let next = folders.last {
            if next.isEmptied {
                folders.removeLast()
                try removeFolder(next.path)
                continue
            }
            folders[folders.count - 1].isEmptied = true
            for inner in try removeFiles(in: next.path) {
                folders.append((next.path + "/" + inner, false))
            }
        }
    }

    func removeIfThere(_ relative: String) throws(FileError) {
        do throws(FileError) {
            try remove(relative)
        } catch {
            if error.code != ENOENT { throw error }
        }
    }

    private func removeFolder(_ relative: String) throws(FileError) {
        let place = try place(relative)
        guard unlinkat(place.folder.number, place.name, AT_REMOVEDIR) == 0 else {
            throw FileError(path(relative))
        }
    }

    /// Removes what is in a folder but the folders in it, and says which those are.
    private func removeFiles(in relative: String) throws(FileError) -> [String] {
        let place = try place(relative)
        if faccessat(place.folder.number, place.name, R_OK | W_OK | X_OK, 0) != 0 {
            fchmodat(place.folder.number, place.name, 0o700, 0)
        }
        let shown = path(relative)
        let folder = try Self.opened(folder(relative[...]), shown)
        var folders: [String] = []
        for name in try FolderNames.all(in: folder, shown) {
            if unlinkat(folder.number, name, 0) == 0 { continue }
            let error = FileError(shown + "/" + name)
            guard error.code == EISDIR else { throw error }
            folders.append(name)
        }
        return folders
    }
}
