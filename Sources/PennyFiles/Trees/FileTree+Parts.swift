import Glibc

extension FileTree {
    /// Reads the bytes of a file in parts, until `receive` returns false.
    package func read(
        _ relative: String, inParts receive: (ArraySlice<UInt8>) -> Bool
    ) throws(FileError) {
        try file(relative).content.read(path(relative)) { part in receive(part) }
    }

    /// Reads a range of a file; fewer bytes where it ends earlier.
    package func read(
        _ relative: String, from start: Int, count: Int
    ) throws(FileError) -> [UInt8] {
        try file(relative).content.read(path(relative), from: start, count: count)
    }
}

extension Descriptor {
    /// Reads a range, regardless of the last read; fewer bytes where the file ends earlier.
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
