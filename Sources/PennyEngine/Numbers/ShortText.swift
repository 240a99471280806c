/// A text of at most eight bytes, such as a mark, kept in a word so that it is written as one.
package struct ShortText: Sendable {
    private let word: UInt64
    /// How many bytes it has.
    package let count: Int

    @inline(never)
    package init(_ text: String) {
        let view = text.utf8
        let bytes = view.span
        precondition(bytes.count <= 8, "a short text is too long")
        var word: UInt64 = 0
        for index in 0..<bytes.count { word |= UInt64(bytes[index]) << UInt64(index * 8) }
        self.word = word.littleEndian
        count = bytes.count
    }

    /// Nil for a text that is too long.
    @inline(never)
    package init?(bytes: [UInt8]) {
        guard bytes.count <= Self.room else { return nil }
        var word: UInt64 = 0
        for index in bytes.indices { word |= UInt64(bytes[index]) << UInt64(index * 8) }
        self.word = word.littleEndian
        count = bytes.count
    }

    /// How many bytes it can have.
    package static let room = 8

    /// Writes the text, and anything behind it in the room of a word, and returns the place
    /// behind the text.
    package func put(in room: inout MutableRawSpan, at place: Int) -> Int {
        room.storeBytes(of: word, toByteOffset: place, as: UInt64.self)
        return place + count
    }

    /// Writes it where there is known to be room for a word, and moves the place behind it.
    @inline(__always)
    func put(unchecked room: inout MutableRawSpan, at place: inout Int) {
        room.storeBytes(of: word, toUncheckedByteOffset: place, as: UInt64.self)
        place &+= count
    }
}

extension [UInt8] {
    /// Appends what `write` writes into room for `roomForText` bytes, from its first on: as many
    /// as it says. Only those are read, so the room need not be zeroed.
    @inline(never)
    package mutating func append(writing write: (inout MutableRawSpan) -> Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.roomForText) { text in
            var span = text.mutableSpan
            var room = span.mutableBytes
            let count = write(&room)
            append(bytes: UnsafeBufferPointer(text.extracting(..<count)))
        }
    }

    /// How much room `append(writing:)` has.
    package static var roomForText: Int { 1024 }

    /// Appends bytes in the one copy there is of that.
    @inline(never)
    package mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
        append(addingCapacity: bytes.count) { room in
            room.withUnsafeMutableBufferPointer { free, count in
                let text = UnsafeRawBufferPointer(bytes)
                UnsafeMutableRawBufferPointer(free).copyMemory(from: text)
                count = bytes.count
            }
        }
    }
}
