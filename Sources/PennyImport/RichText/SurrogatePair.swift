/// Combines the UTF-16 code units of `\u` into characters.
struct SurrogatePair {
    enum Result: Equatable {
        case scalar(Unicode.Scalar, offset: Int)
        /// A high surrogate, which waits for its low one.
        case half
        /// A surrogate without its counterpart, by its offset.
        case lone(offset: Int)
        case invalid
    }

    private var high: (value: Int, offset: Int)?

    /// Whether a unit is a low surrogate.
    static func isLow(_ value: Int) -> Bool { (0xDC00...0xDFFF).contains(value) }

    /// Adds a unit. Call `end()` first if it is not a low surrogate, since it ends a pending half.
    mutating func add(_ value: Int, at offset: Int) -> Result {
        if Self.isLow(value) {
            guard let first = high else { return .lone(offset: offset) }
            high = nil
            let joined = 0x10000 + (first.value - 0xD800) << 10 + (value - 0xDC00)
            return result(joined, offset: first.offset)
        }
        if (0xD800...0xDBFF).contains(value) {
            high = (value, offset)
            return .half
        }
        return result(value, offset: offset)
    }

    /// Returns the offset of a pending high surrogate, and drops it.
    mutating func end() -> Int? {
        defer { high = nil }
        return high?.offset
    }

    private func result(_ value: Int, offset: Int) -> Result {
        guard let value = UInt32(exactly: value), let scalar = Unicode.Scalar(value)
        else { return .invalid }
        return .scalar(scalar, offset: offset)
    }
}
