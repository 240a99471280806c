// Phrases that the wordings of all modules share.

/// A number with a noun: `1 cell`, `2 cells`.
public func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// A list of alternatives: `first, second or third`; `nothing` when there is none.
public func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
}

/// The question whether a person meant a similar word; nil if there is none.
public func didYouMean(_ near: String?) -> String? { near.map { "Did you mean “\($0)”?" } }

/// The same question, or the words that are known.
public func didYouMean(_ near: String?, among known: [String]) -> String {
    didYouMean(near) ?? "It can be \(alternatives(known))."
}

/// A number with grouped digits: `10,006`.
public func grouped(_ number: Int) -> String {
    var digits = String(number)
    var index = digits.count - 3
    while index > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
        index -= 3
    }
    return digits
}
