/// The words that people type in a language, with their English: many words to one. The compiled
/// table is part of the file of words beside a module:
///
///     table = count {count English…}… {count key… reference}…
///
/// Keys are folded (`TypedToken`) and in order. A reference is twice the index of the English, and
/// one more if the key must be the whole text, including marks, as for a choice.
public struct TypedTable: Sendable {
    private let bytes: [UInt8]
    private let meanings: [Range<Int>]
    private let entries: [(key: Range<Int>, reference: Int)]

    /// The largest number of words in a phrase.
    private static let maximumWords = 8
    /// The largest number of bytes in a text typed for one value.
    private static let maximumBytes = 400

    /// Reads a compiled table; nil if it is invalid.
    public init?(_ bytes: [UInt8]) {
        var reader = ByteReader(0..<bytes.count)
        var meanings: [Range<Int>] = []
        var entries: [(key: Range<Int>, reference: Int)] = []
        let count = reader.number(of: bytes)
        while reader.isSound, !reader.isAtEnd, meanings.count < count {
            meanings.append(reader.range(reader.number(of: bytes)))
        }
        while reader.isSound, !reader.isAtEnd {
            let key = reader.range(reader.number(of: bytes))
            let reference = reader.number(of: bytes)
            guard reference >> 1 < meanings.count else { return nil }
            entries.append((key, reference))
        }
        guard reader.isSound, meanings.count == count else { return nil }
        (self.bytes, self.meanings, self.entries) = (bytes, meanings, entries)
    }

    /// The possible English readings of a text: first those of the whole text, then the text with
    /// all known words replaced. Empty if no word is known.
    public func readings(of text: [UInt8]) -> [[UInt8]] {
        if text.count > Self.maximumBytes { return [] }
        let tokens = TypedToken.all(of: text)
        var readings: [[UInt8]] = []
        for index in indexes(of: TypedToken.key(ofWhole: text)) {
            readings.append(Array(bytes[meanings[entries[index].reference >> 1]]))
        }
        if let english = english(text, tokens), !readings.contains(english) {
            readings.append(english)
        }
        return readings
    }

    /// Replaces all known words by English; nil if there is none.
    private func english(_ text: [UInt8], _ tokens: [TypedToken]) -> [UInt8]? {
        var out: [UInt8] = []
        var copied = 0
        var index = 0
        while index < tokens.count {
            guard let (english, end) = phrase(tokens, from: index) else {
                index += 1
                continue
            }
            out.append(contentsOf: text[copied..<tokens[index].range.lowerBound])
            Self.separate(&out)
            out.append(contentsOf: english)
            copied = tokens[end - 1].range.upperBound
            copied += Self.ending(text, copied)
            if end < tokens.count, tokens[end].range.lowerBound == copied { Self.separate(&out) }
            index = end
        }
        if copied == 0 { return nil }
        out.append(contentsOf: text[copied...])
        return out
    }

    /// The number of bytes of a short form's full stop at this offset, or of an apostrophe.
    private static func ending(_ text: [UInt8], _ at: Int) -> Int {
        guard at < text.count else { return 0 }
        switch text[at] {
        case UInt8(ascii: "."), UInt8(ascii: "'"): return 1
        case 0xE2 where text[at...].starts(with: [0xE2, 0x80, 0x99]): return 3
        default: return 0
        }
    }

    /// Appends a space, unless the text is empty or ends in a joint or an opening parenthesis.
    private static func separate(_ out: inout [UInt8]) {
        var last = out.count - 1
        while last > 0, out[last] & 0xC0 == 0x80 { last -= 1 }
        if last < 0 || out[last] == UInt8(ascii: "(") { return }
        if TypedSign(out, last).kind != .joint { out.append(0x20) }
    }

    /// The English of the longest phrase at this index, and the index behind it.
    private func phrase(_ tokens: [TypedToken], from start: Int) -> (english: [UInt8], end: Int)? {
        var last = start + 1
        while last < tokens.count, last - start < Self.maximumWords, tokens[last].isJoined {
            last += 1
        }
        for end in stride(from: last, to: start, by: -1) {
            for index in indexes(of: TypedToken.key(tokens[start..<end]))
            where entries[index].reference & 1 == 0 {
                return (Array(bytes[meanings[entries[index].reference >> 1]]), end)
            }
        }
        return nil
    }

    // MARK: - Looking up

    /// The range of entries with this key.
    private func indexes(of key: [UInt8]) -> Range<Int> {
        let first = firstIndex { isLess($0, key) }
        var end = first
        while end < entries.count, !isLess(key, than: entries[end].key) { end += 1 }
        return first..<end
    }

    /// The first entry whose key is not less than another.
    private func firstIndex(_ isBefore: (Range<Int>) -> Bool) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(entries[middle].key) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isLess(_ own: Range<Int>, _ key: [UInt8]) -> Bool {
        compare(own, key) < 0
    }

    private func isLess(_ key: [UInt8], than own: Range<Int>) -> Bool {
        compare(own, key) > 0
    }

    private func compare(_ own: Range<Int>, _ key: [UInt8]) -> Int {
        var index = 0
        while index < own.count, index < key.count {
            let (left, right) = (bytes[own.lowerBound + index], key[index])
            if left != right { return left < right ? -1 : 1 }
            index += 1
        }
        return own.count - key.count
    }
}
