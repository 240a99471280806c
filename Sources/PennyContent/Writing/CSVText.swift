import PennyText

/// Writes rows of cells as CSV that reads back as the same cells.
package enum CSVText {
    package static func text(of rows: [[String]], separator: Character = ",") -> String {
        rows.map { row in
            row.map { cell($0, separator) }.joined(separator: String(separator)) + "\n"
        }
        .joined()
    }

    private static func cell(_ text: String, _ separator: Character) -> String {
        let marks = "\(separator)\"\r\n".unicodeScalars
        let isPlain = text.unicodeScalars.allSatisfy { !marks.contains($0) }
        let isTrimmed = ![" ", "\t"].contains(text.first) && ![" ", "\t"].contains(text.last)
        if isPlain, isTrimmed { return text }
        return "\"" + text.replacing("\"", by: "\"\"") + "\""
    }
}
