import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyText

/// Extracts the part of a table of the folder `data` that a block requests, with exact numbers.
struct DataExtractor {
    let request: DataRequest
    let file: DataFile
    /// The columns that earlier blocks have read.
    private let known: DataColumns
    private let indices: [String: Int]
    private let labels: [String: String]
    private let formats: [String: ColumnFormat]
    private(set) var faults: [Diagnostic] = []

    /// A column that is shown or sorted by.
    struct Column {
        /// The index of the column in the file.
        let index: Int
        let name: String
        let label: String
        let format: ColumnFormat
    }

    init(_ request: DataRequest, _ file: DataFile, _ known: DataColumns) {
        self.request = request
        self.file = file
        self.known = known
        indices = Self.first(file.header.enumerated().map { ($1.text, $0) })
        labels = Self.first(
            request.columns.map { ($0.name.text, $0.label ?? $0.name.text) })
        formats = Self.first(request.formats.map { ($0.column.text, $0.format) })
    }

    private static func first<Key, Value>(_ pairs: [(Key, Value)]) -> [Key: Value] {
        Dictionary(pairs) { first, _ in first }
    }

    /// - Returns: nil where the block or the cells have faults.
    mutating func read() -> ResolvedData? {
        let columns = shownColumns()
        let sort = request.sort.flatMap { sort in
            index(of: sort.column).map { (column: column($0), isDescending: sort.isDescending) }
        }
        for format in request.formats { _ = index(of: format.column) }
        let sums = sums(of: columns)
        guard faults.isEmpty else { return nil }
        let order = sort.map {
            DataColumns.Order(column: key($0.column), isDescending: $0.isDescending)
        }
        let all = columns + [sort?.column].compactMap(\.self)
        let count = min(request.limit ?? .max, file.rows.count)
        let isReported = known.isFull
        guard
            known.makeRoom(
                all.map(key), sorted: order, rows: file.rows.count, shown: count * columns.count)
        else {
            // Only the first block over the limit is reported.
            if !isReported {
                report(.embed.tooManyCells(BlockBounds.cells), request.file.location)
            }
            return nil
        }
        var cells: [[DataTable.Cell]?] = []
        for column in all { cells.append(self.cells(column)) }
        let sound = cells.compactMap(\.self)
        guard faults.isEmpty, sound.count == cells.count else { return nil }
        let sortedRows = order.flatMap { order in
            sound.last.map { cells in
                known.rowOrder(order) { Self.sorted(cells, isDescending: order.isDescending) }
            }
        }
        let rows = (0..<count).map { row in
            columns.indices.map { sound[$0][sortedRows?[row] ?? row] }
        }
        return shown(columns, rows, sums).map {
            ResolvedData(file: file, title: request.title, shown: $0)
        }
    }

    mutating func report(_ fault: Fault, _ location: SourceLocation) {
        faults.append(Diagnostic(fault, at: location))
    }

    // MARK: - Columns

    private mutating func index(of word: EmbedRequest.Word) -> Int? {
        if let index = indices[word.text] { return index }
        // A block of thousands of unknown columns is not compared with all that there are.
        if faults.count >= DiagnosticPrinter.limit { return nil }
        let known = file.header.map(\.text)
        report(
            .embed.unknownColumn(
                word.text, file.fileName, nearMiss(to: word.text, among: known),
                known), word.location)
        return nil
    }

    private func column(_ index: Int) -> Column {
        let name = file.header[index].text
        return Column(
            index: index, name: name, label: labels[name] ?? name, format: formats[name] ?? .text)
    }

    private mutating func shownColumns() -> [Column] {
        if request.columns.isEmpty { return file.header.indices.map(column) }
        return request.columns.compactMap { index(of: $0.name).map(column) }
    }

