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

    func content(in layout: Layout) -> PageContent {
        let calculator = calculation.calculator
        let lists = SetList.lists(with: calculator, layout.configuration.calculators)
        let downloads = downloads(layout.numbers)
        return PageContent(
            heading: title, description: summary, language: language, section: lists.map(\.address),
            picture: picture,
            own: [
                "kindLabel": .text(layout.numbers.text(calculator.words.one)),
                "date": .optional(date.map { layout.numbers.text($0) }),
                "dateISO": .optional(date.map(\.isoText)),
                "summary": .text(summary),
                "isSlim": .flag(PaperColumns.areTwo(for: calculation, layout.numbers)),
                "result": .markup(ResultHTML(calculation, for: layout.readers).section().bytes),
                "downloads": .list(downloads),
                "canDownload": .flag(!downloads.isEmpty || !calculation.charts.isEmpty),
                "explanation": explanation.value(in: layout, from: path) {
                    SiteWords.resultExplanation(title: $0)
                },
                "more": .text(
                    layout.numbers.text(SiteWords.pagesMore(calculator: calculator.words.many))),
                "parent": .object([
                    "label": .text(layout.numbers.text(lists[0].label)),
                    "href": .text(Address.relative(from: path, to: lists[0].address)),
                ]),
            ])
    }

    private func downloads(_ numbers: NumberWriter) -> [TemplateValue] {
        let table = table.map { _ in
            download("\(name).csv", "CSV", numbers.text(SiteWords.downloadCsv))
        }
        let data =
            outputs.hasData
            ? download("\(name).json", "JSON", numbers.text(SiteWords.downloadJson)) : nil
        return [table, data].compactMap(\.self)
    }

    private func download(_ href: String, _ label: String, _ detail: String) -> TemplateValue {
        .object(["href": .text(href), "label": .text(label), "detail": .text(detail)])
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
