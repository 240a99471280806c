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

    /// The bytes from here on; of more than `limit` a few more than that, so that the
    /// caller can tell.
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(path) { (part) throws(FileError) in
            bytes.append(contentsOf: part)
            return bytes.count <= limit
        }
        return bytes
    }

    func write(_ bytes: ArraySlice<UInt8>, _ path: String) throws(FileError) {
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
