/// Where two lists of different lengths get out of step, as far as their words
/// tell: the first pair that looks wrong, and the last before it that looks right.
///
/// An entry of the longer list that is empty, or that alone begins with a small
/// letter, is the rest of the one before. Otherwise somewhere a delimiter too
/// many or too few puts all that follows out of step. So each place is tried
/// for it: before it words should recur in their own definitions, after it in
/// those as far off as the lengths differ. The places with the most in common
/// are left. Nothing tells them apart: the first is after the last pair that
/// looks right, the last is the first pair that looks wrong. Where nothing in
/// common speaks for any place, it is the last pair there is.
struct MismatchedPair {
    let index: Int
    /// Something speaks for it.
    let isCertain: Bool
    /// The last pair before it that looks right.
    let lastRight: Int?

    init(words: [String], definitions: [String]) {
        let last = min(words.count, definitions.count) - 1
        let longer = words.count > definitions.count ? words : definitions
        if let rest = Self.rest(in: longer) {
            (index, isCertain, lastRight) = (min(rest, last), true, nil)
            return
        }
        let scores = SharedWords(words, definitions).scores
        let best = scores.max() ?? 0
        let inStep = scores.last ?? 0
        guard best >= inStep + SharedWords.unique, let first = scores.firstIndex(of: best),
            let end = scores.lastIndex(of: best), end <= last
        else {
            (index, isCertain, lastRight) = (last, false, nil)
            return
        }
        (index, isCertain, lastRight) = (end, true, first > 0 ? first - 1 : nil)
    }

    private static func rest(in entries: [String]) -> Int? {
        if let empty = entries.firstIndex(where: \.isEmpty) { return empty }
        let small = entries.indices.filter { entries[$0].first?.isLowercase == true }
        return small.count == 1 && entries.count > 3 ? small[0] : nil
    }
}

/// How much words and definitions have in common.
private struct SharedWords {
    /// What a part weighs that one word and one definition have; the more of
    /// them have it, the less it says.
    static let unique = 60

    private let words: [Set<Substring>]
    private let definitions: [Set<Substring>]
    private var counts: [Substring: (words: Int, definitions: Int)] = [:]

    init(_ words: [String], _ definitions: [String]) {
        self.words = words.map(Self.parts)
        self.definitions = definitions.map(Self.parts)
        for part in self.words.joined() { counts[part, default: (0, 0)].words += 1 }
        for part in self.definitions.joined() { counts[part, default: (0, 0)].definitions += 1 }
    }

    /// For each number of words from the first: what is in common if those are
    /// in step with their definitions and the rest is not.
    var scores: [Int] {
        let shift = definitions.count - words.count
        var scores = [words.indices.reduce(0) { $0 + weight($1, $1 + shift) }]
        for place in words.indices {
            scores.append(scores[place] + weight(place, place) - weight(place, place + shift))
        }
        return scores
    }

    private func weight(_ word: Int, _ definition: Int) -> Int {
        guard definitions.indices.contains(definition) else { return 0 }
        return words[word].intersection(definitions[definition]).reduce(0) { sum, part in
            let count = counts[part] ?? (1, 1)
            return sum + Self.unique / (count.words * count.definitions)
        }
    }

    /// The beginnings of its words, so that `saving` is also in `savings`;
    /// words of three letters and less are left out.
    private static func parts(_ text: String) -> Set<Substring> {
        let folded = text.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : " " }
        return Set(
            folded.joined().split(separator: " ").filter { $0.count > 3 }.map { $0.prefix(6) })
    }
}
