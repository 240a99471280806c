/// The order of names, in which `year-2` comes before `year-10`.
enum NameOrder {
    static func precedes(_ first: String, _ second: String) -> Bool {
        let (one, two) = (parts(of: first), parts(of: second))
        for (left, right) in zip(one, two) where left != right {
            if !left.isNumber || !right.isNumber { return left.text < right.text }
            if left.text.utf8.count != right.text.utf8.count {
                return left.text.utf8.count < right.text.utf8.count
            }
            return left.text < right.text
        }
        // Equal except for zeros: 1 and 01.
        return one.count == two.count ? first < second : one.count < two.count
    }

    /// Digits, or the text between them.
    private struct Part: Equatable {
        let isNumber: Bool
        /// A number has no leading zeros, and any length.
        let text: Substring
    }

    private static func parts(of name: String) -> [Part] {
        var parts: [Part] = []
        var rest = name[...]
        while let first = rest.first {
            let isNumber = isDigit(first)
            let text = rest.prefix { isDigit($0) == isNumber }
            let significant = isNumber ? text.drop { $0 == "0" } : text
            parts.append(Part(isNumber: isNumber, text: significant))
            rest = rest[text.endIndex...]
        }
        return parts
    }

    private static func isDigit(_ character: Character) -> Bool {
        ("0"..."9").contains(character)
    }
}
