import PennyFiles

/// The bytes of a page in sequence. Only a part of them is in memory at a time.
struct PageBytes: ~Copyable {
    private let file: FileParts
    /// The bytes in memory.
    private(set) var block: [UInt8]
    private var count = 0
    private var position = 0
    private var isAtEnd = false

    init(_ file: consuming FileParts) throws(FileError) {
        // One byte more shows in the same call that the file ends there.
        block = [UInt8](repeating: 0, count: min(file.size + 1, FileParts.room))
        self.file = file
        try fill()
    }

    /// The bytes of the first read, before any is consumed.
    var beginning: ArraySlice<UInt8> { block[..<count] }

    @inline(__always)
    mutating func next() throws(FileError) -> UInt8? {
        if position == count, try !hasMore() { return nil }
        position += 1
        return block[position - 1]
    }

    /// The next byte, without consuming it.
    @inline(__always)
    mutating func peek() throws(FileError) -> UInt8? {
        if position == count, try !hasMore() { return nil }
        return block[position]
    }

    /// Passes all bytes through the next one of this value.
    ///
    /// - Returns: whether there is one.
    mutating func pass(to byte: UInt8) throws(FileError) -> Bool {
        repeat {
            while position < count {
                position += 1
                if block[position - 1] == byte { return true }
            }
        } while try hasMore()
        return false
    }

    /// Passes the rest of a tag, which ends at an angle bracket outside quotes.
    ///
    /// - Returns: its range in the block, which is valid until more is consumed.
    mutating func passTag() throws(FileError) -> Range<Int> {
        var end = position
        var quote: UInt8 = 0
        while true {
            while end < count {
                let byte = block[end]
                if quote != 0 {
                    if byte == quote { quote = 0 }
                } else if byte == UInt8(ascii: ">") {
                    defer { position = end + 1 }
                    return position..<end
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = byte
                }
                end += 1
            }
            let length = end - position
            guard try retainAndFill() else {
                defer { position = end }
                return position..<end
            }
            end = position + length
        }
    }

    /// Moves the unread bytes to the start of the block, and fills the rest.
    ///
    /// - Returns: whether there is more: false at the end, and for a tag that fills the block.
    private mutating func retainAndFill() throws(FileError) -> Bool {
        if isAtEnd || position == 0 { return false }
        block.removeFirst(position)
        block.append(contentsOf: repeatElement(0, count: position))
        let retained = count - position
        position = 0
        count = try file.fill(&block, from: retained)
        isAtEnd = count < block.count
        return count > retained
    }

    @inline(never)
    private mutating func hasMore() throws(FileError) -> Bool {
        if isAtEnd { return false }
        try fill()
        return count > 0
    }

    private mutating func fill() throws(FileError) {
        position = 0
        count = try file.fill(&block)
        isAtEnd = count < block.count
    }
}
