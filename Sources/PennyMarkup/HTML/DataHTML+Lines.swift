import PennyEngine

extension DataHTML {
    /// Renders values over days or years as lines, with all of them in a table below. One line has
    /// its highest, lowest and last value in words; several have a scale, labels and a key.
    public func section(_ lines: DayLines) -> Bytes {
        let areSeveral = lines.lines.count > 1
        // A chart of several lines includes its title, as bar charts do.
        return section(isTitled: !areSeveral) { out in
            if areSeveral {
                DayChart(lines, title: title, numbers, words)?.append(to: &out)
            } else if let line = lines.lines.first {
                out.append(chart(of: line, lines).figure())
            }
            out.raw("<details class=\"chart-data\">\n<summary>")
            numbers.append(ResultWords.chartFigures, to: &out)
            out.raw("</summary>\n")
            append(lines.table, &out)
            out.raw("</details>\n")
        }
    }

    private func chart(of line: DayLines.Line, _ lines: DayLines) -> HistoryChart {
        let kind = line.values.first { $0.number != nil }
        let numbers = numbers
        let day: ((CivilDate) -> String)? =
            lines.areYears ? { numbers.text(.year($0.year), decimals: 0) } : nil
        return HistoryChart(of: line.name, lines.points(of: line), numbers, day: day) { value in
            words(DataTable.Cell(value, like: kind), line.decimals)
        }
    }
}
