public import PennyEngine

/// Columns of numbers over one column of days, drawn as lines.
public struct DayLines: Sendable {
    /// A column of numbers: its name, and its value for each day.
    public struct Line: Sendable {
        let name: String
        let values: [DataTable.Cell]
        /// The number of decimals of each figure.
        let decimals: Int

        public init(name: String, values: [DataTable.Cell], decimals: Int) {
            self.name = name
            self.values = values
            self.decimals = decimals
        }
    }

    /// The heading of the column of days.
    let dayName: String
    /// The days in ascending order.
    let days: [CivilDate]
    /// Whether a day stands for its year.
    let areYears: Bool
    let lines: [Line]

    public init(dayName: String, days: [CivilDate], areYears: Bool, lines: [Line]) {
        self.dayName = dayName
        self.days = days
        self.areYears = areYears
        self.lines = lines
    }

    func dayCell(_ day: CivilDate) -> DataTable.Cell {
        areYears ? .year(day.year) : .date(day)
    }

    /// The points of a line. An empty cell interrupts it.
    func points(of line: Line) -> [HistoryChart.Point] {
        var points: [HistoryChart.Point] = []
        var isJoined = false
        for (index, value) in line.values.enumerated() {
            if let number = value.number {
                points.append(
                    HistoryChart.Point(day: days[index], value: number, isJoined: isJoined))
            }
            isJoined = value.number != nil
        }
        return points
    }

    /// The same data as a table.
    var table: DataTable {
        let columns = lines.map {
            DataTable.Column(label: $0.name, isNumber: true, decimals: $0.decimals)
        }
        let rows = days.enumerated().map { index, day in
            [dayCell(day)] + lines.map { $0.values[index] }
        }
        return DataTable(
            columns: [DataTable.Column(label: dayName, isNumber: false, decimals: 0)] + columns,
            rows: rows, sums: nil)
    }
}
