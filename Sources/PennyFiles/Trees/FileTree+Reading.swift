import Glibc

extension FileTree {
    /// Reads the bytes of a file; of one larger than `limit` a few bytes beyond it, so that the
    /// caller can detect that.
    package func read(
        _ relative: String, limit: Int = .max - 1
    ) throws(FileError) -> [UInt8] {
        try readWithState(relative, limit: limit).bytes
    }

    /// Reads the bytes of a file with the state that it had when it was opened.
    package func readWithState(
        _ relative: String, limit: Int = .max - 1
    ) throws(FileError) -> (bytes: [UInt8], state: FileState) {
        let file = try file(relative)
        let bytes = try file.content.read(path(relative), limit: limit, size: file.state.size)
        return (bytes, file.state)
    }

    /// A digest of the bytes of a file, which may be too large to be held.
    package func digest(of relative: String) throws(FileError) -> Digest {
        var maker = DigestMaker()
        try file(relative).content.read(path(relative)) { part in
            maker.add(part)
            return true
        }
        return maker.digest
    }

    /// Checks that a file can be read, without reading all of it.
    package func checkReadable(_ relative: String) throws(FileError) {
        try file(relative).content.read(path(relative)) { _ in false }
    }

    /// A file that is open for reading, with the state it had when it was opened.
    struct ReadableFile: ~Copyable {
        let content: Descriptor
        let state: FileState

        consuming func taken() -> Descriptor { content }
    }

    /// Opens a file for reading. Its kind is checked after it was opened, so nothing can replace it
    /// in between, and a pipe does not block.
    func file(_ relative: String) throws(FileError) -> ReadableFile {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let content: Descriptor
        let (above, name) = try parts(relative)
        if let number = openFolders?.number(of: above) {
            content = Descriptor(openat(number, name, flags))
        } else {
            let folder = try folder(above)
            content = Descriptor(openat(folder.number, name, flags))
        }
        guard content.number >= 0 else { throw FileError(path(relative)) }
        var status = stat()
        guard fstat(content.number, &status) == 0 else { throw FileError(path(relative)) }
        switch FileKind(status) {
        case .file: return ReadableFile(content: content, state: FileState(status))
        case .folder: throw FileError(path(relative), EISDIR)
        default: throw FileError(path(relative), FileError.notAFile)
        }
    }
}
