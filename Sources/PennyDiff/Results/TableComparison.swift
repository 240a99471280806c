import PennyText

/// Compares the tables of two results row by row, by their bytes: few rows usually differ, and only
/// one is shown.
struct TableComparison {
    private let old: ResultData
    private let new: ResultData
    private let values: (old: ReadableValues, new: ReadableValues)

    init(_ results: ResultComparison) {
        old = results.old
        new = results.new
        values = (results.oldValues, results.newValues)
    }

    /// - Throws: the side whose data is not that of a result, and the location.
    func changes() throws(SideProblem) -> [TableChange] {
        var changes: [TableChange] = []
        for table in new.tables {
            let earlier = old.tables.first { $0.name == table.name }
            if let change = try change(table.name, earlier, table) { changes.append(change) }
        }
        for table in old.tables where !new.tables.contains(where: { $0.name == table.name }) {
            if let change = try change(table.name, table, nil) { changes.append(change) }
        }
        return changes
    }

    private func change(
        _ name: String, _ before: ResultData.Table?, _ after: ResultData.Table?
    ) throws(SideProblem) -> TableChange? {
        if let before, let after, old.bytes[before.range] == new.bytes[after.range] { return nil }
        let left = try before.map { table throws(SideProblem) in
            try side(.old) { () throws(JSONProblem) in try old.rows(of: table) }
        }
        let right = try after.map { table throws(SideProblem) in
            try side(.new) { () throws(JSONProblem) in try new.rows(of: table) }
        }
        guard let left, let right else {
            return TableChange(
                name: name, rowsBefore: left?.rows.count, rowsAfter: right?.rows.count,
                differing: max(left?.rows.count ?? 0, right?.rows.count ?? 0), first: nil)
        }
        let (count, index) = differences(left.rows, right.rows)
        if count == 0, left.columns == right.columns { return nil }
        return TableChange(
            name: name, rowsBefore: left.rows.count, rowsAfter: right.rows.count,
            differing: count,
            first: try index.map { index throws(SideProblem) in
                try row(index, left, right)
            })
    }

    /// The number of differing rows, and the first of them. In tables of the same length, rows with
    /// the same index are compared; otherwise equal rows at both ends are skipped.
    private func differences(
        _ before: [Range<Int>], _ after: [Range<Int>]
    ) -> (count: Int, first: Int?) {
        func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
            old.bytes[left] == new.bytes[right]
        }
        if before.count == after.count {
            let differing = before.indices.filter { !isSame(before[$0], after[$0]) }
            return (differing.count, differing.first)
        }
        let start = zip(before, after).prefix { isSame($0, $1) }.count
        let most = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix(most)
            .prefix { isSame($0, $1) }.count
        return (max(before.count, after.count) - start - end, start)
    }

    private typealias Rows = (columns: [String], rows: [Range<Int>])

    private func row(_ index: Int, _ left: Rows, _ right: Rows) throws(SideProblem)
        -> TableChange.Row
    {
        let before = try side(.old) { () throws(JSONProblem) in
            index < left.rows.count ? try old.cells(left.rows[index]) : []
        }
        let after = try side(.new) { () throws(JSONProblem) in
            index < right.rows.count ? try new.cells(right.rows[index]) : []
        }
        let columns = right.columns + left.columns.filter { !right.columns.contains($0) }
        func cell(_ column: String, _ names: [String], _ cells: [String]) -> String? {
            guard let index = names.firstIndex(of: column), index < cells.count else { return nil }
            return cells[index]
        }
        let cells = columns.compactMap { column -> TableChange.Cell? in
            let (one, two) = (
                cell(column, left.columns, before), cell(column, right.columns, after)
            )
            if one == two { return nil }
            return TableChange.Cell(
                column: column, before: one.map(values.old.number),
                after: two.map(values.new.number))
        }
        return TableChange.Row(
            number: index + 1, name: (after.first ?? before.first) ?? "", cells: cells)
    }

    private func side<Value>(
        _ side: SideProblem.Side, _ read: () throws(JSONProblem) -> Value
    ) throws(SideProblem) -> Value {
        do throws(JSONProblem) {
            return try read()
        } catch {
            throw SideProblem(side: side, problem: error)
        }
    }
}

/// A fault, with the side whose file has it.
struct SideProblem: Error {
    enum Side { case old, new }
    let side: Side
    let problem: JSONProblem
}
