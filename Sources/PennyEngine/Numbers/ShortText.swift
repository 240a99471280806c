/// A text of at most eight bytes, such as a mark, stored in a word so that one instruction writes
/// it.
package struct ShortText: Sendable {
    private let word: UInt64
    /// The number of bytes.
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

    /// Makes a short text; nil where there are too many bytes.
    @inline(never)
    package init?(bytes: [UInt8]) {
        guard bytes.count <= Self.room else { return nil }
        var word: UInt64 = 0
        for index in bytes.indices { word |= UInt64(bytes[index]) << UInt64(index * 8) }
        self.word = word.littleEndian
        count = bytes.count
    }

    /// The most bytes of a short text.
    package static let room = 8

    /// Writes the text, and undefined bytes after it up to the length of a word. Returns the offset
    /// after the text.
    package func put(in room: inout MutableRawSpan, at offset: Int) -> Int {
        room.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
        return offset + count
    }

    /// Writes the text without a check that there is room for a word, and moves the offset after
    /// it.
    @inline(__always)
    func put(unchecked room: inout MutableRawSpan, at offset: inout Int) {
        room.storeBytes(of: word, toUncheckedByteOffset: offset, as: UInt64.self)
        offset &+= count
    }
}

extension [UInt8] {
    /// Appends the bytes that `write` writes at the start of `roomForText` bytes, as many as it
    /// returns. Only those are read, so the room is not zeroed.
    @inline(never)
    package mutating func append(writing write: (inout MutableRawSpan) -> Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.roomForText) { text in
            var span = text.mutableSpan
            var room = span.mutableBytes
            let count = write(&room)
            append(bytes: UnsafeBufferPointer(text.extracting(..<count)))
        }
    }

    /// The number of bytes that `append(writing:)` has room for.
    package static var roomForText: Int { 1024 }

    /// Appends bytes. It is never inlined, so that there is one copy of the code.
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
