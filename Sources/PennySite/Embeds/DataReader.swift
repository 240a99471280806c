import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyText

/// Reads what a block asks for out of a table of the folder `data`, exactly.
struct DataReader {
    let request: DataRequest
    let file: DataFile
    /// The columns that blocks before this one have read.
    private let known: DataColumns
    private let places: [String: Int]
    private let labels: [String: String]
    private let formats: [String: DataFormat]
    private(set) var faults: [Diagnostic] = []

    /// A column that is shown or sorted by.
    struct Column {
        /// Where it is in the file.
        let place: Int
        let name: String
        let label: String
        let format: DataFormat
    }

    init(_ request: DataRequest, _ file: DataFile, _ known: DataColumns) {
        self.request = request
        self.file = file
        self.known = known
        places = Self.first(file.header.enumerated().map { ($1.text, $0) })
        labels = Self.first(
            request.columns.map { ($0.name.text, $0.label ?? $0.name.text) })
        formats = Self.first(request.formats.map { ($0.column.text, $0.format) })
    }

    private static func first<Key, Value>(_ pairs: [(Key, Value)]) -> [Key: Value] {
        Dictionary(pairs) { first, _ in first }
    }

    /// - Returns: nil where something is wrong.
    mutating func read() -> FoundData? {
        let columns = shownColumns()
        let sort = request.sort.flatMap { sort in
            place(of: sort.column).map { (column: column($0), isDescending: sort.isDescending) }
        }
        for format in request.formats { _ = place(of: format.column) }
        let sums = sums(of: columns)
        guard faults.isEmpty else { return nil }
        let order = sort.map {
            DataColumns.Order(column: key($0.column), isDescending: $0.isDescending)
        }
        let all = columns + [sort?.column].compactMap(\.self)
        let count = min(request.limit ?? .max, file.rows.count)
        let isTold = known.isFull
        guard
            known.makeRoom(
                all.map(key), sorted: order, rows: file.rows.count, shown: count * columns.count)
        else {
            // The first block that is too much is told.
            if !isTold { report(.tooManyCells(limit: BlockBounds.cells), request.file.location) }
            return nil
        }
        var cells: [[DataTable.Cell]?] = []
        for column in all { cells.append(self.cells(column)) }
        let sound = cells.compactMap(\.self)
        guard faults.isEmpty, sound.count == cells.count else { return nil }
        let places = order.flatMap { order in
            sound.last.map { cells in
                known.places(order) { Self.sorted(cells, isDescending: order.isDescending) }
            }
        }
        let rows = (0..<count).map { row in
            columns.indices.map { sound[$0][places?[row] ?? row] }
        }
        return shown(columns, rows, sums).map {
            FoundData(file: file, title: request.title, shown: $0)
        }
    }

    mutating func report(_ fault: EmbedFault, _ place: SourceLocation) {
        faults.append(Diagnostic(.error, fault, at: place))
    }

    // MARK: - Columns

    private mutating func place(of word: EmbedRequest.Word) -> Int? {
        if let place = places[word.text] { return place }
        // A block of thousands of unknown columns is not compared with all that there are.
        if faults.count >= DiagnosticPrinter.limit { return nil }
        let known = file.header.map(\.text)
        report(
            .unknownColumn(
                word.text, table: file.fileName, near: nearMiss(to: word.text, among: known),
                known: known), word.location)
        return nil
    }

    private func column(_ place: Int) -> Column {
        let name = file.header[place].text
        return Column(
            place: place, name: name, label: labels[name] ?? name, format: formats[name] ?? .text)
    }

    private mutating func shownColumns() -> [Column] {
        if request.columns.isEmpty { return file.header.indices.map(column) }
        return request.columns.compactMap { place(of: $0.name).map(column) }
    }

    /// The shown columns that are added up, by their places among them.
    private mutating func sums(of columns: [Column]) -> Set<Int> {
        var sums: Set<Int> = []
        let shownAt = Self.first(columns.enumerated().map { ($1.place, $0) })
        for word in request.sums {
            guard let place = place(of: word) else { continue }
            guard let shown = shownAt[place] else {
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

    private func key(_ column: Column) -> DataColumns.Key {
        DataColumns.Key(
            file: file.path, place: column.place, format: column.format,
            convention: request.convention ?? file.convention,
            isSure: request.convention != nil)
    }

    /// All cells of a column; nil where some have faults.
    private mutating func cells(_ column: Column) -> [DataTable.Cell]? {
        let known = known
        return known.cells(key(column)) {
            let before = faults.count
            let cells = file.rows.map { cell($0[column.place], column) }
            return faults.count == before ? cells : nil
        }
    }

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

    /// The places of the rows. Those without a value are last in either order; equal ones stay as
    /// they are.
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
    ) -> FoundData.Shown? {
        switch request.show {
        case .table: return .table(table(columns, rows, sums), isOpen: request.isOpen)
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
