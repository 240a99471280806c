import PennyContent
import PennyEngine
import PennyMarkup
import PennyText

/// The format of the cells of a column of a file.
enum ColumnFormat: String, CaseIterable {
    case text, amount, percent, number, date, year

    var isNumber: Bool {
        switch self {
        case .amount, .percent, .number: true
        case .text, .date, .year: false
        }
    }

    /// The fault of a cell.
    enum Problem: Error {
        /// It is not of the format, or too long for it.
        case otherKind
        /// Its mark may separate thousands or decimals: `1.234`.
        case ambiguous
    }

    /// The digits before decimals. Longer numbers are not figures, and sums must fit.
    private static let mostDigits = 15
    private static let mostDecimals = 8

    /// Parses a cell.
    ///
    /// - Parameter isSure: whether the text states its decimal mark, so that no number is
    ///   ambiguous.
    func cell(
        _ text: String, _ convention: NumberConvention, isSure: Bool
    ) throws(Problem) -> DataTable.Cell {
        if text.isEmpty { return .empty }
        switch self {
        case .text: return .text(text)
        case .date:
            guard let date = CivilDate(iso: text) else { throw .otherKind }
            return .date(date)
        case .year:
            guard text.utf8.count == 4, let year = Int(text), year >= 1000,
                CivilDate(year: year, month: 1, day: 1) != nil
            else { throw .otherKind }
            return .year(year)
        case .amount: return .amount(try number(text, convention, isSure: isSure))
        case .number: return .number(try number(text, convention, isSure: isSure))
        case .percent:
            let isMarked = text.utf8.last == UInt8(ascii: "%")
            let whole = isMarked ? String(text.dropLast()) : text
            return .percent(try number(whole, convention, isSure: true, isPercentage: true))
        }
    }

    private func number(
        _ text: String, _ convention: NumberConvention, isSure: Bool, isPercentage: Bool = false
    ) throws(Problem) -> ExactDecimal {
        // Other programs write a minus sign, not a hyphen.
        let plain = text.replacing("\u{2212}", by: "-")
        if plain.utf8.last == UInt8(ascii: "%") { throw .otherKind }
        let value: ExactDecimal
        do throws(PlainNumber.Problem) {
            var meaning = PlainNumber.Meaning()
            meaning.isSure = isSure
            meaning.isPercentage = isPercentage
            value = try PlainNumber(plain, convention, meaning).value
        } catch {
            throw error == .mayBeThousands ? .ambiguous : .otherKind
        }
        guard value.scale <= Self.mostDecimals,
            value.coefficient.magnitude < Self.limit(scale: value.scale)
        else { throw .otherKind }
        return value
    }

    private static func limit(scale: Int) -> UInt128 {
        var limit: UInt128 = 1
        for _ in 0..<mostDigits + scale { limit *= 10 }
        return limit
    }
}
