import Glibc

/// An open file or folder, which is closed with the value.
struct Descriptor: ~Copyable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { if number >= 0 { close(number) } }

    /// Reads the bytes from the current offset in parts, until `receive` returns false.
    func read(
        _ path: String, _ receive: (ArraySlice<UInt8>) throws(FileError) -> Bool
    ) throws(FileError) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(number, &buffer, buffer.count)
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path)
            }
            guard try receive(buffer[0..<count]) else { return }
        }
    }

    /// The most bytes to allocate at once: a file can report a size larger than memory.
    private static let mostAtOnce = 1 << 24

    /// Reads the bytes from the current offset; of more than `limit` a few bytes beyond it, so that
    /// the caller can detect that.
    ///
    /// - Parameter size: the expected number of bytes, which are read at once.
    func read(_ path: String, limit: Int, size: Int) throws(FileError) -> [UInt8] {
        // One byte more shows in the same call that the file ends there.
        let room = max(min(size, limit, Self.mostAtOnce), 0) + 1
        var failure: FileError?
        var isWhole = false
        var bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            repeat {
                let got = Glibc.read(number, buffer.baseAddress, room)
                if got >= 0 {
                    count = got
                    // A file that the system generates as it is read has a size of 0, or arrives in
                    // parts.
                    isWhole = got > 0 && got == size
                    return
                }
            } while errno == EINTR
            failure = FileError(path)
        }
        if let failure { throw failure }
        if isWhole || bytes.isEmpty || bytes.count > limit { return bytes }
        try read(path) { (part) throws(FileError) in
            bytes.append(contentsOf: part)
            return bytes.count <= limit
        }
        return bytes
    }

    func write(_ bytes: ArraySlice<UInt8>, _ path: String) throws(FileError) {
        try Self.write(bytes, to: number, path)
    }

    static func write(
        _ bytes: ArraySlice<UInt8>, to number: Int32, _ path: String
    ) throws(FileError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path)
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Releases the descriptor to the caller, who must close it.
    consuming func released() -> Int32 {
        let number = number
        discard self
        return number
    }

    /// Closes the file. Some file systems report the failure of an earlier write here.
    consuming func finish(_ path: String) throws(FileError) {
        let number = number
        discard self
        guard close(number) == 0 else { throw FileError(path) }
    }

    /// Waits until the contents are on the disk.
    func synchronise(_ path: String) throws(FileError) {
        guard fsync(number) == 0 else { throw FileError(path) }
    }
}
