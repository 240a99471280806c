public import PennyEngine

/// Writes a result as text for the terminal, in the reader's number style.
public struct TextReport {
    private let result: Calculation
    private let numbers: NumberWriter

    public init(_ result: Calculation, style: NumberStyle) {
        self.result = result
        numbers = NumberWriter(style: style, currency: result.currency)
    }

    /// Title, figures, notes and every table.
    public func report(title: String) -> Bytes {
        var out = Bytes()
        heading(title, &out)
        let width = result.figures.reduce(0) { max($0, columns($1.label)) }
        for figure in result.figures {
            out.plain(figure.label)
            for _ in columns(figure.label)..<width + 2 { out.raw(" ") }
            out.plain(visible(numbers.text(figure.quantity)))
            out.raw("\n")
        }
        for note in result.notes {
            out.raw("\n")
            out.plain(visible(numbers.text(note)))
            out.raw("\n")
        }
        for table in result.tables { append(table, &out) }
        return out
    }

    /// How the figures were computed; with a name, only the steps to that figure.
    public func explanation(title: String, of figure: String?) -> Bytes {
        var out = Bytes()
        heading(title, &out)
        var number = 0
        for step in result.steps {
            if let figure, !step.figures.contains(where: { $0.isSameText(as: figure) }) { continue }
            number += 1
            if number > 1 { out.raw("\n") }
            out.number(number)
            out.raw(". ")
            out.plain(step.title)
            out.raw("\n   ")
            out.plain(numbers.text(step.formula))
            if !step.numbers.isEmpty {
                out.raw("\n   ")
                out.plain(numbers.text(step.numbers))
            }
            out.raw("\n   = ")
            out.plain(numbers.text(step.answer))
            if !step.rounding.isEmpty {
                out.raw("\n   ")
                out.plain(numbers.text(step.rounding))
            }
            if !step.source.isEmpty {
                out.raw("\n   Source: ")
                out.plain(step.source)
                out.raw(".")
            }
            out.raw("\n")
        }
        return out
    }

    private func heading(_ title: String, _ out: inout Bytes) {
        if title.isEmpty { return }
        let title = visible(title)
        out.plain(title)
        out.raw("\n")
        for _ in 0..<columns(title) { out.raw("=") }
        out.raw("\n")
    }

    // MARK: - Tables

    private func append(_ table: Table, _ out: inout Bytes) {
        let shown = table.columns.indices.filter { !table.columns[$0].isForTools }
        var cells: [[String]] = [shown.map { table.columns[$0].label }]
        for row in 0..<table.rowCount {
            cells.append(shown.map { cell(table, row, $0) })
        }
        let widths = shown.indices.map { index in
            cells.reduce(0) { max($0, columns($1[index])) }
        }
        out.raw("\n")
        out.plain(table.title)
        out.raw("\n")
        for row in cells {
            for (index, cell) in row.enumerated() {
                let isLast = index == row.count - 1
                if index > 0 { out.raw("  ") }
                if table.columns[shown[index]].isWords {
                    out.plain(cell)
                    if isLast { continue }
                    for _ in columns(cell)..<widths[index] { out.raw(" ") }
                } else {
                    for _ in columns(cell)..<widths[index] { out.raw(" ") }
                    out.plain(cell)
                }
            }
            out.raw("\n")
        }
    }

    private func cell(_ table: Table, _ row: Int, _ column: Int) -> String {
        let kind = table.columns[column].kind
        if case .value = kind {
            return visible(numbers.text(table.value(row: row, column: column)))
        }
        var cell: [UInt8] = []
        numbers.append(table.cell(row: row, column: column), kind, to: &cell)
        return String(bytes: cell)
    }

    /// A title comes from a file: what would command the terminal or turn the
    /// line around is shown as a replacement character.
    private func visible(_ text: String) -> String {
        var out: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                out.append(contentsOf: UTF8.encodedReplacementCharacter)
            default: out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return String(bytes: out)
    }

    /// How many columns a text takes: its Unicode scalars.
    private func columns(_ text: String) -> Int {
        var count = 0
        for byte in text.bytes where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
