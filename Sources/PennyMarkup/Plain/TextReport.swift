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
            append(figure.label, &out)
            for _ in columns(figure.label)..<width + 2 { out.raw(" ") }
            append(numbers.text(figure.quantity), &out)
            out.raw("\n")
        }
        for note in result.notes {
            out.raw("\n")
            append(numbers.text(note), &out)
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
            append(step.title, &out)
            out.raw("\n   ")
            append(numbers.text(step.formula), &out)
            if !step.numbers.isEmpty {
                out.raw("\n   ")
                append(numbers.text(step.numbers), &out)
            }
            out.raw("\n   = ")
            append(numbers.text(step.answer), &out)
            if !step.rounding.isEmpty {
                out.raw("\n   ")
                append(numbers.text(step.rounding), &out)
            }
            if !step.source.isEmpty {
                out.raw("\n   Source: ")
                append(step.source, &out)
                out.raw(".")
            }
            out.raw("\n")
        }
        return out
    }

    private func heading(_ title: String, _ out: inout Bytes) {
        if title.isEmpty { return }
        append(title, &out)
        out.raw("\n")
        for _ in 0..<columns(title) { out.raw("=") }
        out.raw("\n")
    }

    // MARK: - Tables

    private func append(_ table: Table, _ out: inout Bytes) {
        if table.rowCount == 0 { return }
        let shown = table.columns.indices.filter { !table.columns[$0].isForTools }
        var cells: [[String]] = [shown.map { table.columns[$0].label }]
        for row in 0..<table.rowCount {
            cells.append(shown.map { cell(table, row, $0) })
        }
        let widths = shown.indices.map { index in
            cells.reduce(0) { max($0, columns($1[index])) }
        }
        out.raw("\n")
        append(table.title, &out)
        out.raw("\n")
        for (place, row) in cells.enumerated() {
            if !table.isDetail,
                let group = table.groups.first(where: { $0.rows.first == place - 1 })
            {
                append(group.label, &out)
                out.raw(":\n")
            }
            for (index, cell) in row.enumerated() {
                let isLast = index == row.count - 1
                if index > 0 { out.raw("  ") }
                if table.columns[shown[index]].isWords {
                    append(cell, &out)
                    if isLast { continue }
                    for _ in columns(cell)..<widths[index] { out.raw(" ") }
                } else {
                    for _ in columns(cell)..<widths[index] { out.raw(" ") }
                    append(cell, &out)
                }
            }
            out.raw("\n")
        }
    }

    private func cell(_ table: Table, _ row: Int, _ column: Int) -> String {
        let kind = table.columns[column].kind
        if case .value = kind {
            return numbers.text(table.value(row: row, column: column))
        }
        var cell: [UInt8] = []
        numbers.append(table.cell(row: row, column: column), kind, to: &cell)
        return String(bytes: cell)
    }

    // MARK: - Text

    /// Appends text that may hold words from a file, be it a label: what would
    /// command the terminal or turn the line around is shown as a replacement
    /// character.
    private func append(_ text: String, _ out: inout Bytes) {
        out.withBytes { bytes in
            for scalar in text.unicodeScalars {
                bytes.append(
                    contentsOf: UTF8.encode(Self.isShown(scalar) ? scalar : "\u{FFFD}")
                        ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: false
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
        }
    }

    /// How many columns a text takes: its Unicode scalars.
    private func columns(_ text: String) -> Int {
        var count = 0
        for byte in text.bytes where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
