import Glibc

extension FileTree {
    /// Removes a file, or a folder with all its contents at any depth; it need not exist. Links are
    /// removed and not followed. A folder that is not writable is no obstacle to its owner.
    package func removeTree(_ relative: String) throws(FileError) {
        guard let kind = try existingKind(at: relative) else { return }
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
        let location = try locate(relative)
        guard unlinkat(location.folder.number, location.name, AT_REMOVEDIR) == 0 else {
            throw FileError(path(relative))
        }
    }

    /// Removes the entries of a folder except its subfolders, and returns those.
    private func removeFiles(in relative: String) throws(FileError) -> [String] {
        let location = try locate(relative)
        if faccessat(location.folder.number, location.name, R_OK | W_OK | X_OK, 0) != 0 {
            fchmodat(location.folder.number, location.name, 0o700, 0)
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
