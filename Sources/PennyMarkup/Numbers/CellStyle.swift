import PennyEngine

/// How the figures in the cells of tables are written: for readers, or for tools.
final class CellStyle: Sendable {
    /// Of amounts.
    let amounts: DecimalMarks
    /// Of all other numbers.
    let marks: DecimalMarks
    /// How many decimals amounts have.
    let moneyScale: Int
    /// A thousandth is a tenth of a percent, or a number with three decimals.
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

    /// Cells as tools read them: `1264.14`, `0.062`, `2026-11-20`; or as spreadsheets of a place
    /// do, with its decimal mark.
    static func plain(_ currency: Currency, _ marks: DecimalMarks = .plain) -> CellStyle {
        CellStyle(
            amounts: marks, marks: marks, moneyScale: currency.minorUnitDigits, permilleScale: 3,
            percentSign: ShortText(""), dates: .plain, digits: .ascii)
    }

    /// Room for any cell.
    var room: Int {
        max(amounts.room(scale: max(moneyScale, 3)) + percentSign.count, DateText.room)
    }

    /// Writes a cell that is no words, and returns the place behind it.
    @inline(never)
    func put(
        _ cell: Int64, _ kind: Table.Column.Kind, in room: inout MutableRawSpan, at place: Int
    ) -> Int {
        switch kind {
        case .money: return amounts.put(cell, scale: moneyScale, in: &room, at: place)
        case .permille:
            let end = marks.put(cell, scale: permilleScale, in: &room, at: place)
            return percentSign.put(in: &room, at: end)
        case .ordinal, .value:
            let end = DecimalMarks.put(whole: cell, in: &room, at: place)
            return digits.put(from: place, to: end, in: &room)
        case .date:
            guard let date = CivilDate(dayNumber: Int(cell)) else { return place }
            return dates.put(date, in: &room, at: place)
        }
    }
}

extension Bytes {
    /// Appends a cell that is no words.
    @inline(never)
    mutating func append(_ cell: Int64, _ kind: Table.Column.Kind, _ cells: CellStyle) {
        append { cells.put(cell, kind, in: &$0, at: 0) }
    }
}
