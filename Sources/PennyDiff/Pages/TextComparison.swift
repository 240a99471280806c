import PennyFiles

/// Compares the words of two pages as they are read: the number of differences, the first of these,
/// and the first link with the same words and another target.
struct TextComparison {
    private(set) var text: TextChange?
    private(set) var link: TextChange?

    /// The number of words that are searched for the point from which both pages continue alike.
    private static let window = 128
    /// The number of words that must be alike there.
    private static let proof = 3
    /// The number of words shown of a difference, and on each side of it.
    private static let context = 3
    private static let shown = 16
    /// The number of differences after which the rest is not compared.
    private static let limit = 1000

    init(_ old: inout PageTextReader, _ new: inout PageTextReader) throws(FileError) {
        var (left, right) = (Words(), Words())
        var changeCount = 0
        while true {
            try left.fill(from: &old, 1)
            try right.fill(from: &new, 1)
            guard let one = left.first, let two = right.first else { break }
            guard one.bytes == two.bytes else {
                changeCount += 1
                try left.fill(from: &old, Self.window)
                try right.fill(from: &new, Self.window)
                let next = changeCount < Self.limit ? Self.meeting(left, right) : nil
                if text == nil { text = Self.change(left, right, next) }
                guard let next else {
                    text?.changeCount = nil
                    break
                }
                left.pass(next.old)
                right.pass(next.new)
                continue
            }
            if one.links != two.links { note(one.links, two.links) }
            left.pass(1)
            right.pass(1)
        }
        // The rest of one page: words, or a link after the last of them.
        if text == nil || text?.changeCount != nil, left.isEmpty != right.isEmpty {
            try left.fill(from: &old, Self.shown + 1)
            try right.fill(from: &new, Self.shown + 1)
            if (left.open + right.open).allSatisfy(\.bytes.isEmpty) {
                note(left.first?.links ?? [], right.first?.links ?? [])
            } else {
                changeCount += 1
                let end = (left.open.count, right.open.count)
                if text == nil { text = Self.change(left, right, end) }
            }
        }
        if text?.changeCount != nil { text?.changeCount = changeCount }
        try old.finish()
        try new.finish()
    }

    private mutating func note(_ before: [String], _ after: [String]) {
        if link != nil { return }
        let pair = zip(before, after).first { $0 != $1 }
        let count = min(before.count, after.count)
        link = TextChange(
            part: .link, before: pair?.0 ?? before.dropFirst(count).first ?? "",
            after: pair?.1 ?? after.dropFirst(count).first ?? "")
    }

    /// Words that are read and not yet compared, after the last compared ones.
    private struct Words {
        private var words: [PageWord] = []
        private var position = 0
        private(set) var isAtEnd = false

        var open: ArraySlice<PageWord> { words[position...] }
        var first: PageWord? { position < words.count ? words[position] : nil }
        var isEmpty: Bool { position == words.count }

        /// The last equal words of the same paragraph.
        var before: ArraySlice<PageWord> {
            let last = words[..<position].suffix(context)
            return last[(last.lastIndex(where: \.beginsBlock) ?? last.startIndex)...]
        }

        mutating func fill(from page: inout PageTextReader, _ count: Int) throws(FileError) {
            while words.count - position < count, !isAtEnd {
                if let word = try page.next() { words.append(word) } else { isAtEnd = true }
            }
        }

        mutating func pass(_ count: Int) {
            position += count
            if position < Self.room { return }
            words.removeFirst(position - context)
            position = context
        }

        private static let room = 256
    }

    /// The number of words to skip in each so that both continue alike; nil if that is too far.
    private static func meeting(_ left: Words, _ right: Words) -> (old: Int, new: Int)? {
        let (one, two) = (Array(left.open), Array(right.open))
        for sum in 1...max(1, one.count + two.count) {
            for first in max(0, sum - two.count)...min(sum, one.count)
            where goOnAlike(one[first...], two[(sum - first)...], left.isAtEnd && right.isAtEnd) {
                return (first, sum - first)
            }
        }
        return nil
    }

    private static func goOnAlike(
        _ left: ArraySlice<PageWord>, _ right: ArraySlice<PageWord>, _ areAtEnd: Bool
    ) -> Bool {
        let count = min(proof, left.count, right.count)
        guard zip(left, right).prefix(count).allSatisfy({ $0.bytes == $1.bytes }) else {
            return false
        }
        return count == proof || areAtEnd && left.count == right.count
    }

    private static func change(
        _ left: Words, _ right: Words, _ next: (old: Int, new: Int)?
    ) -> TextChange {
        let isAtStart = [left, right].allSatisfy { $0.first?.beginsBlock ?? true }
        return TextChange(
            part: .text, before: snippet(of: left, next?.old, isAtStart),
            after: snippet(of: right, next?.new, isAtStart))
    }

    /// The changed words with their context.
    private static func snippet(of words: Words, _ count: Int?, _ isAtStart: Bool) -> String {
        let open = words.open
        let count = count ?? open.count
        let before = isAtStart ? [] : words.before
        var all = (before + open.prefix(min(count, shown))).map(\.bytes)
        if count > shown {
            all.append(Array("…".utf8))
        } else {
            let rest = open.dropFirst(count).prefix(context)
            all += rest.prefix { !$0.beginsBlock }.map(\.bytes)
        }
        return all.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
