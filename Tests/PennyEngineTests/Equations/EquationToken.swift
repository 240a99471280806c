/// A part of a printed equation.
enum EquationToken: Equatable {
    case number(PrintedNumber)
    case word(String)
    /// One of `+ − × ÷ ^ / ( )`.
    case sign(Character)
    /// The rest of a sum, which is not shown: `…`.
    case rest
    /// A power in raised digits: `⁻³⁶`.
    case raised(Int)

    private static let signs: Set<Character> = ["+", "−", "×", "÷", "^", "/", "(", ")"]
    private static let raisedDigits: [Character] = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    /// Marks at the edge of a word that do not belong to it.
    private static let quotes: Set<Character> = ["“", "”", ":", "."]

    /// Splits a text into tokens; nil where it has a sign that equations do not have.
    static func all(of text: String, currency: String) -> [EquationToken]? {
        var tokens: [EquationToken] = []
        var rest = Substring(text)
        var isMoney = false
        while let first = rest.first {
            if rest.hasPrefix(currency) {
                isMoney = true
                rest = rest.dropFirst(currency.count)
            } else if first.isWhitespace || quotes.contains(first) {
                rest.removeFirst()
            } else if first == "…" {
                tokens.append(.rest)
                rest.removeFirst()
            } else if signs.contains(first) {
                tokens.append(.sign(first))
                rest.removeFirst()
            } else if first == "⁻" || raisedDigits.contains(first) {
                guard let power = raised(&rest) else { return nil }
                tokens.append(.raised(power))
            } else if first.isASCII && first.isNumber {
                tokens.append(.number(PrintedNumber(taking: &rest, isMoney: isMoney)))
                isMoney = false
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter || $0 == "-" || $0 == "’" || $0 == "³" }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else {
                return nil
            }
        }
        return tokens
    }

    private static func raised(_ rest: inout Substring) -> Int? {
        let isNegative = rest.first == "⁻"
        if isNegative { rest.removeFirst() }
        var value = 0
        var count = 0
        while let first = rest.first, let digit = raisedDigits.firstIndex(of: first) {
            value = value * 10 + digit
            count += 1
            rest.removeFirst()
        }
        return count == 0 || count > 6 ? nil : isNegative ? -value : value
    }
}
