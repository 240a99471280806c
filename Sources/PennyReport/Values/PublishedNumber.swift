package import PennyEngine

/// A number as sources publish it: `2,793.90`, `-0.08%`, `−0.13 %`, `+1.2`. It is exact: no digit
/// is lost.
package struct PublishedNumber: Equatable {
    package let value: ExactDecimal
    package let isPercent: Bool

    /// The most digits before or after the decimal mark. No figure has more.
    private static let digitLimit = 15

    /// Nil unless the text is one number: an optional sign, digits with or without groups of three,
    /// decimals after their mark, and an optional percent sign.
    package init?(_ text: String, _ convention: NumberConvention = .point) {
        var rest = Self.trimmed(text.unicodeScalars[...])
        isPercent = rest.last == "%"
        if isPercent { rest = Self.trimmed(rest.dropLast()) }
        let sign = rest.first.flatMap { "+-\u{2212}".unicodeScalars.contains($0) ? $0 : nil }
        if sign != nil { rest = Self.trimmed(rest.dropFirst()) }
        let isPoint = convention == .point
        let parts = rest.split(
            separator: isPoint ? "." : ",", omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2,
            let digits = Self.digits(Substring(whole), between: isPoint ? "," : "."),
            let decimals = parts.count == 2 ? Self.plain(parts[1]) : []
        else { return nil }
        // No one groups thousands of percent: the mark is the other decimal mark.
        if isPercent, decimals.isEmpty, whole.contains(isPoint ? "," : ".") { return nil }
        var coefficient: Int128 = 0
        for digit in digits + decimals { coefficient = coefficient * 10 + digit }
        let isNegative = sign == "-" || sign == "\u{2212}"
        value = ExactDecimal(isNegative ? -coefficient : coefficient, scale: decimals.count)
    }

    /// The digits of a whole number with optional groups of three. With a decimal comma, spaces can
    /// separate them, too.
    private static func digits(_ text: Substring, between mark: Unicode.Scalar) -> [Int128]? {
        let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{202F}"]
        let hasSpaces = mark == "." && text.unicodeScalars.contains { spaces.contains($0) }
        let groups = text.unicodeScalars.split(omittingEmptySubsequences: false) {
            hasSpaces ? spaces.contains($0) : $0 == mark
        }
        guard groups.count > 1 else { return plain(text.unicodeScalars) }
        guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return nil }
        return plain(groups.joined())
    }

    private static func plain(_ text: some Sequence<Unicode.Scalar>) -> [Int128]? {
        var digits: [Int128] = []
        for scalar in text {
            guard ("0"..."9").contains(scalar), digits.count < digitLimit else { return nil }
            digits.append(Int128(scalar.value - 48))
        }
        return digits.isEmpty ? nil : digits
    }

    private static func trimmed(
        _ text: Substring.UnicodeScalarView
    ) -> Substring.UnicodeScalarView {
        var text = text
        while text.first?.properties.isWhitespace == true { text.removeFirst() }
        while text.last?.properties.isWhitespace == true { text.removeLast() }
        return text
    }
}
