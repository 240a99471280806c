import Glibc

extension FileTree {
    /// The files below a folder at any depth with their states, including hidden ones.
    ///
    /// - Throws: also for an entry that is neither a file nor a folder.
    package func filesWithStates(
        below top: String
    ) throws(FileError) -> [(path: String, state: FileState)] {
        var found: [(path: String, state: FileState)] = []
        var folders = [""]
        while let next = folders.popLast() {
            let relative = next.isEmpty ? top : top + "/" + next
            let shown = path(relative)
            let opened = try Self.opened(folder(relative[...]), shown)
            for name in try FolderNames.all(in: opened, shown) {
                var status = stat()
                guard fstatat(opened.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                    throw FileError(shown + "/" + name)
                }
                let inner = next.isEmpty ? name : next + "/" + name
                switch FileKind(status) {
                case .file: found.append((inner, FileState(status)))
                case .folder: folders.append(inner)
                default: throw FileError(shown + "/" + name, FileError.notAFile)
                }
            }
        }
        return found
    }
}
