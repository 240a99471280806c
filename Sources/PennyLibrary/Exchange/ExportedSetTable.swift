public import PennyContent
import PennyMarkup

/// Reads a table of sets that `SetExport` wrote.
public enum ExportedSetTable {
    /// The sets of a table, one in each row. `'=…` is read as the `=…` it was before the export.
    public static func read(
        _ file: ContentText, id: String, _ reader: SavedSetReader
    ) -> Reading<[SavedSet]> {
        reader.read(csv: file, id: id) { cell in
            guard cell.utf8.first == UInt8(ascii: "'") else { return cell }
            return String(
                decoding: SpreadsheetText.unguarded(Array(cell.utf8)), as: UTF8.self)
        }
    }
}
