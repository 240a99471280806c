import Glibc

extension FileTree {
    /// Hands on the bytes of a file in parts, until `take` wants no more.
    package func read(
        _ relative: String, inParts take: (ArraySlice<UInt8>) -> Bool
    ) throws(FileError) {
        try file(relative).content.read(path(relative)) { part in take(part) }
    }

    /// Some bytes of a file; fewer where it ends before.
    package func read(
        _ relative: String, from start: Int, count: Int
    ) throws(FileError) -> [UInt8] {
        try file(relative).content.read(path(relative), from: start, count: count)
    }
}

extension Descriptor {
    /// Some bytes, wherever the last reading has ended; fewer where the file ends before.
    func read(_ path: String, from start: Int, count: Int) throws(FileError) -> [UInt8] {
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            while done < count {
                let got = pread(
                    number, buffer.baseAddress.map { $0 + done }, count - done,
                    off_t(start + done))
                if got == 0 { return }
                if got > 0 {
                    done += got
                } else if errno != EINTR {
                    failure = FileError(path)
                    return
                }
            }
        }
        if let failure { throw failure }
        return bytes
    }
}
