import PennyContent
import PennyEngine
import PennyFiles

/// A table of the folder `data`, which texts show and readers can download.
final class DataFile: Sendable {
    static let folderName = "data"

    /// From the site's folder: `data/rates.csv`.
    let path: String
    let header: [CSVReader.Cell]
    let rows: [[CSVReader.Cell]]
    /// How its numbers are typed, where a text does not say otherwise.
    let convention: NumberConvention
    /// That of its amounts.
    let currency: Currency
    /// What its bytes are known by.
    let digest: Fingerprint

    init(
        _ path: String, _ table: CSVReader.CSVTable, _ convention: NumberConvention,
        _ currency: Currency, digest: Fingerprint
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

    /// The path of a file as texts name it: `rates`, `rates.csv` or `data/rates.csv`.
    static func path(named name: String) -> String {
        let (folder, ending) = (folderName + "/", ContentFolder.tableEnding)
        let named = name.hasSuffix(ending) ? name : name + ending
        return named.hasPrefix(folder) ? named : folder + named
    }

    /// Where a column is; nil for a name there is none of.
    func column(_ name: String) -> Int? { header.firstIndex { $0.text == name } }
}
