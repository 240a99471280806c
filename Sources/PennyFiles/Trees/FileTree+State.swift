import Glibc

extension FileTree {
    /// The state of a file; nil for nothing, and for what is not a file.
    package func state(of relative: String) throws(FileError) -> FileState? {
        var status = stat()
        let (above, name) = try parts(relative)
        let result: Int32
        if let number = openFolders?.number(of: above) {
            result = fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW)
        } else {
            do throws(FileError) {
                let folder = try folder(above)
                result = fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW)
            } catch {
                if FileSystem.isMissing(error.code) { return nil }
                throw error
            }
        }
        if result == 0 { return FileKind(status) == .file ? FileState(status) : nil }
        let error = FileError(path(relative))
        if FileSystem.isMissing(error.code) { return nil }
        throw error
    }

    /// The state of a folder, which shows whether a name in it was added or removed.
    package func state(ofFolder relative: String) throws(FileError) -> FileState {
        let folder = try folder(relative[...])
        var status = stat()
        guard fstat(folder.number, &status) == 0 else { throw FileError(path(relative)) }
        return FileState(status)
    }

    /// The state of a file if it contains exactly these bytes; otherwise nil.
    package func state(
        of relative: String, holding bytes: [UInt8]
    ) throws(FileError) -> FileState? {
        guard let state = try state(of: relative), state.size == bytes.count else { return nil }
        return try read(relative, limit: bytes.count) == bytes ? state : nil
    }

    /// The state of a file if its contents equal those of a file in another folder; otherwise nil.
    package func state(
        of relative: String, holding other: String, in tree: FileTree
    ) throws(FileError) -> FileState? {
        guard let state = try state(of: relative) else { return nil }
        return try hasSameBytes(relative, as: other, in: tree) ? state : nil
    }
}
