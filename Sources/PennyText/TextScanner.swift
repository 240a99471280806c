/// Scans a text from its beginning, part by part.
package struct TextScanner {
    /// The unread text.
    package private(set) var rest: Substring

    package init(_ text: Substring) { rest = text }

    package init(_ text: String) { rest = text[...] }

    package var isAtEnd: Bool { rest.isEmpty }

    /// Skips a character if it comes next.
    ///
    /// - Returns: whether it did.
    package mutating func skip(_ character: Character) -> Bool {
        skip { $0 == character } != nil
    }

    /// Skips and returns the next character if it satisfies the condition.
    package mutating func skip(_ condition: (Character) -> Bool) -> Character? {
        guard let first = rest.first, condition(first) else { return nil }
        return rest.removeFirst()
    }

    /// Scans the characters up to the first that does not satisfy the condition.
    package mutating func scan(while condition: (Character) -> Bool) -> Substring {
        let scanned = rest.prefix(while: condition)
        rest = rest[scanned.endIndex...]
        return scanned
    }

    /// Scans `count` characters, or fewer if the text ends.
    package mutating func scan(_ count: Int) -> Substring {
        let scanned = rest.prefix(count)
        rest = rest[scanned.endIndex...]
        return scanned
    }

    /// Scans all ASCII digits that come next.
    package mutating func digits() -> Substring { scan { $0.isASCII && $0.isNumber } }

    /// Scans a number; nil if the number of its digits is out of the range.
    package mutating func number(digits counts: ClosedRange<Int>) -> Int? {
        let digits = digits()
        return counts.contains(digits.count) ? Int(digits) : nil
    }

    package mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }
}
