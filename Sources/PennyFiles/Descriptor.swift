import Glibc

/// An open file or folder, which is closed with the value.
struct Descriptor: ~Copyable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { if number >= 0 { close(number) } }

    /// Hands the bytes from here on in parts, until `take` wants no more.
    func read(
        _ path: String, _ take: (ArraySlice<UInt8>) throws(FileError) -> Bool
    ) throws(FileError) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(number, &buffer, buffer.count)
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path)
            }
            guard try take(buffer[0..<count]) else { return }
        }
    }

    /// A file can say that it has more bytes than there is memory.
    private static let mostAtOnce = 1 << 24

    /// The bytes from here on; of more than `limit` a few more than that, so that the
    /// caller can tell.
    ///
    /// - Parameter size: how many there probably are: so many are read at once.
    func read(_ path: String, limit: Int, size: Int) throws(FileError) -> [UInt8] {
        // One byte more shows in the same reading that the file ends there.
        let room = max(min(size, limit, Self.mostAtOnce), 0) + 1
        var failure: FileError?
        var isWhole = false
        var bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            repeat {
                let got = Glibc.read(number, buffer.baseAddress, room)
                if got >= 0 {
                    count = got
                    // What the system makes up as it is read has a size of 0, or comes in parts.
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

    /// Leaves it open, and the closing to the caller.
    consuming func released() -> Int32 {
        let number = number
        discard self
        return number
    }

    /// Closes it, which some file systems answer with a failure of an earlier writing.
    consuming func finish(_ path: String) throws(FileError) {
        let number = number
        discard self
        guard close(number) == 0 else { throw FileError(path) }
    }

    /// Waits until it is on the disk.
    func synchronise(_ path: String) throws(FileError) {
        guard fsync(number) == 0 else { throw FileError(path) }
    }
}
