import PennyEngine

/// An amount with its sign and currency, as accounting programs write it: `$-1,200.00`, `1.200,00
/// EUR`, `-12`.
struct AccountingAmount: Equatable {
    enum Unreadable: Error {
        case notAnAmount, ambiguous
    }

    /// The currency sign or code beside the number; empty if there is none.
    let commodity: String
    /// The digits, and the marks between them.
    private let run: [Unicode.Scalar]
    private let isNegative: Bool

    init(_ typed: String) throws(Unreadable) {
        var text = Scanner(typed)
        let isInParentheses = text.scan("(")
        var isNegative = isInParentheses
        text.skipSpaces()
        if text.scanSign() { isNegative = !isNegative }
        text.skipSpaces()
        var commodity = text.scanCommodity()
        text.skipSpaces()
        if text.scanSign() { isNegative = !isNegative }
        text.skipSpaces()
        run = text.scanNumber()
        text.skipSpaces()
        if commodity.isEmpty { commodity = text.scanCommodity() }
        text.skipSpaces()
        if isInParentheses, !text.scan(")") { throw .notAnAmount }
        text.skipSpaces()
        guard text.isAtEnd, !run.isEmpty else { throw .notAnAmount }
        self.commodity = commodity
        self.isNegative = isNegative
    }

    // MARK: - The number

    /// Parses the number. Two kinds of marks, or one mark that no group of thousands follows,
    /// identify the decimals by themselves. `1,234` is thousands if the comma is not the decimal
    /// mark of `convention`. If it is, the three digits are decimals only if `isSure` is true or
    /// the currency has three.
    ///
    /// - Throws: `ambiguous` if the mark can be either, `notAnAmount` if the text is no number.
    func value(
        _ convention: NumberConvention, isSure: Bool = false, decimals digits: Int = 0
    ) throws(Unreadable) -> ExactDecimal {
        let number = try number(convention, isSure: isSure || digits >= 3)
        return isNegative ? ExactDecimal(-number.coefficient, scale: number.scale) : number
    }

    private func number(
        _ convention: NumberConvention, isSure: Bool
    ) throws(Unreadable) -> ExactDecimal {
        let marks = run.filter { !Self.isDigit($0) }
        guard let last = marks.last else { return try Self.decimal(run, []) }
        let end = run.lastIndex(of: last) ?? run.endIndex
        let isOnce = marks.count { $0 == last } == 1
        let canBeDecimal = isOnce && (last == "." || last == ",")
        guard canBeDecimal else { return try Self.decimal(Self.groups(run[...]), []) }
        let decimals = Array(run[(end + 1)...])
        if marks.count == 1, decimals.count == 3, (1...3).contains(end), run[0] != "0" {
            let decimalMark: Unicode.Scalar = convention == .point ? "." : ","
            if last != decimalMark { return try Self.decimal(Self.groups(run[...]), []) }
            if !isSure { throw .ambiguous }
        }
        return try Self.decimal(Self.groups(run[..<end]), decimals)
    }

    /// The decimal mark of an amount that shows how others are written: `1.000,00`. A single mark
    /// is the decimal mark, as in hledger. If one mark occurs twice, the decimal mark is the other.
    static func decimalMark(shownIn format: String) -> NumberConvention? {
        let marks = Scanner.plain(format).filter { $0 == "." || $0 == "," }
        guard let last = marks.last else { return nil }
        let isLast = Set(marks).count == 2 || marks.count == 1
        return (last == ".") == isLast ? .point : .comma
    }

    /// The digits of groups of three, or of groups of two before a last one of three.
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

    fileprivate static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }

    // MARK: - Scanning

    private struct Scanner {
        private let scalars: [Unicode.Scalar]
        private var position = 0

        init(_ text: String) { scalars = Self.plain(text) }

        /// The text without direction marks, with its digits and marks in ASCII.
        static func plain(_ text: String) -> [Unicode.Scalar] {
            text.unicodeScalars.compactMap { scalar in
                switch scalar.value {
                case 0x61C, 0x200E, 0x200F, 0x2066...0x2069: nil
                case 0x660...0x669, 0x6F0...0x6F9, 0xFF10...0xFF19:
                    Unicode.Scalar(UInt8(scalar.value & 0xF) + 0x30)
                case 0x66B, 0xFF0E: "."
                case 0x66C, 0xFF0C: ","
                default: scalar
                }
            }
        }

        var isAtEnd: Bool { position == scalars.count }
        private var next: Unicode.Scalar? { isAtEnd ? nil : scalars[position] }

        mutating func skipSpaces() {
            while let scalar = next, scalar.properties.isWhitespace { position += 1 }
        }

        mutating func scan(_ wanted: Unicode.Scalar) -> Bool {
            guard next == wanted else { return false }
            position += 1
            return true
        }

        /// Scans a sign. Returns whether it is a minus.
        mutating func scanSign() -> Bool {
            if scan("+") { return false }
            return scan("-") || scan("\u{2212}")
        }

        /// Scans a currency sign or up to two words. A full stop can end an abbreviation: `kr.`
        mutating func scanCommodity() -> String {
            var out = String.UnicodeScalarView()
            while let scalar = next {
                // A point after a code of three capitals is the decimal mark.
                let isCode = out.count == 3 && out.allSatisfy { ("A"..."Z").contains($0) }
                let isStop = scalar == "." && out.last?.properties.isAlphabetic == true && !isCode
                if isStop || isOfCommodity(scalar) {
                    if scalar != "\"" { out.append(scalar) }
                } else if scalar.properties.isWhitespace, !out.isEmpty,
                    position + 1 < scalars.count, isOfCommodity(scalars[position + 1])
                {
                    out.append(" ")
                } else {
                    break
                }
                position += 1
            }
            return String(out)
        }

        private func isOfCommodity(_ scalar: Unicode.Scalar) -> Bool {
            !AccountingAmount.isDigit(scalar) && !scalar.properties.isWhitespace
                && !"+-()\u{2212}.,@={}".unicodeScalars.contains(scalar)
        }

        /// Scans digits, and the marks that digits follow.
        mutating func scanNumber() -> [Unicode.Scalar] {
            var out: [Unicode.Scalar] = []
            while let scalar = next {
                let isMark =
                    ".,'\u{2019}".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
                let isFollowed =
                    position + 1 < scalars.count && AccountingAmount.isDigit(scalars[position + 1])
                guard AccountingAmount.isDigit(scalar) || (isMark && isFollowed) else { break }
                out.append(scalar.properties.isWhitespace ? " " : scalar)
                position += 1
            }
            return out
        }
    }
}
