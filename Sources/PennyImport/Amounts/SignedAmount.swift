import PennyEngine

/// An amount with its sign and its currency, as programs of accounting write
/// it: `$-1,200.00`, `1.200,00 EUR`, `-12`.
struct SignedAmount: Equatable {
    enum Unreadable: Error {
        case notAnAmount, ambiguous
    }

    let value: ExactDecimal
    /// The sign or code beside the number; empty where there is none.
    let commodity: String

    init(_ typed: String, _ convention: NumberConvention) throws(Unreadable) {
        var text = Scanner(typed)
        let isInParentheses = text.take("(")
        var isNegative = isInParentheses
        text.skipSpaces()
        if text.takeSign() { isNegative = !isNegative }
        text.skipSpaces()
        var commodity = text.takeCommodity()
        text.skipSpaces()
        if text.takeSign() { isNegative = !isNegative }
        text.skipSpaces()
        let run = text.takeNumber()
        text.skipSpaces()
        if commodity.isEmpty { commodity = text.takeCommodity() }
        text.skipSpaces()
        if isInParentheses, !text.take(")") { throw .notAnAmount }
        text.skipSpaces()
        guard text.isAtEnd else { throw .notAnAmount }
        let number = try Self.number(run, convention)
        value = isNegative ? ExactDecimal(-number.coefficient, scale: number.scale) : number
        self.commodity = commodity
    }

    // MARK: - The number

    /// Two kinds of mark tell the decimals by themselves, and so does one mark
    /// that no thousands follow. `1,234` is thousands where the comma is not
    /// the decimal mark, and may be either where it is.
    private static func number(
        _ run: [Unicode.Scalar], _ convention: NumberConvention
    ) throws(Unreadable) -> ExactDecimal {
        let marks = run.filter { !isDigit($0) }
        guard let last = marks.last else { return try decimal(run, []) }
        let end = run.lastIndex(of: last) ?? run.endIndex
        let isOnce = marks.count { $0 == last } == 1
        let canBeDecimal = isOnce && (last == "." || last == ",")
        guard canBeDecimal else { return try decimal(groups(run[...]), []) }
        let decimals = Array(run[(end + 1)...])
        if marks.count == 1, decimals.count == 3, (1...3).contains(end), run[0] != "0" {
            let decimalMark: Unicode.Scalar = convention == .point ? "." : ","
            if last == decimalMark { throw .ambiguous }
            return try decimal(groups(run[...]), [])
        }
        return try decimal(groups(run[..<end]), decimals)
    }

    /// The digits of groups of three, or of twos and a last three.
    private static func groups(
        _ run: ArraySlice<Unicode.Scalar>
    ) throws(Unreadable) -> [Unicode.Scalar] {
        let parts = run.split(omittingEmptySubsequences: false) { !isDigit($0) }.map(Array.init)
        if parts.count == 1 { return parts[0] }
        let marks = Set(run.filter { !isDigit($0) })
        let middle = parts.dropFirst().dropLast()
        let isGrouped =
            marks.count == 1 && parts[parts.count - 1].count == 3
            && (1...3).contains(parts[0].count)
            && (middle.allSatisfy { $0.count == 3 } || middle.allSatisfy { $0.count == 2 })
        guard isGrouped else { throw .notAnAmount }
        return parts.flatMap(\.self)
    }

    private static func decimal(
        _ whole: [Unicode.Scalar], _ decimals: [Unicode.Scalar]
    ) throws(Unreadable) -> ExactDecimal {
        let digits = whole + decimals
        guard !digits.isEmpty, whole.count <= 15, decimals.count <= 9 else { throw .notAnAmount }
        var coefficient: Int128 = 0
        for digit in digits { coefficient = coefficient * 10 + Int128(digit.value - 0x30) }
        return ExactDecimal(coefficient, scale: decimals.count)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    // MARK: - Scanning

    private struct Scanner {
        private let scalars: [Unicode.Scalar]
        private var position = 0

        init(_ text: String) { scalars = Array(text.unicodeScalars) }

        var isAtEnd: Bool { position == scalars.count }
        private var next: Unicode.Scalar? { isAtEnd ? nil : scalars[position] }

        mutating func skipSpaces() {
            while let scalar = next, scalar.properties.isWhitespace { position += 1 }
        }

        mutating func take(_ wanted: Unicode.Scalar) -> Bool {
            guard next == wanted else { return false }
            position += 1
            return true
        }

        /// Whether a minus stands here; a plus is stepped over.
        mutating func takeSign() -> Bool {
            if take("+") { return false }
            return take("-") || take("\u{2212}")
        }

        mutating func takeCommodity() -> String {
            var out = String.UnicodeScalarView()
            while let scalar = next, !SignedAmount.isDigit(scalar), !scalar.properties.isWhitespace,
                !"+-()\u{2212}.,@={}".unicodeScalars.contains(scalar)
            {
                if scalar != "\"" { out.append(scalar) }
                position += 1
            }
            return String(out)
        }

        /// Digits, and the marks that digits follow.
        mutating func takeNumber() -> [Unicode.Scalar] {
            var out: [Unicode.Scalar] = []
            while let scalar = next {
                let isMark =
                    ".,'\u{2019}".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
                let isFollowed =
                    position + 1 < scalars.count && SignedAmount.isDigit(scalars[position + 1])
                guard SignedAmount.isDigit(scalar) || (isMark && isFollowed) else { break }
                out.append(scalar.properties.isWhitespace ? " " : scalar)
                position += 1
            }
            return out
        }
    }
}
