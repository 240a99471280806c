import PennyDiagnostics

/// Turns tables into events. The cells of all tables are parsed at once, in front of their body,
/// so that its link definitions apply.
struct TableBuilder {
    private let source: SourceText
    private let finder: TableFinder
    /// The inline content of each cell, in the order of the body.
    private var contents: [ArraySlice<Event>] = []
    /// The index in `contents` of a table's first cell, by the index of its paragraph.
    private var firstCells: [Int: Int] = [:]

    /// - Parameter definitions: the bytes whose link definitions apply in the cells.
    init(
        tree: [Event], source: SourceText, definitions: [UInt8], _ text: inout EventText
    ) {
        self.source = source
        finder = TableFinder(tree: tree, source: source)
        if finder.tables.isEmpty { return }
        var cells: [TableSource.Cell] = []
        for (index, table) in finder.tables.sorted(by: { $0.key < $1.key }) {
            firstCells[index] = cells.count
            cells += table.cells
        }
        contents = contents(of: cells, definitions, &text)
    }

    func fault(at index: Int) -> (fault: Fault, offset: Int)? {
        finder.faults[index]
    }

    /// Adds the table in the paragraph entered at `index`, if it is one.
    func addTable(at index: Int, _ text: inout EventText, to events: inout [Event]) -> Bool {
        guard let table = finder.tables[index], var cell = firstCells[index] else { return false }
        func wrap(_ container: Container, at offset: Int, content: () -> Void) {
            events.append(Event(.enter(container), at: offset))
            content()
            events.append(Event(.exit(container), at: offset))
        }
        func add(_ row: TableSource.Row, isHeading: Bool) {
            let columns = table.alignments.count
            if row.cells.count != columns {
                let fault = Fault.markdownTable.row(row.cells.count, columns)
                events.append(text.fault(fault, at: row.start))
            }
            wrap(.tableRow, at: row.start) {
                for (column, alignment) in zip(row.cells.indices, table.alignments) {
                    let source = row.cells[column]
                    let container = Container.tableCell(
                        alignment, isHeading: isHeading && !source.text.isEmpty)
                    wrap(container, at: source.range.lowerBound) {
                        addInlines(of: source, cell + column, &text, to: &events)
                    }
                }
            }
            cell += row.cells.count
        }
        wrap(.table, at: table.head.start) {
            wrap(.tableHead, at: table.head.start) { add(table.head, isHeading: true) }
            guard let first = table.body.first else { return }
            wrap(.tableBody, at: first.start) {
                for row in table.body { add(row, isHeading: false) }
            }
        }
        return true
    }

    private func addInlines(
        of cell: TableSource.Cell, _ index: Int, _ text: inout EventText,
        to events: inout [Event]
    ) {
        guard contents.indices.contains(index) else { return }
        var locator = InlineLocator(source: source, range: cell.range)
        locator.locate(contents[index], &text, to: &events)
    }

    /// Parses the cells. A mark at the start of each keeps the rest from being read as a heading,
    /// list or other block.
    private func contents(
        of cells: [TableSource.Cell], _ definitions: [UInt8], _ text: inout EventText
    ) -> [ArraySlice<Event>] {
        var bytes: [UInt8] = []
        for cell in cells {
            bytes.append(UInt8(ascii: ","))
            bytes += cell.text
            bytes += [.lineFeed, .lineFeed]
        }
        if bytes.contains(UInt8(ascii: "[")) { bytes += definitions }
        let events = SyntaxTree(parsing: bytes).events(in: source, &text)
        var contents: [ArraySlice<Event>] = []
        var start = 0
        for (index, event) in events.enumerated() where contents.count < cells.count {
            switch event.kind {
            case .enter(.paragraph): start = index + 1
            case .exit(.paragraph): contents.append(Self.withoutMark(events[start..<index]))
            default: break
            }
        }
        return contents
    }

    private static func withoutMark(_ content: ArraySlice<Event>) -> ArraySlice<Event> {
        guard let first = content.first, case .text(let words) = first.kind else { return content }
        let rest = words.suffix(words.range.count - 1)
        if rest.isEmpty { return content.dropFirst() }
        var content = content
        content[content.startIndex].kind = .text(rest)
        return content
    }
}

extension TableSource {
    fileprivate var cells: [Cell] {
        head.cells + body.flatMap(\.cells)
    }
}
