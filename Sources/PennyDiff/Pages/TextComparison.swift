import PennyFiles

/// Compares the words of two pages as they are read: in how many places they differ, the first of
/// these, and the first link that leads elsewhere under the same words.
struct TextComparison {
    private(set) var text: TextChange?
    private(set) var link: TextChange?

    /// So many words are looked through for the place from which both pages go on alike.
    private static let window = 128
    /// So many words must be alike there.
    private static let proof = 3
    /// So many words are shown around what differs, and of it.
    private static let context = 3
    private static let shown = 16
    /// Behind so many places the rest is not told apart.
    private static let limit = 1000

    init(_ old: inout PageReader, _ new: inout PageReader) throws(FileError) {
        var (left, right) = (Words(), Words())
        var places = 0
        while true {
            try left.fill(from: &old, 1)
            try right.fill(from: &new, 1)
            guard let one = left.first, let two = right.first else { break }
            guard one.bytes == two.bytes else {
                places += 1
                try left.fill(from: &old, Self.window)
                try right.fill(from: &new, Self.window)
                let next = places < Self.limit ? Self.meeting(left, right) : nil
                if text == nil { text = Self.change(left, right, next) }
                guard let next else {
                    text?.places = nil
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
        // What is left of one page: words, or a link behind the last of them.
        if text == nil || text?.places != nil, left.isEmpty != right.isEmpty {
            try left.fill(from: &old, Self.shown + 1)
            try right.fill(from: &new, Self.shown + 1)
            if (left.open + right.open).allSatisfy(\.bytes.isEmpty) {
                note(left.first?.links ?? [], right.first?.links ?? [])
            } else {
                places += 1
                let end = (left.open.count, right.open.count)
                if text == nil { text = Self.change(left, right, end) }
            }
        }
        if text?.places != nil { text?.places = places }
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

    /// Words that are read and not yet compared, behind the last that were.
    private struct Words {
        private var words: [PageWord] = []
        private var place = 0
        private(set) var isAtEnd = false

        var open: ArraySlice<PageWord> { words[place...] }
        var first: PageWord? { place < words.count ? words[place] : nil }
        var isEmpty: Bool { place == words.count }

        /// The last words of the same paragraph that were alike.
        var before: ArraySlice<PageWord> {
            let last = words[..<place].suffix(context)
            return last[(last.lastIndex(where: \.beginsBlock) ?? last.startIndex)...]
        }

        mutating func fill(from page: inout PageReader, _ count: Int) throws(FileError) {
            while words.count - place < count, !isAtEnd {
                if let word = try page.next() { words.append(word) } else { isAtEnd = true }
            }
        }

        mutating func pass(_ count: Int) {
            place += count
            if place < Self.room { return }
            words.removeFirst(place - context)
            place = context
        }

        private static let room = 256
    }

    /// How many words of each must be left out so that both go on alike; nil where that is too far.
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

    /// The words that changed with those around them.
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
