import PennyContent
import PennyFiles

/// The span of a saved set that is a row of a table. The row is read again when the set is
/// rendered.
struct RowSpan: Sendable {
    let table: SetTableHeader
    /// The offset of its first byte in the file.
    let start: Int
    let size: Int
    let line: Int

    /// Returns the digest of a row: of its name, which may come from its number, of the table's
    /// first line, and of its own bytes.
    static func digest(_ id: String, _ table: SetTableHeader, _ bytes: [UInt8]) -> Digest {
        var maker = DigestMaker()
        maker.add(id)
        maker.add(table.head)
        maker.add(bytes)
        return maker.digest
    }
}
