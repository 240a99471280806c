public import PennyEngine

/// Columns of numbers beside one column of days, ready to be drawn as lines.
public struct DayLines: Sendable {
    /// A column of numbers: its name, and what it has for each day.
    public struct Line: Sendable {
        let name: String
        let values: [DataTable.Cell]
        /// How many decimals each of its figures is shown with.
        let decimals: Int

        public init(name: String, values: [DataTable.Cell], decimals: Int) {
            self.name = name
            self.values = values
            self.decimals = decimals
        }
    }

    /// What the column of days is called.
    let dayName: String
    /// From the first to the last.
    let days: [CivilDate]
    /// Whether a day means its year.
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

    /// What is known of a line. An empty cell breaks it.
    func points(of line: Line) -> [HistoryChart.Point] {
        var points: [HistoryChart.Point] = []
        var isJoined = false
        for (place, value) in line.values.enumerated() {
            if let number = value.number {
                points.append(
                    HistoryChart.Point(day: days[place], value: number, isJoined: isJoined))
            }
            isJoined = value.number != nil
        }
        return points
    }

    /// The same as a table.
    var table: DataTable {
        let columns = lines.map {
            DataTable.Column(label: $0.name, isNumber: true, decimals: $0.decimals)
        }
        let rows = days.enumerated().map { place, day in
            [dayCell(day)] + lines.map { $0.values[place] }
        }
        return DataTable(
            columns: [DataTable.Column(label: dayName, isNumber: false, decimals: 0)] + columns,
            rows: rows, sums: nil)
    }
}
