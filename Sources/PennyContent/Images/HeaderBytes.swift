/// The bytes at the start of a file, which may be cut off anywhere.
struct HeaderBytes {
    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// A big-endian number; nil if the bytes end before it does.
    func big(_ count: Int, at offset: Int) -> Int? {
        slice(count, at: offset)?.reduce(0) { $0 << 8 | Int($1) }
    }

    /// A little-endian number; nil if the bytes end before it does.
    func little(_ count: Int, at offset: Int) -> Int? {
        slice(count, at: offset)?.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func text(_ count: Int, at offset: Int) -> String? {
        slice(count, at: offset).map { String(decoding: $0, as: UTF8.self) }
    }

    private func slice(_ count: Int, at offset: Int) -> ArraySlice<UInt8>? {
        let start = bytes.startIndex + offset
        guard offset >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
        return bytes[start..<start + count]
    }
}
