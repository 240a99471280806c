/// The candidate that a person most likely meant when they wrote `word`: the one with the fewest
/// edits, if that is at most a third of its length (one edit is always allowed). Ties go to the
/// earlier candidate.
///
/// - Parameter least: the number of edits that is allowed even for a short word: two where the
///   candidates are few and unlike each other.
public func nearMiss(
    to word: String, among candidates: some Sequence<String>, allowing least: Int = 1
) -> String? {
    // Most words of a hostile file are too long for any candidate, and need not be lowercased.
    guard word.utf8.count <= 4 * wordLimit else { return nil }
    let typed = Array(word.lowercased().unicodeScalars)
    guard !typed.isEmpty, typed.count <= wordLimit else { return nil }
    var best: (candidate: String, edits: Int)?
    for candidate in candidates where candidate != word {
        // The difference in length is a lower bound of the edits.
        let length = candidate.utf8.count
        let isASCII = candidate.utf8.allSatisfy { $0 < 0x80 }
        if isASCII, abs(length - typed.count) > max(least, length / 3) { continue }
        let wanted = Array(candidate.lowercased().unicodeScalars)
        guard wanted.count <= wordLimit else { continue }
        let limit = min(max(least, wanted.count / 3), best.map { $0.edits - 1 } ?? .max)
        guard let edits = editDistance(typed, wanted, atMost: limit) else { continue }
        best = (candidate, edits)
    }
    return best?.candidate
}

/// The length of the longest word that is compared.
private let wordLimit = 64

/// The number of insertions, deletions, substitutions and swaps of neighbors that turn one word
/// into the other (optimal string alignment); nil if it exceeds `limit`.
func editDistance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost limit: Int = .max
) -> Int? {
    var last = Array(0...second.count)
    var (beforeLast, current) = (last, last)
    for row in first.indices {
        current[0] = row + 1
        var least = row + 1
        for column in second.indices {
            let substitution = first[row] == second[column] ? 0 : 1
            var edits = min(last[column + 1] + 1, current[column] + 1, last[column] + substitution)
            if row > 0, column > 0, first[row] == second[column - 1],
                first[row - 1] == second[column]
            {
                edits = min(edits, beforeLast[column - 1] + 1)
            }
            current[column + 1] = edits
            least = min(least, edits)
        }
        // A swap reaches back two rows, so one row beyond the limit can still be recovered.
        if least > limit, last.allSatisfy({ $0 > limit }) { return nil }
        (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[second.count] <= limit ? last[second.count] : nil
}
