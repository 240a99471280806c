// What the wordings of all modules say alike.

/// `1 cell`, `2 cells`.
public func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// `first, second or third`; `nothing` when there is none.
public func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
}

/// `10,006`.
public func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
        place -= 3
    }
    return digits
}
