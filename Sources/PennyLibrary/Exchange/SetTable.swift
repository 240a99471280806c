public import PennyContent
import PennyMarkup

/// Reads a table of sets as `SetExport` writes it.
public enum SetTable {
    /// The sets of a table, a row each, with `'=…` read as the `=…` it was before it left.
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
