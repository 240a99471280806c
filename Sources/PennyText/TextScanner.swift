/// Reads a text from its start on, one part after the other.
package struct TextScanner {
    /// What has not been read.
    package private(set) var rest: Substring

    package init(_ text: Substring) { rest = text }

    package init(_ text: String) { rest = text[...] }

    package var isAtEnd: Bool { rest.isEmpty }

    /// Reads a character if it comes next.
    ///
    /// - Returns: whether it did.
    package mutating func skip(_ character: Character) -> Bool {
        skip { $0 == character } != nil
    }

    /// Reads the next character if it is such a one.
    package mutating func skip(_ isSuch: (Character) -> Bool) -> Character? {
        guard let first = rest.first, isSuch(first) else { return nil }
        return rest.removeFirst()
    }

    /// Reads on for as long as the characters are such ones.
    package mutating func take(while isSuch: (Character) -> Bool) -> Substring {
        let taken = rest.prefix(while: isSuch)
        rest = rest[taken.endIndex...]
        return taken
    }

    /// Reads so many characters, or those there are.
    package mutating func take(_ count: Int) -> Substring {
        let taken = rest.prefix(count)
        rest = rest[taken.endIndex...]
        return taken
    }

    /// Reads all digits of ASCII that come next.
    package mutating func digits() -> Substring { take { $0.isASCII && $0.isNumber } }

    /// Reads a number with so many digits in all; nil where there are more or fewer.
    package mutating func number(digits counts: ClosedRange<Int>) -> Int? {
        let digits = digits()
        return counts.contains(digits.count) ? Int(digits) : nil
    }

    package mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }
}
