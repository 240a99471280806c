public import PennyEngine

/// Writes a result as text for the terminal, in the reader's number style.
public struct TextReport {
    private let result: Calculation
    private let numbers: NumberWriter

    public init(_ result: Calculation, for readers: Readers) {
        self.result = result
        numbers = NumberWriter(for: readers, currency: result.currency)
    }

    /// Renders the title, the answer, figures, notes and every table.
    public func report(title: String) -> Bytes {
        var out = Bytes()
        out.heading(title)
        appendFigures(&out)
        for note in result.notes {
            out.raw("\n")
            out.shown(numbers.text(note))
            out.raw("\n")
        }
        for table in result.tables { append(table, &out) }
        return out
    }

    /// Renders the title, the typed inputs, the answer and the figures.
    public func summary(title: String) -> Bytes {
        var out = Bytes()
        out.heading(title)
        let typed = result.inputs.filter { !$0.isDefault }
        out.columns(typed.flatMap(lines))
        out.raw("\n")
        appendFigures(&out)
        return out
    }

    private func appendFigures(_ out: inout Bytes) {
        if let answer = result.answer {
            out.shown(numbers.text(answer))
            out.raw("\n\n")
        }
        out.columns(result.figures.map { [numbers.text($0.label), numbers.text($0.shown)] })
    }

    /// The lines of an input: one, or one for each entry of a list.
    private func lines(of input: NormalisedInput) -> [[String]] {
        guard case .entries(let entries) = input.quantity, entries.count > 1 else {
            return [[numbers.text(input.label), numbers.text(input.quantity)]]
        }
        return entries.indices.map { index in
            [index == 0 ? numbers.text(input.label) : "", numbers.text(.entries([entries[index]]))]
        }
    }

    /// Renders the computation of the figures; with a name, only the steps to that figure.
    public func explanation(title: String, of figure: String?) -> Bytes {
        var out = Bytes()
        out.heading(title)
        var number = 0
        for step in result.steps {
            if let figure, !step.figures.contains(where: { $0.isSameText(as: figure) }) { continue }
            number += 1
            if number > 1 { out.raw("\n") }
            out.number(number)
            out.raw(". ")
            out.shown(numbers.text(step.title))
            out.raw("\n   ")
            out.shown(numbers.text(step.formula))
            if let values = step.numbers {
                out.raw("\n   ")
                out.shown(numbers.text(values))
            }
            if let answer = step.answer {
                out.raw("\n   = ")
                out.shown(numbers.text(answer))
            }
            if let rounding = step.rounding {
                out.raw("\n   ")
                out.shown(numbers.text(rounding))
            }
            if let source = step.source {
                out.raw("\n   ")
                out.shown(numbers.text(ResultWords.stepSource(source: source)))
            }
            out.raw("\n")
        }
        return out
    }

    // MARK: - Tables

    private func append(_ table: Table, _ out: inout Bytes) {
        if table.rowCount == 0 { return }
        let shown = table.columns.indices.filter { !table.columns[$0].isForTools }
        var cells: [[String]] = [shown.map { numbers.text(table.columns[$0].label) }]
        for row in 0..<table.rowCount {
            cells.append(shown.map { cell(table, row, $0) })
        }
        let widths = shown.indices.map { index in
            cells.reduce(0) { max($0, $1[index].scalarCount) }
        }
        out.raw("\n")
        out.shown(numbers.text(table.title))
        out.raw("\n")
        for (position, row) in cells.enumerated() {
            if !table.isDetail,
                let group = table.groups.first(where: { $0.rows.first == position - 1 })
            {
                out.shown(numbers.text(group.label))
                out.raw(":\n")
            }
            for (index, cell) in row.enumerated() {
                let isLast = index == row.count - 1
                if index > 0 { out.raw("  ") }
                if table.columns[shown[index]].isWords {
                    out.shown(cell)
                    if isLast { continue }
                    for _ in cell.scalarCount..<widths[index] { out.raw(" ") }
                } else {
                    for _ in cell.scalarCount..<widths[index] { out.raw(" ") }
                    out.shown(cell)
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
        var cell = Bytes()
        cell.append(table.cell(row: row, column: column), kind, numbers.cells)
        return cell.text
    }
}
