import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The content of a result's page: of a set, or of a series of months.
struct ResultContent: Sendable {
    let title: String
    let summary: String
    let date: CivilDate?
    /// The base name of its files.
    let name: String
    let path: String
    let calculation: Calculation
    /// The files that the site wants of each result.
    let outputs: ResultOutputs
    /// The lists that have it, the most specific first.
    let lists: [SetList]
    /// The link to the page that explains the calculator.
    let explanation: PageLink?
    /// The language of its own words, where it is not the page's.
    var language: TextLanguage?
    let picture: SharingPicture

    /// The scripts of every result.
    static let scripts: [PageScript] = [.result]
    static let scriptsOnDemand: [PageScript] = [.chartFiles]

    /// The table for spreadsheets; nil for a result without one, or a site without tables.
    var table: Table? { outputs.hasTable ? calculation.spreadsheetTable : nil }

    /// The content of its page.
    ///
    /// - Parameter own: the values of the page's template.
    func content(_ own: TemplateValues) -> PageContent {
        PageContent(
            heading: title, description: summary, language: language,
            section: lists.map(\.address), picture: picture, own: own)
    }

    /// The page and its downloads, in the order of the site's addresses.
    func outputs(_ page: PageHead, hasPicture: Bool) -> [ArtifactFile] {
        ResultFiles(outputs: outputs, hasPicture: hasPicture).endings(hasTable: table != nil)
            .map { $0 == "html" ? page.output : ArtifactFile(path: address($0)) }
    }

    func rendered(_ page: [UInt8], in layout: Layout) -> RenderedFiles {
        var files: [(path: String, content: RenderedFiles.Content)] = []
        if let table {
            let currency = calculation.currency
            let convention = layout.style.convention
            files.append(
                (
                    address("csv"),
                    .making { CSVWriter(table, currency, convention).file().bytes }
                ))
        }
        files.append((path, .bytes(page)))
        if outputs.hasData {
            let (calculation, title, readers) = (calculation, title, layout.readers)
            files.append(
                (
                    address("json"),
                    .making {
                        JSONWriter(calculation).object(title: title, for: readers).bytes
                    }
                ))
        }
        if layout.drawsPictures { files.append((address("png"), .picture(picture.makeSVG()))) }
        let rows = calculation.tables.reduce(0) { $0 + ($1.isDetail ? $1.rowCount : 0) }
        return RenderedFiles(files, rows: rows)
    }

    private func address(_ ending: String) -> String { path.dropLast("html".count) + ending }
}
