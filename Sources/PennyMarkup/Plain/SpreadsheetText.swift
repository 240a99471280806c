import PennyEngine

/// Words in a table that a spreadsheet may open. One that it would take for a formula, and run,
/// begins with an apostrophe there, which spreadsheets do not show.
public enum SpreadsheetText {
    /// The words of a cell as a table has them.
    public static func guarded(_ words: [UInt8]) -> [UInt8] {
        isFormula(words) ? [apostrophe] + words : words
    }

    /// The words of a cell that are read back: without the apostrophe that `guarded` puts there.
    public static func unguarded(_ cell: [UInt8]) -> [UInt8] {
        guard cell.first == apostrophe, isFormula(cell) else { return cell }
        return Array(cell.dropFirst())
    }

    private static let apostrophe = UInt8(ascii: "'")

    /// Whether a spreadsheet would run the words. Those of East Asia take the full-width signs as
    /// well. Apostrophes before a sign count with it, so that what is read back is what was there.
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
