/// The name that a person most likely meant by `typed`: the one with the fewest edits, if there are
/// at most one or a third of its length. The first of several wins. One letter is too short for a
/// guess.
func nearestName(to typed: String, in lists: [String]) -> String? {
    let word = TypedText.folded(typed).bytes
    guard word.count > 1, word.count <= 64 else { return nil }
    var nearest: String?
    var fewest = Int.max
    for list in lists {
        for name in words(of: list) {
            let wanted = name.bytes
            guard wanted.count > 1 else { continue }
            let edits = editDistance(word, wanted)
            if edits <= max(1, wanted.count / 3), edits < fewest {
                nearest = name
                fewest = edits
            }
        }
    }
    return nearest
}

/// The number of insertions, deletions, substitutions and swaps of neighbors that change one word
/// into the other (optimal string alignment).
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...first.count {
        var current = [row]
        for column in 1...second.count {
            let isSame = first[row - 1] == second[column - 1]
            var edits = min(
                last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
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
