/// Makes tables into events. The cells of all tables are parsed in one go, in
/// front of the body they come from, so that its link definitions hold.
struct TableBuilder {
    private let source: SourceText
    private let finder: TableFinder
    /// The inline content of each cell, by where the cell starts and ends.
    private var contents: [Range<Int>: ArraySlice<Event>] = [:]

    /// `definitions` has the link definitions that hold in the cells.
    init(tree: [Event], source: SourceText, definitions: [UInt8]) {
        self.source = source
        finder = TableFinder(tree: tree, source: source)
        let cells = finder.tables.sorted { $0.key < $1.key }.flatMap { $0.value.cells }
        for (cell, content) in zip(cells, contents(of: cells, definitions)) {
            contents[cell.range] = content
        }
    }

    func fault(at index: Int) -> Event? {
        finder.faults[index]
    }

    /// The events of the table that the paragraph entered at `index` is.
    func table(at index: Int) -> [Event]? {
        guard let table = finder.tables[index] else { return nil }
        var events: [Event] = []
        func wrap(_ container: Container, at offset: Int, content: () -> Void) {
            events.append(Event(.enter(container), at: offset))
            content()
            events.append(Event(.exit(container), at: offset))
        }
        func add(_ row: TableSource.Row, isHeading: Bool) {
            let columns = table.alignments.count
            if row.cells.count != columns {
                let fault = MarkdownFault.tableRow(cells: row.cells.count, columns: columns)
                events.append(Event(.fault(fault), at: row.start))
            }
            wrap(.tableRow, at: row.start) {
                for (cell, alignment) in zip(row.cells, table.alignments) {
                    let container = Container.tableCell(
                        alignment, isHeading: isHeading && !cell.text.isEmpty)
                    wrap(container, at: cell.range.lowerBound) { events += inlines(of: cell) }
                }
            }
        }
        wrap(.table, at: table.head.start) {
            wrap(.tableHead, at: table.head.start) { add(table.head, isHeading: true) }
            guard let first = table.body.first else { return }
            wrap(.tableBody, at: first.start) {
                for row in table.body { add(row, isHeading: false) }
            }
        }
        return events
    }

    private func inlines(of cell: TableSource.Cell) -> [Event] {
        var placer = InlinePlacer(source: source, range: cell.range)
        return placer.place(contents[cell.range] ?? [])
    }

    /// A mark at the start of each cell keeps the rest from being read as a
    /// heading, list or other block.
    private func contents(
        of cells: [TableSource.Cell], _ definitions: [UInt8]
    ) -> [ArraySlice<Event>] {
        guard !cells.isEmpty else { return [] }
        var bytes: [UInt8] = []
        for cell in cells {
            bytes += [UInt8(ascii: ",")] + cell.text + [.lineFeed, .lineFeed]
        }
        if bytes.contains(UInt8(ascii: "[")) { bytes += definitions }
        let events = SyntaxTree(parsing: bytes).events(in: source)
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
        guard let first = content.first, case .text(let text) = first.kind else { return content }
        let rest = String(text.dropFirst())
        return (rest.isEmpty ? [] : [Event(.text(rest), range: first.range)]) + content.dropFirst()
    }
}

extension TableSource {
    fileprivate var cells: [Cell] {
        head.cells + body.flatMap(\.cells)
    }
}
