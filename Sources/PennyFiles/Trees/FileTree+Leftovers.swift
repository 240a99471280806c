import Glibc

extension FileTree {
    /// Removes the hidden files that killed commands have left in a folder. It removes only files
    /// of this user, never a link, and nothing that another process may be writing.
    ///
    /// - Parameter isOurs: whether the command writes files of this name there.
    package func removeLeftovers(
        in folder: String, where isOurs: (String) -> Bool
    ) throws(FileError) {
        for hidden in try leftovers(in: folder) where isOurs(hidden.file) {
            try remove(leftover: hidden, in: folder)
        }
    }

    /// Removes the folders of this user that killed commands were making under a hidden name.
    func removeLeftoverFolders(of name: String) throws(FileError) {
        for hidden in try leftovers(in: "") where hidden.file == name && hidden.kind == .new {
            if try isOwn(.folder, hidden.text) { try removeTree(hidden.text) }
        }
    }

    func leftovers(in folder: String) throws(FileError) -> [HiddenName] {
        try names(in: folder).compactMap(HiddenName.init).filter(\.isLeftover)
    }

    func remove(leftover hidden: HiddenName, in folder: String) throws(FileError) {
        let above = folder.isEmpty || folder == "." ? "" : folder + "/"
        let path = above + hidden.text
        guard try isOwn(.file, path) else { return }
        try remove(path)
    }

    private func isOwn(_ kind: FileKind, _ relative: String) throws(FileError) -> Bool {
        let location = try locate(relative)
        var status = stat()
        guard fstatat(location.folder.number, location.name, &status, AT_SYMLINK_NOFOLLOW) == 0
        else {
            return false
        }
        return FileKind(status) == kind && status.st_uid == geteuid()
    }
}
