package import PennyContent
package import PennyDiagnostics
package import PennyEngine
import PennyText

/// The newest value of a CSV table, with the one before it: daily prices with open, high, low and
/// close, series of one value a day, or quotes with one symbol per row.
package struct QuoteTable {
    /// The column and the row of the value. Nil parts are detected by column names.
    package struct Selection {
        package var column: String?
        package var date: String?
        package var row: String?
        /// The date format; nil to detect it.
        package var pattern: DayPattern?
        package var convention: NumberConvention

        package init(
            column: String? = nil, date: String? = nil, row: String? = nil,
            pattern: DayPattern? = nil, _ convention: NumberConvention = .point
        ) {
            self.column = column
            self.date = date
            self.row = row
            self.pattern = pattern
            self.convention = convention
        }
    }

    private let columns: TableColumns
    private let rows: [[CSVReader.Cell]]
    private let pattern: DayPattern?
    private let convention: NumberConvention

    /// The most rows: daily prices of two centuries have fewer.
    private static let rowLimit = 100_000
    /// The most columns: no table of quotes has as many.
    private static let columnLimit = 10_000

    /// Reads the last value up to `day`, whose text must match `pattern` if it is not nil, and the
    /// value before it.
    ///
    /// - Parameter isEarlier: whether a day before that of the value is the one to compare it with.
    package static func read(
        _ text: String, selecting selection: Selection, until day: CivilDate,
        matches pattern: String? = nil,
        isEarlier: (_ day: CivilDate, _ end: CivilDate) -> Bool = { _, _ in false }
    ) throws(Fault) -> ParsedValue {
        let check = try ValueCheck(matches: pattern)
        let table = try QuoteTable(text, selection)
        let rows = try table.dated(try table.chosen(selection.row)).filter { $0.date <= day }
        guard let newest = rows.last else { throw .emptyAnswer.noValue }
        var found = ParsedValue(
            value: try table.value(of: newest.date, in: rows, check), asOf: newest.date)
        if let before = rows.last(where: { $0.date < newest.date })?.date {
            do throws(Fault) {
                found.previous = try table.value(of: before, in: rows, check)
                found.previousAsOf = before
            } catch {
                found.note = .previous(error)
            }
        }
        if let earlier = rows.last(where: { isEarlier($0.date, newest.date) })?.date {
            do throws(Fault) {
                found.earlier = try table.value(of: earlier, in: rows, check)
                found.earlierAsOf = earlier
            } catch {
                found.note = found.note ?? .earlier(error)
            }
        }
        return found
    }

    private init(_ text: String, _ selection: Selection) throws(Fault) {
        var reader = CSVReader(
            ContentText(path: "", text: Self.withLineFeeds(text)), rowLimit: Self.rowLimit,
            columnLimit: Self.columnLimit)
        let table = reader.read()
        let start = text.split(maxSplits: 1, whereSeparator: \.isNewline).first
            .map { String($0.prefix(200)) }
        if start?.hasPrefix("<") == true { throw .answer.notATable(start ?? "") }
        if let first = table.diagnostics.first {
            guard let value = table.value, value.header.count > 1 else {
                throw .answer.notATable(start ?? "")
            }
            throw .answer.table(first.location.line, first.summary)
        }
        guard let value = table.value else { throw .answer.notATable(start ?? "") }
        columns = try TableColumns(value.header.map(\.text), selection)
        rows = value.rows
        pattern = selection.pattern
        convention = selection.convention
    }

    /// Replaces carriage returns in a text without line feeds.
    private static func withLineFeeds(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "\n")) ? text : text.replacing("\r", by: "\n")
    }

    // MARK: - Values

    private struct Row {
        let date: CivilDate
        let cells: [CSVReader.Cell]
    }

    /// The rows of the requested symbol; all rows if there is none.
    private func chosen(_ name: String?) throws(Fault) -> [[CSVReader.Cell]] {
        guard let symbol = columns.symbol else {
            if let name { throw .locating.noRowColumn(name) }
            return rows
        }
        var seen: Set<String> = []
        let symbols = rows.map { $0[symbol].text }.filter { seen.insert($0).inserted }
        guard let name else {
            if symbols.count > 1 { throw .locating.severalRows(Array(symbols.prefix(5))) }
            return rows
        }
        let wanted = name.lowercased()
        let found = rows.filter { $0[symbol].text.lowercased() == wanted }
        if found.isEmpty {
            let known = symbols.prefix(TableColumns.nameLimit)
            throw .locating.noRow(name, nearMiss(to: name, among: known))
        }
        return found
    }

    /// The rows that have a value, oldest first.
    private func dated(_ rows: [[CSVReader.Cell]]) throws(Fault) -> [Row] {
        let valued = rows.filter { !Self.isMissing($0[columns.value].text) }
        let typed = valued.map { $0[columns.date].text }
        let dates: (String) -> CivilDate? =
            if let pattern { pattern.date } else { try TableDates.order(of: typed).date }
        var found: [Row] = []
        for cells in valued {
            let typed = cells[columns.date].text
            guard let date = dates(typed) else {
                throw pattern.map { .answer.dateOfOtherFormat(typed, $0.text) }
                    ?? .answer.notADate(typed)
            }
            found.append(Row(date: date, cells: cells))
        }
        return found.sorted { $0.date < $1.date }
    }

    /// The value of a day. It may occur twice if it is the same. Ignores cells of other days.
    private func value(
        of date: CivilDate, in rows: [Row], _ check: ValueCheck
    ) throws(Fault) -> ExactDecimal {
        var found: ExactDecimal?
        for row in rows.reversed().prefix(while: { $0.date >= date }) where row.date == date {
            let cell = row.cells[columns.value]
            try check.check(cell.text)
            let value = try number(cell)
            try checkRange(row)
            if let other = found, other != value { throw .answer.repeatedDate(date.isoText) }
            found = value
        }
        guard let found else { throw .emptyAnswer.noValue }
        return found
    }

    /// Whether a text means that there is no value. None of them is zero.
    private static func isMissing(_ text: String) -> Bool {
        ["", ".", "-", "n/d", "nd", "n/a", "#n/a", "na", "nan", "null"].contains(text.lowercased())
    }

    private func number(_ cell: CSVReader.Cell) throws(Fault) -> ExactDecimal {
        if let number = PublishedNumber(cell.text, convention) { return number.value }
        throw .answer.table(
            cell.location.line, Fault.noNumber(cell.text, convention).summary)
    }

    /// Checks that the lowest and the highest price of a row are so.
    private func checkRange(_ row: Row) throws(Fault) {
        guard let range = columns.range else { return }
        let numbers = [range.low, range.open, range.close, range.high].map {
            PublishedNumber(row.cells[$0].text, convention)?.value
        }
        guard let low = numbers[0], let high = numbers[3] else { return }
        let isSound =
            low <= high
            && numbers[1...2].allSatisfy {
                $0.map { low <= $0 && $0 <= high } ?? true
            }
        if !isSound { throw .answer.impossibleRange(row.date.isoText) }
    }
}
