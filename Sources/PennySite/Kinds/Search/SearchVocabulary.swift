/// The words of an index, each once and with a number. A site may have a hundred thousand, so they
/// lie in one block.
struct SearchVocabulary: Sendable {
    private var letters: [UInt8] = []
    /// Where each word ends.
    private var ends: [UInt32] = []
    /// The numbers of words from 1, in the place that their digest says or behind it; 0 is free.
    private var table = [UInt32](repeating: 0, count: 1024)

    var count: Int { ends.count }

    func range(_ word: Int) -> Range<Int> {
        (word > 0 ? Int(ends[word - 1]) : 0)..<Int(ends[word])
    }

    func bytes(_ word: Int) -> ArraySlice<UInt8> { letters[range(word)] }

    func text(_ word: Int) -> String { String(decoding: bytes(word), as: UTF8.self) }

    /// The number of a word, which is a new one for a word that is.
    mutating func number(of word: [UInt8]) -> Int {
        var place = Self.digest(word[...]) & (table.count - 1)
        while table[place] != 0 {
            let number = Int(table[place]) - 1
            if isSame(range(number), word) { return number }
            place = (place + 1) & (table.count - 1)
        }
        letters += word
        ends.append(UInt32(letters.count))
        table[place] = UInt32(ends.count)
        if ends.count * 2 > table.count { grow() }
        return ends.count - 1
    }

    /// The same for whoever looks no word up any more.
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
            var place = Self.digest(bytes(number)) & (table.count - 1)
            while table[place] != 0 { place = (place + 1) & (table.count - 1) }
            table[place] = UInt32(number + 1)
        }
    }

    /// The same in every run: it also says where the index is cut.
    static func digest(_ word: ArraySlice<UInt8>) -> Int {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in word { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        digest ^= digest >> 29
        return Int(truncatingIfNeeded: digest & 0x7fff_ffff)
    }

    /// The numbers of the words in the order of their bytes, which is that of their letters.
    var sorted: [UInt32] {
        var order = Array(0..<UInt32(count))
        letters.withUnsafeBufferPointer { letters in
            ends.withUnsafeBufferPointer { ends in
                order.sort { Self.precedes(Int($0), Int($1), letters, ends) }
            }
        }
        return order
    }

    /// Arrays would be looked up again for each of the millions of comparisons.
    private static func precedes(
        _ one: Int, _ other: Int, _ letters: UnsafeBufferPointer<UInt8>,
        _ ends: UnsafeBufferPointer<UInt32>
    ) -> Bool {
        var place = one > 0 ? Int(ends[one - 1]) : 0
        var otherPlace = other > 0 ? Int(ends[other - 1]) : 0
        let (end, otherEnd) = (Int(ends[one]), Int(ends[other]))
        while place < end, otherPlace < otherEnd {
            let (letter, otherLetter) = (letters[place], letters[otherPlace])
            if letter != otherLetter { return letter < otherLetter }
            place += 1
            otherPlace += 1
        }
        return place == end && otherPlace < otherEnd
    }
}