    /// Returns the shown columns that are added up, by their indices among the shown columns.
    private mutating func sums(of columns: [Column]) -> Set<Int> {
        var sums: Set<Int> = []
        let shownIndices = Self.first(columns.enumerated().map { ($1.index, $0) })
        for word in request.sums {
            guard let index = index(of: word) else { continue }
            guard let shown = shownIndices[index] else {
                report(.dataFile.sumNotShown(word.text), word.location)
                continue
            }
            let format = columns[shown].format
            if format == .amount || format == .number {
                sums.insert(shown)
            } else {
                report(.dataFile.notSummable(word.text, format.rawValue), word.location)
            }
        }
        return sums
    }

    // MARK: - Cells

    private func key(_ column: Column) -> DataColumns.Key {
        DataColumns.Key(
            file: file.path, index: column.index, format: column.format,
            convention: request.convention ?? file.convention,
            isSure: request.convention != nil)
    }

    /// Returns all cells of a column; nil where some have faults.
    private mutating func cells(_ column: Column) -> [DataTable.Cell]? {
        let known = known
        return known.cells(key(column)) {
            let before = faults.count
            let cells = file.rows.map { cell($0[column.index], column) }
            return faults.count == before ? cells : nil
        }
    }

    private mutating func cell(_ cell: CSVReader.Cell, _ column: Column) -> DataTable.Cell {
        do throws(ColumnFormat.Problem) {
            let value = try column.format.cell(
                cell.text, request.convention ?? file.convention,
                isSure: request.convention != nil)
            guard case .amount(let amount) = value,
                amount.scale > file.currency.minorUnitDigits
            else { return value }
            report(
                .dataFile.amountTooFine(
                    cell.text, file.currency.code,
                    file.currency.minorUnitDigits), cell.location)
        } catch {
            let fault: Fault =
                switch error {
                case .ambiguous: .dataFile.ambiguousCell(cell.text)
                case .otherKind:
                    .dataFile.cell(cell.text, column.name, column.format.rawValue)
                }
            report(fault, cell.location)
        }
        return .empty
    }

    /// Returns the indices of the rows in order. Rows without a value come last in either order;
    /// the sort is stable.
    private static func sorted(_ cells: [DataTable.Cell], isDescending: Bool) -> [Int] {
        let keyed = cells.enumerated().map { (key: SortKey($1), at: $0) }
        return keyed.sorted { one, other in
            if one.key == other.key { return one.at < other.at }
            guard let first = one.key, let second = other.key else { return one.key != nil }
            return isDescending ? second < first : first < second
        }.map(\.at)
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
    ) -> ResolvedData.Shown? {
        switch request.show {
        case .table: return .table(table(columns, rows, sums), isOpen: request.isOpen)
        case .bars: return bars(columns, rows)
        case .line: return lines(columns, rows)
        }
    }

    private func table(
        _ columns: [Column], _ rows: [[DataTable.Cell]], _ sums: Set<Int>
    ) -> DataTable {
        let shown = columns.enumerated().map { index, column in
            DataTable.Column(
                label: column.label, isNumber: column.format.isNumber,
                decimals: decimals(of: index, columns, rows))
        }
        let totals = columns.indices.map { index -> DataTable.Cell in
            guard sums.contains(index) else { return .empty }
            let sum = Self.sum(rows.compactMap { $0[index].number })
            return columns[index].format == .amount ? .amount(sum) : .number(sum)
        }
        return DataTable(columns: shown, rows: rows, sums: sums.isEmpty ? nil : totals)
    }

    /// Returns the decimals of a column: as many as the longest number has; for amounts, as many as
    /// the currency has.
    func decimals(of index: Int, _ columns: [Column], _ rows: [[DataTable.Cell]]) -> Int {
        if columns[index].format == .amount { return file.currency.minorUnitDigits }
        return rows.compactMap { $0[index].number?.scale }.max() ?? 0
    }

    /// Adds numbers. The sum fits, because `ColumnFormat` limits their length.
    private static func sum(_ values: [ExactDecimal]) -> ExactDecimal {
        let scale = values.map(\.scale).max() ?? 0
        return ExactDecimal(values.reduce(0) { $0 + $1.coefficient(scale: scale) }, scale: scale)
    }
}
