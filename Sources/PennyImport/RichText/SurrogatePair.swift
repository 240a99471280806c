/// Puts characters together of the units of UTF-16 that `\u` gives.
struct SurrogatePair {
    enum Result: Equatable {
        case scalar(Unicode.Scalar, offset: Int)
        /// The first half of a character.
        case half
        /// A half at this place has no other.
        case lone(offset: Int)
        case invalid
    }

    private var high: (value: Int, offset: Int)?

    /// Whether a unit can only follow the first half of a character.
    static func isLow(_ value: Int) -> Bool { (0xDC00...0xDFFF).contains(value) }

    /// Takes a unit; a half that is left from before is over unless this ends it.
    mutating func take(_ value: Int, at offset: Int) -> Result {
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

    /// The place of a half that is still without the other.
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
