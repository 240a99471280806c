import PennyContent
import PennyFiles

/// A saved set that is a row of a table, by its place there: what it says is read again in its
/// turn.
struct TableRow: Sendable {
    let table: SetTable
    /// Where its bytes are in the file.
    let start: Int
    let size: Int
    let line: Int

    /// By what a row is known: its name, which it may have from its number, the first line of the
    /// table, and what it says itself.
    static func digest(_ id: String, _ table: SetTable, _ bytes: [UInt8]) -> Fingerprint {
        var maker = FingerprintMaker()
        maker.add(id)
        maker.add(table.head)
        maker.add(bytes)
        return maker.fingerprint
    }
}
