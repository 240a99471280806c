/// Estimates at which pair two lists of different lengths get out of step: the first pair that
/// looks wrong, and the last one before it that looks right.
///
/// An entry of the longer list that is empty, or that alone begins with a lowercase letter, is the
/// rest of the previous one. Otherwise an extra or missing delimiter puts all following pairs out
/// of step. Each index is tried as the position of that delimiter: words before it should recur in
/// their own definitions, and words after it in definitions shifted by the difference of the
/// lengths. Of the indexes with the best score, the first follows the last pair that looks right,
/// and the last is the first pair that looks wrong. If nothing supports any index, the result is
/// the last pair.
struct MismatchedPair {
    let index: Int
    /// Whether there is evidence for the index.
    let isCertain: Bool
    /// The index of the last pair before it that looks right.
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

/// Scores how much words and definitions have in common.
private struct SharedWords {
    /// The weight of a word part that occurs in one word and one definition. The more of them
    /// contain it, the less it weighs.
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

    /// For each number of leading words: the score if those are in step with their definitions and
    /// the others are shifted.
    var scores: [Int] {
        let shift = definitions.count - words.count
        var scores = [words.indices.reduce(0) { $0 + weight($1, $1 + shift) }]
        for index in words.indices {
            scores.append(scores[index] + weight(index, index) - weight(index, index + shift))
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

    /// The first six letters of each word, so that `saving` also matches `savings`. Words of up to
    /// three letters are left out.
    private static func parts(_ text: String) -> Set<Substring> {
        let folded = text.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : " " }
        return Set(
            folded.joined().split(separator: " ").filter { $0.count > 3 }.map { $0.prefix(6) })
    }
}
