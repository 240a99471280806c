import PennyFiles

/// The bytes of a page, one after the other, of which a part is in memory at a time.
struct PageBytes: ~Copyable {
    private let file: FileParts
    /// The bytes that are in memory.
    private(set) var block: [UInt8]
    private var count = 0
    private var position = 0
    private var isAtEnd = false

    init(_ file: consuming FileParts) throws(FileError) {
        // One byte more shows in the same reading that the file ends there.
        block = [UInt8](repeating: 0, count: min(file.size + 1, FileParts.room))
        self.file = file
        try fill()
    }

    /// What was read of the page at once, before anything is taken.
    var beginning: ArraySlice<UInt8> { block[..<count] }

    @inline(__always)
    mutating func next() throws(FileError) -> UInt8? {
        if position == count, try !hasMore() { return nil }
        position += 1
        return block[position - 1]
    }

    /// The next byte, which stays the next.
    @inline(__always)
    mutating func peek() throws(FileError) -> UInt8? {
        if position == count, try !hasMore() { return nil }
        return block[position]
    }

    /// Passes over all bytes up to the next of this kind, and over that.
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

    /// Passes over the rest of a tag, which ends at an angle bracket outside of quotes.
    ///
    /// - Returns: where it stands in the block, until more is taken.
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
            guard try keepAndFill() else {
                defer { position = end }
                return position..<end
            }
            end = position + length
        }
    }

    /// Moves what is not taken to the start of the block, and fills the rest.
    ///
    /// - Returns: whether there is more; not at the end, and not behind a tag that fills the block.
    private mutating func keepAndFill() throws(FileError) -> Bool {
        if isAtEnd || position == 0 { return false }
        block.removeFirst(position)
        block.append(contentsOf: repeatElement(0, count: position))
        let kept = count - position
        position = 0
        count = try file.fill(&block, from: kept)
        isAtEnd = count < block.count
        return count > kept
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
