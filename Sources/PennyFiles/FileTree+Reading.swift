import Glibc

extension FileTree {
    /// The bytes of a file; of one that is larger than `limit` a few more than that, so that
    /// the caller can tell.
    package func read(
        _ relative: String, limit: Int = .max - 1
    ) throws(FileError) -> [UInt8] {
        try file(relative).read(path(relative), limit: limit)
    }

    /// That a file can be read, found out without reading all of it.
    package func checkReadable(_ relative: String) throws(FileError) {
        try file(relative).read(path(relative)) { _ in false }
    }

    /// A file that is open for reading. What it is was found out after it was opened, so
    /// nothing can take its place in between, and a pipe is not waited for.
    func file(_ relative: String) throws(FileError) -> Descriptor {
        let place = try place(relative)
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let file = Descriptor(openat(place.folder.number, place.name, flags))
        guard file.number >= 0 else { throw FileError(path(relative)) }
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw FileError(path(relative)) }
        switch FileKind(status) {
        case .file: return file
        case .folder: throw FileError(path(relative), EISDIR)
        default: throw FileError(path(relative), FileError.notAFile)
        }
    }
}
