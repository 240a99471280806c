import PennyEngine

/// Words in a table that a spreadsheet may open. Words that it would run as a formula begin with an
/// apostrophe, which spreadsheets do not show.
public enum SpreadsheetText {
    /// Adds the apostrophe to the words of a cell where necessary.
    public static func guarded(_ words: [UInt8]) -> [UInt8] {
        isFormula(words) ? [apostrophe] + words : words
    }

    /// Removes the apostrophe that `guarded` adds from the words of a cell.
    public static func unguarded(_ cell: [UInt8]) -> [UInt8] {
        guard cell.first == apostrophe, isFormula(cell) else { return cell }
        return Array(cell.dropFirst())
    }

    private static let apostrophe = UInt8(ascii: "'")

    /// Whether a spreadsheet would run the words. Those of East Asia accept the full-width signs as
    /// well. Apostrophes before a sign count with it, so that words are read back unchanged.
    private static func isFormula(_ words: [UInt8]) -> Bool {
        let words = words.drop { $0 == apostrophe }
        switch words.first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
            0x09, 0x0A, 0x0D:
            return true
        default:
            for sign in ["＝", "＋", "－", "＠"] where words.starts(with: sign.bytes) { return true }
            return false
        }
    }
}
