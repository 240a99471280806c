import PennyEngine

/// A few bytes of markup that stand again and again, kept in words so that they are written
/// without a loop.
struct ShortMarkup: Sendable {
    private let words: InlineArray<5, UInt64>
    let count: Int

    /// How much room is written to, whatever it says.
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

    /// Writes the markup, and anything behind it in its room, and returns the place behind it.
    func put(in room: inout MutableRawSpan, at place: Int) -> Int {
        room.storeBytes(of: words, toByteOffset: place, as: InlineArray<5, UInt64>.self)
        return place + count
    }
}
