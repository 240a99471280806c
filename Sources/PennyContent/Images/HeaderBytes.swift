/// The bytes at the start of a file, which may end anywhere.
struct HeaderBytes {
    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// A number whose first byte is the largest; nil where the bytes end before.
    func big(_ count: Int, at offset: Int) -> Int? {
        slice(count, at: offset)?.reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number whose first byte is the smallest.
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
