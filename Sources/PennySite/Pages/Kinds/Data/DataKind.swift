import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// Tables of figures in the folder `data`. They have no pages: blocks in texts show them, and the
/// files are copied for readers to download.
enum DataKind: ContentKind {
    private static let folderName = DataFile.folderName
    static let folders = [ContentFolder(folderName, [], hasTables: true)]

    static func read(_ files: inout ContentReader, into site: inout LoadedEdition) {
        let convention = site.inputDefaults.convention
        let currency = site.configuration.currency
        for path in files.folder.files(in: folderName).tables {
            site.data[path] = files.read(path) { text in
                var reader = CSVReader(text)
                let reading = reader.read()
                let file = reading.value.map {
                    DataFile(
                        path, $0, convention, currency,
                        digest: Digest(of: Array(text.text.utf8)))
                }
                return Reading(file, reading.diagnostics)
            }
        }
    }

    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target] {
        site.site.data.mapValues { .data($0) }
    }

    /// The files are the same in all languages.
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        if !site.site.edition.prefix.isEmpty { return [] }
        let folder = site.site.folder
        return folder.files(in: folderName).tables.map {
            AssetFile(tree: folder.tree, source: $0, path: $0)
        }
    }
}
