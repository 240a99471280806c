/// The candidate a person most likely meant when they wrote `word`: the one
/// with the fewest edits, if that is at most a third of its length (and at
/// least one edit is always allowed). Ties go to the earlier candidate.
///
/// - Parameter least: so many edits are allowed however short the word is: two where the
///   candidates are few and unlike each other.
public func nearMiss(
    to word: String, among candidates: some Sequence<String>, allowing least: Int = 1
) -> String? {
    // Most words of a hostile file are too long for anything, and need not be lowered.
    guard word.utf8.count <= 4 * wordLimit else { return nil }
    let typed = Array(word.lowercased().unicodeScalars)
    guard !typed.isEmpty, typed.count <= wordLimit else { return nil }
    var best: (candidate: String, edits: Int)?
    for candidate in candidates where candidate != word {
        // As many edits as letters more or fewer are needed anyway.
        let length = candidate.utf8.count
        let isASCII = candidate.utf8.allSatisfy { $0 < 0x80 }
        if isASCII, abs(length - typed.count) > max(least, length / 3) { continue }
        let wanted = Array(candidate.lowercased().unicodeScalars)
        guard wanted.count <= wordLimit else { continue }
        let edits = editDistance(typed, wanted)
        guard edits <= max(least, wanted.count / 3) else { continue }
        if edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    return best?.candidate
}

/// The length of the longest word that is compared.
private let wordLimit = 64

/// Insertions, deletions, substitutions and swaps of neighbours that turn one
/// word into the other (optimal string alignment).
func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...first.count {
        var current = [row]
        current.reserveCapacity(second.count + 1)
        for column in 1...second.count {
            let substitution = first[row - 1] == second[column - 1] ? 0 : 1
            var edits = min(
                last[column] + 1, current[column - 1] + 1, last[column - 1] + substitution)
            if row > 1, column > 1, first[row - 1] == second[column - 2],
                first[row - 2] == second[column - 1]
            {
                edits = min(edits, beforeLast[column - 2] + 1)
            }
            current.append(edits)
        }
        (beforeLast, last) = (last, current)
    }
    return last[second.count]
}
