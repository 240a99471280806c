import PennyContent
import PennyEngine
import PennyFiles

/// A table of the folder `data`, which texts show and readers can download.
final class DataFile: Sendable {
    static let folderName = "data"

    /// The path from the site's folder: `data/rates.csv`.
    let path: String
    let header: [CSVReader.Cell]
    let rows: [[CSVReader.Cell]]
    /// The decimal mark of its numbers, unless a text states another.
    let convention: NumberConvention
    /// The currency of its amounts.
    let currency: Currency
    /// The digest of its bytes.
    let digest: Digest

    init(
        _ path: String, _ table: CSVReader.CSVTable, _ convention: NumberConvention,
        _ currency: Currency, digest: Digest
    ) {
        self.path = path
        header = table.header
        rows = table.rows
        self.convention = convention
        self.currency = currency
        self.digest = digest
    }

    /// The name of the file: `rates.csv`.
    var fileName: String { String(path.dropFirst(Self.folderName.utf8.count + 1)) }

    /// Returns the path of a file as texts name it: `rates`, `rates.csv` or `data/rates.csv`.
    static func path(named name: String) -> String {
        let (folder, ending) = (folderName + "/", ContentFormat.tableEnding)
        let named = name.hasSuffix(ending) ? name : name + ending
        return named.hasPrefix(folder) ? named : folder + named
    }

    /// Returns the index of a column; nil for an unknown name.
    func column(_ name: String) -> Int? { header.firstIndex { $0.text == name } }
}
