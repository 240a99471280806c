import PennyEngine

/// The format of figures in the cells of tables: for readers, or for tools.
final class CellStyle: Sendable {
    /// The format of amounts.
    let amounts: DecimalMarks
    /// The format of all other numbers.
    let marks: DecimalMarks
    /// The number of decimals of amounts.
    let moneyScale: Int
    /// The scale of a thousandth: a tenth of a percent, or a number with three decimals.
    let permilleScale: Int
    let percentSign: ShortText
    let dates: DateText
    private let digits: DigitSet

    init(
        amounts: DecimalMarks, marks: DecimalMarks, moneyScale: Int, permilleScale: Int,
        percentSign: ShortText, dates: DateText, digits: DigitSet
    ) {
        self.amounts = amounts
        self.marks = marks
        self.moneyScale = moneyScale
        self.permilleScale = permilleScale
        self.percentSign = percentSign
        self.dates = dates
        self.digits = digits
    }

    /// Creates the format for tools: `1264.14`, `0.062`, `2026-11-20`; or for the spreadsheets of a
    /// locale, with its decimal separator.
    static func plain(_ currency: Currency, _ marks: DecimalMarks = .plain) -> CellStyle {
        CellStyle(
            amounts: marks, marks: marks, moneyScale: currency.minorUnitDigits, permilleScale: 3,
            percentSign: ShortText(""), dates: .plain, digits: .ascii)
    }

    /// The number of bytes that fits any cell.
    var room: Int {
        max(amounts.room(scale: max(moneyScale, 3)) + percentSign.count, DateText.room)
    }

    /// Writes a cell that is a figure, and returns the offset behind it.
    @inline(never)
    func put(
        _ cell: Int64, _ kind: Table.Column.Kind, in room: inout MutableRawSpan, at offset: Int
    ) -> Int {
        switch kind {
        case .money: return amounts.put(cell, scale: moneyScale, in: &room, at: offset)
        case .permille:
            let end = marks.put(cell, scale: permilleScale, in: &room, at: offset)
            return percentSign.put(in: &room, at: end)
        case .ordinal, .value:
            let end = DecimalMarks.put(whole: cell, in: &room, at: offset)
            return digits.put(from: offset, to: end, in: &room)
        case .date:
            guard let date = CivilDate(dayNumber: Int(cell)) else { return offset }
            return dates.put(date, in: &room, at: offset)
        }
    }
}

extension Bytes {
    /// Appends a cell that is a figure.
    @inline(never)
    mutating func append(_ cell: Int64, _ kind: Table.Column.Kind, _ cells: CellStyle) {
        append { cells.put(cell, kind, in: &$0, at: 0) }
    }
}
