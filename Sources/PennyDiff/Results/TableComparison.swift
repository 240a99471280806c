import PennyText

/// Compares the tables of two results row by row, by their bytes: few of them differ as a rule,
/// and of those one is shown.
struct TableComparison {
    private let old: ResultData
    private let new: ResultData
    private let values: (old: ReadableValues, new: ReadableValues)

    init(_ results: ResultComparison) {
        old = results.old
        new = results.new
        values = (results.oldValues, results.newValues)
    }

    /// - Throws: in which of the two data is none of a result, and where.
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
        if let before, let after, old.bytes[before.place] == new.bytes[after.place] { return nil }
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
        let (count, place) = differences(left.rows, right.rows)
        if count == 0, left.columns == right.columns { return nil }
        return TableChange(
            name: name, rowsBefore: left.rows.count, rowsAfter: right.rows.count,
            differing: count,
            first: try place.map { place throws(SideProblem) in
                try row(place, left, right)
            })
    }

    /// How many rows differ, and the first of them. Of tables with as many rows each is compared
    /// with the one at its place; else what is alike at both ends is left out.
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

    private func row(_ place: Int, _ left: Rows, _ right: Rows) throws(SideProblem)
        -> TableChange.Row
    {
        let before = try side(.old) { () throws(JSONProblem) in
            place < left.rows.count ? try old.cells(left.rows[place]) : []
        }
        let after = try side(.new) { () throws(JSONProblem) in
            place < right.rows.count ? try new.cells(right.rows[place]) : []
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
            number: place + 1, name: (after.first ?? before.first) ?? "", cells: cells)
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

/// In which of two files a fault is.
struct SideProblem: Error {
    enum Side { case old, new }
    let side: Side
    let problem: JSONProblem
}
