import PennyText

/// Rows of cells as CSV that reads back as the same cells.
package enum CSVText {
    package static func text(of rows: [[String]]) -> String {
        rows.map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
    }

    private static func cell(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { !",\"\r\n".unicodeScalars.contains($0) }
        let isTrimmed = ![" ", "\t"].contains(text.first) && ![" ", "\t"].contains(text.last)
        if isPlain, isTrimmed { return text }
        return "\"" + text.replacing("\"", by: "\"\"") + "\""
    }
}
