import PennyEngine

/// A few bytes of markup that are repeated often, stored in machine words so that they are written
/// without a loop.
struct ShortMarkup: Sendable {
    private let words: InlineArray<5, UInt64>
    let count: Int

    /// The number of bytes that is written, whatever the length.
    static let room = 40

    @inline(never)
    init(_ markup: Bytes) {
        precondition(markup.bytes.count <= Self.room, "short markup is too long")
        var words = InlineArray<5, UInt64>(repeating: 0)
        for (index, byte) in markup.bytes.enumerated() {
            words[index / 8] |= (UInt64(byte) << (UInt64(index % 8) * 8)).littleEndian
        }
        self.words = words
        count = markup.bytes.count
    }

    @inline(never)
    init(_ markup: StaticString) {
        self.init(Bytes(markup))
    }

    /// Writes all bytes of `Self.room`, of which only the markup counts, and returns the offset
    /// behind the markup.
    func put(in room: inout MutableRawSpan, at offset: Int) -> Int {
        room.storeBytes(of: words, toByteOffset: offset, as: InlineArray<5, UInt64>.self)
        return offset + count
    }
}
