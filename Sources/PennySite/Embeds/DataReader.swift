import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyText

/// Reads what a block asks for out of a table of the folder `data`, exactly.
struct DataReader {
    let request: DataRequest
    let file: DataFile
    private(set) var faults: [Diagnostic] = []

    /// A column that is shown or sorted by.
    struct Column {
        /// Where it is in the file.
        let place: Int
        let name: String
        let label: String
        let format: DataFormat
    }

    init(_ request: DataRequest, _ file: DataFile) {
        self.request = request
        self.file = file
    }

    /// - Returns: nil where something is wrong.
    mutating func read() -> FoundData? {
        let columns = shownColumns()
        let sort = request.sort.flatMap { sort in place(of: sort.column).map(column) }
        for format in request.formats { _ = place(of: format.column) }
        let sums = sums(of: columns)
        guard faults.isEmpty else { return nil }
        let all = columns + [sort].compactMap(\.self)
        var rows = file.rows.map { row in all.map { cell(row[$0.place], $0) } }
        guard faults.isEmpty else { return nil }
        if let sort = request.sort {
            rows = Self.sorted(rows, by: all.count - 1, isDescending: sort.isDescending)
        }
        if let limit = request.limit { rows = Array(rows.prefix(limit)) }
        rows = rows.map { Array($0.prefix(columns.count)) }
        return shown(columns, rows, sums).map {
            FoundData(file: file, title: request.title, shown: $0)
        }
    }

    mutating func report(_ fault: EmbedFault, _ place: SourceLocation) {
        faults.append(Diagnostic(.error, fault, at: place))
    }

    // MARK: - Columns

    private mutating func place(of word: EmbedRequest.Word) -> Int? {
        if let place = file.column(word.text) { return place }
        let known = file.header.map(\.text)
        report(
            .unknownColumn(
                word.text, table: file.fileName, near: nearMiss(to: word.text, among: known),
                known: known), word.location)
        return nil
    }

    private func column(_ place: Int) -> Column {
        let name = file.header[place].text
        let label = request.columns.first { $0.name.text == name }?.label
        let format = request.formats.first { $0.column.text == name }?.format
        return Column(place: place, name: name, label: label ?? name, format: format ?? .text)
    }

    private mutating func shownColumns() -> [Column] {
        if request.columns.isEmpty { return file.header.indices.map(column) }
        return request.columns.compactMap { place(of: $0.name).map(column) }
    }

    /// The shown columns that are added up, by their places among them.
    private mutating func sums(of columns: [Column]) -> Set<Int> {
        var sums: Set<Int> = []
        for word in request.sums {
            guard let place = place(of: word) else { continue }
            guard let shown = columns.firstIndex(where: { $0.place == place }) else {
                report(.sumNotShown(word.text), word.location)
                continue
            }
            let format = columns[shown].format
            if format == .amount || format == .number {
                sums.insert(shown)
            } else {
                report(.notSummable(word.text, format: format.rawValue), word.location)
            }
        }
        return sums
    }

    // MARK: - Cells

    private mutating func cell(_ cell: CSVReader.Cell, _ column: Column) -> DataTable.Cell {
        do throws(DataFormat.Problem) {
            let value = try column.format.cell(
                cell.text, request.convention ?? file.convention,
                isSure: request.convention != nil)
            guard case .amount(let amount) = value,
                amount.scale > file.currency.minorUnitDigits
            else { return value }
            report(
                .amountTooFine(
                    cell.text, currency: file.currency.code,
                    decimals: file.currency.minorUnitDigits), cell.location)
        } catch {
            let fault: EmbedFault =
                switch error {
                case .ambiguous: .ambiguousCell(cell.text)
                case .otherKind:
                    .dataCell(cell.text, column: column.name, format: column.format.rawValue)
                }
            report(fault, cell.location)
        }
        return .empty
    }

    /// Rows without a value are last in either order; equal ones stay as they are.
    private static func sorted(
        _ rows: [[DataTable.Cell]], by place: Int, isDescending: Bool
    ) -> [[DataTable.Cell]] {
        let keyed = rows.enumerated().map { (key: SortKey($1[place]), at: $0, row: $1) }
        return keyed.sorted { one, other in
            if one.key == other.key { return one.at < other.at }
            guard let first = one.key, let second = other.key else { return one.key != nil }
            return isDescending ? second < first : first < second
        }.map(\.row)
    }

    private enum SortKey: Comparable {
        case number(ExactDecimal)
        case text(String)

        init?(_ cell: DataTable.Cell) {
            switch cell {
            case .empty: return nil
            case .text(let text): self = .text(DictionaryOrder.key(of: text))
            case .amount(let value), .percent(let value), .number(let value):
                self = .number(value)
            case .date(let date): self = .number(ExactDecimal(Int128(date.dayNumber)))
            case .year(let year): self = .number(ExactDecimal(Int128(year)))
            }
        }
    }

    // MARK: - What is shown

    private mutating func shown(
        _ columns: [Column], _ rows: [[DataTable.Cell]], _ sums: Set<Int>
    ) -> FoundData.Shown? {
        switch request.show {
        case .table: return .table(table(columns, rows, sums))
        case .bars: return bars(columns, rows)
        case .line: return lines(columns, rows)
        }
    }

    private func table(
        _ columns: [Column], _ rows: [[DataTable.Cell]], _ sums: Set<Int>
    ) -> DataTable {
        let shown = columns.enumerated().map { place, column in
            DataTable.Column(
                label: column.label, isNumber: column.format.isNumber,
                decimals: decimals(of: place, columns, rows))
        }
        let totals = columns.indices.map { place -> DataTable.Cell in
            guard sums.contains(place) else { return .empty }
            let sum = Self.sum(rows.compactMap { $0[place].number })
            return columns[place].format == .amount ? .amount(sum) : .number(sum)
        }
        return DataTable(columns: shown, rows: rows, sums: sums.isEmpty ? nil : totals)
    }

    /// All figures of a column have as many decimals as the longest, amounts as many as their
    /// currency.
    func decimals(of place: Int, _ columns: [Column], _ rows: [[DataTable.Cell]]) -> Int {
        if columns[place].format == .amount { return file.currency.minorUnitDigits }
        return rows.compactMap { $0[place].number?.scale }.max() ?? 0
    }

    /// Cells are short enough for their sum: `DataFormat` sees to it.
    private static func sum(_ values: [ExactDecimal]) -> ExactDecimal {
        let scale = values.map(\.scale).max() ?? 0
        return ExactDecimal(values.reduce(0) { $0 + $1.coefficient(scale: scale) }, scale: scale)
    }
}
