extension CSVReader.CSVTable {
    /// Converts a row to keys with their values, like those of a mapping. Leaves out empty cells,
    /// and returns the cell under `name` separately.
    ///
    /// - Parameter text: converts the text of a cell.
    func entries(
        of row: [CSVReader.Cell], _ text: (String) -> String = { $0 }
    ) -> (name: CSVReader.Cell?, entries: [ContentNode.Entry]) {
        Self.entries(of: row, under: header, text)
    }

    static func entries(
        of row: [CSVReader.Cell], under header: [CSVReader.Cell],
        _ text: (String) -> String = { $0 }
    ) -> (name: CSVReader.Cell?, entries: [ContentNode.Entry]) {
        var name: CSVReader.Cell?
        var entries: [ContentNode.Entry] = []
        for (column, cell) in zip(header, row) {
            if KeyName.isSame(column.text, as: "name") {
                name = cell
            } else if !cell.text.isEmpty {
                entries.append(
                    ContentNode.Entry(
                        key: column.text, keyLocation: column.location,
                        value: ContentNode(value: .text(text(cell.text)), location: cell.location)))
            }
        }
        return (name, entries)
    }
}
