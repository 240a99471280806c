package import PennyContent

/// English for schemas and the manual.
extension KeyField {
    /// A sentence for the conditions, and one for the default.
    ///
    /// - Parameter mark: the mark on both sides of a word of a file.
    package func ruleWords(mark: String = "") -> [String] {
        let rules = conditions.map { condition in
            let words = condition.words.map { mark + $0 + mark }
            let list = words.count == 1 ? words[0] : "one of " + words.joined(separator: ", ")
            return "\(mark)\(condition.key)\(mark) is \(list)"
        }
        let only = rules.isEmpty ? [] : ["Only where " + rules.joined(separator: " and ") + "."]
        return only + (standard.map { ["Default: \(mark)\($0)\(mark)."] } ?? [])
    }
}
