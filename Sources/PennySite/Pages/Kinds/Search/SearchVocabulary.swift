/// The distinct words of an index, numbered. A site may have a hundred thousand, so they are stored
/// in one block.
struct SearchVocabulary: Sendable {
    private var letters: [UInt8] = []
    /// The end of each word in `letters`.
    private var ends: [UInt32] = []
    /// A hash table with linear probing: the numbers of words from 1; 0 is free.
    private var table = [UInt32](repeating: 0, count: 1024)

    var count: Int { ends.count }

    func range(_ word: Int) -> Range<Int> {
        (word > 0 ? Int(ends[word - 1]) : 0)..<Int(ends[word])
    }

    func bytes(_ word: Int) -> ArraySlice<UInt8> { letters[range(word)] }

    func text(_ word: Int) -> String { String(decoding: bytes(word), as: UTF8.self) }

    /// The number of a word. Adds a new word.
    mutating func number(of word: [UInt8]) -> Int {
        var slot = Self.digest(word[...]) & (table.count - 1)
        while table[slot] != 0 {
            let number = Int(table[slot]) - 1
            if isSame(range(number), word) { return number }
            slot = (slot + 1) & (table.count - 1)
        }
        letters += word
        ends.append(UInt32(letters.count))
        table[slot] = UInt32(ends.count)
        if ends.count * 2 > table.count { grow() }
        return ends.count - 1
    }

    /// A copy without the hash table, for when no word is added any more.
    var withoutTable: SearchVocabulary {
        var words = self
        words.table = []
        return words
    }

    private func isSame(_ range: Range<Int>, _ word: [UInt8]) -> Bool {
        if range.count != word.count { return false }
        for index in word.indices where letters[range.lowerBound + index] != word[index] {
            return false
        }
        return true
    }

    private mutating func grow() {
        table = [UInt32](repeating: 0, count: table.count * 2)
        for number in ends.indices {
            var slot = Self.digest(bytes(number)) & (table.count - 1)
            while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
            table[slot] = UInt32(number + 1)
        }
    }

    /// A digest that is the same in every run: it also decides where the index is cut.
    static func digest(_ word: ArraySlice<UInt8>) -> Int {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in word { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        digest ^= digest >> 29
        return Int(truncatingIfNeeded: digest & 0x7fff_ffff)
    }

    /// The numbers of the words in the order of their bytes, which is that of their Unicode
    /// scalars.
    var sorted: [UInt32] {
        var order = Array(0..<UInt32(count))
        letters.withUnsafeBufferPointer { letters in
            ends.withUnsafeBufferPointer { ends in
                order.sort { Self.precedes(Int($0), Int($1), letters, ends) }
            }
        }
        return order
    }

    /// Takes buffers: arrays would be looked up again in each of millions of comparisons.
    private static func precedes(
        _ one: Int, _ other: Int, _ letters: UnsafeBufferPointer<UInt8>,
        _ ends: UnsafeBufferPointer<UInt32>
    ) -> Bool {
        var offset = one > 0 ? Int(ends[one - 1]) : 0
        var otherOffset = other > 0 ? Int(ends[other - 1]) : 0
        let (end, otherEnd) = (Int(ends[one]), Int(ends[other]))
        while offset < end, otherOffset < otherEnd {
            let (letter, otherLetter) = (letters[offset], letters[otherOffset])
            if letter != otherLetter { return letter < otherLetter }
            offset += 1
            otherOffset += 1
        }
        return offset == end && otherOffset < otherEnd
    }
}
