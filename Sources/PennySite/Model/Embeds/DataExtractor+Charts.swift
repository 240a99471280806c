import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// Extracts the columns that a chart draws.
extension DataExtractor {
    /// Extracts bars: names with one column of numbers.
    mutating func bars(
        _ columns: [Column], _ rows: [[DataTable.Cell]]
    ) -> ResolvedData.Shown? {
        guard columns.count > 1, !columns[0].format.isNumber,
            columns.dropFirst().allSatisfy(\.format.isNumber)
        else {
            report(.dataFile.barColumns, request.file.location)
            return nil
        }
        if columns.count > 2 {
            report(.dataFile.severalBars(columns.count - 1), location(of: columns[2]))
            return nil
        }
        let bars = rows.map { (label: $0[0], value: $0[1]) }.filter { $0.value != .empty }
        if bars.isEmpty {
            report(.dataFile.nothingDrawn(columns[1].name, file.fileName), location(of: columns[1]))
            return nil
        }
        return .bars(bars, decimals: decimals(of: 1, columns, rows))
    }

    /// Extracts lines: one or several columns of numbers over days.
    mutating func lines(
        _ columns: [Column], _ rows: [[DataTable.Cell]]
    ) -> ResolvedData.Shown? {
        let drawn = columns.dropFirst()
        guard let first = columns.first, [.date, .year].contains(first.format), !drawn.isEmpty,
            drawn.allSatisfy(\.format.isNumber)
        else {
            report(.dataFile.lineColumns, request.file.location)
            return nil
        }
        if drawn.count > Self.mostLines {
            report(
                .dataFile.tooManyLines(drawn.count, Self.mostLines),
                location(of: columns[Self.mostLines + 1]))
            return nil
        }
        if let other = drawn.first(where: { $0.format != columns[1].format }) {
            report(
                .dataFile.unlikeLines(
                    columns[1].name, columns[1].format.rawValue, other.name,
                    other.format.rawValue), location(ofFormat: other))
            return nil
        }
        var known: [(day: CivilDate, row: [DataTable.Cell])] = []
        for row in rows {
            switch row[0] {
            case .date(let date): known.append((date, row))
            case .year(let year):
                if let day = CivilDate(year: year, month: 1, day: 1) { known.append((day, row)) }
            default: break
            }
        }
        known.sort { $0.day < $1.day }
        if let (one, _) = zip(known, known.dropFirst()).first(where: { $0.day == $1.day }) {
            report(.dataFile.dayTwice(one.day.isoText, file.fileName), request.file.location)
            return nil
        }
        for (index, column) in columns.enumerated().dropFirst()
        where known.allSatisfy({ $0.row[index] == .empty }) {
            report(.dataFile.nothingDrawn(column.name, file.fileName), self.location(of: column))
        }
        guard faults.isEmpty else { return nil }
        return .lines(
            DayLines(
                dayName: first.label, days: known.map(\.day), areYears: first.format == .year,
                lines: columns.enumerated().dropFirst().map { index, column in
                    DayLines.Line(
                        name: column.label, values: known.map { $0.row[index] },
                        decimals: decimals(of: index, columns, rows))
                }))
    }

    /// The most lines that readers can distinguish.
    private static let mostLines = 4

    /// Returns the location where the block names a column; without a list of columns, where it
    /// names the file.
    private func location(of column: Column) -> SourceLocation {
        request.columns.first { $0.name.text == column.name }?.name.location
            ?? request.file.location
    }

    private func location(ofFormat column: Column) -> SourceLocation {
        request.formats.first { $0.column.text == column.name }?.column.location
            ?? location(of: column)
    }
}
