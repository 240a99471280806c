import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// What the page of any result is about: of a set, and of a series of months.
struct ResultPage: Sendable {
    let title: String
    let summary: String
    let date: CivilDate?
    /// The name of its files.
    let name: String
    let path: String
    let calculation: Calculation
    /// What of it is written.
    let outputs: ResultOutputs
    /// The page that explains the calculator.
    let explanation: PageLink?
    /// The language of its own words, where that is not the page's.
    var language: TextLanguage?
    let picture: SharingPicture

    /// The scripts of every result, whether its inputs can be changed or not.
    static let scripts = ["charts.js", "share.js"]
    static let scriptsOnDemand = ["draw.js"]

    /// The table that a spreadsheet gets; nil for a result without one, or a site without tables.
    var table: Table? { outputs.hasTable ? calculation.spreadsheetTable : nil }

    func content(in frame: Frame) -> PageContent {
        let calculator = calculation.calculator
        let lists = SetList.lists(with: calculator)
        let downloads = downloads(frame.numbers)
        return PageContent(
            heading: title, description: summary, language: language, section: lists.map(\.address),
            picture: picture,
            own: [
                "kindLabel": .text(frame.numbers.text(calculator.words.one)),
                "date": .optional(date.map { frame.numbers.text($0) }),
                "dateISO": .optional(date.map(\.isoText)),
                "summary": .text(summary),
                "isSlim": .flag(PaperColumns.areTwo(for: calculation, frame.numbers)),
                "result": .markup(ResultHTML(calculation, for: frame.readers).section().bytes),
                "downloads": .list(downloads),
                "canTakeAlong": .flag(!downloads.isEmpty || !calculation.charts.isEmpty),
                "explanation": explanation.value(in: frame, from: path) {
                    SiteWords.resultExplanation(title: $0)
                },
                "more": .text(
                    frame.numbers.text(SiteWords.pagesMore(calculator: calculator.words.many))),
                "parent": .object([
                    "label": .text(frame.numbers.text(lists[0].label)),
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

    /// The page and what it offers to take away, in the order of the site's addresses.
    func outputs(_ page: PageHead, hasPicture: Bool) -> [Output] {
        ResultFiles(outputs: outputs, hasPicture: hasPicture).endings(hasTable: table != nil)
            .map { $0 == "html" ? page.output : Output(path: address($0)) }
    }

    func printed(_ page: [UInt8], in frame: Frame) -> Printed {
        var files: [(path: String, content: Printed.Content)] = []
        if let table {
            let currency = calculation.currency
            let convention = frame.style.convention
            files.append(
                (
                    address("csv"),
                    .making { CSVWriter(table, currency, convention).file().bytes }
                ))
        }
        files.append((path, .bytes(page)))
        if outputs.hasData {
            let (calculation, title) = (calculation, title)
            files.append(
                (address("json"), .making { JSONWriter(calculation).object(title: title).bytes }))
        }
        if frame.drawsPictures { files.append((address("png"), .picture(picture.svg))) }
        let rows = calculation.tables.reduce(0) { $0 + ($1.isDetail ? $1.rowCount : 0) }
        return Printed(files, rows: rows)
    }

    private func address(_ ending: String) -> String { path.dropLast("html".count) + ending }
}
