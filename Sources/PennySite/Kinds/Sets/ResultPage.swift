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
    /// The page that explains the calculator.
    let explanation: PageLink?
    /// The language of its own words, where that is not the page's.
    var language: TextLanguage?
    let picture: SharingPicture

    /// The scripts of every result, whether its inputs can be changed or not.
    static let scripts = ["charts.js", "share.js"]
    static let scriptsOnDemand = ["draw.js"]

    /// The table that a spreadsheet gets; nil for a result without one.
    var table: Table? { calculation.spreadsheetTable }

    func content(in frame: Frame) -> PageContent {
        let calculator = calculation.calculator
        let lists = SetList.lists(with: calculator)
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
                "downloads": .list(downloads(frame.numbers)),
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
        let data = download("\(name).json", "JSON", numbers.text(SiteWords.downloadJson))
        return [table, data].compactMap(\.self)
    }

    private func download(_ href: String, _ label: String, _ detail: String) -> TemplateValue {
        .object(["href": .text(href), "label": .text(label), "detail": .text(detail)])
    }

    /// The page and what it offers to take away, in the order of the site's addresses.
    func outputs(_ page: PageHead, hasPicture: Bool) -> [Output] {
        [
            table == nil ? nil : Output(path: address("csv")), page.output,
            Output(path: address("json")), hasPicture ? Output(path: address("png")) : nil,
        ].compactMap(\.self)
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
        let (calculation, title) = (calculation, title)
        files.append(
            (address("json"), .making { JSONWriter(calculation).object(title: title).bytes }))
        if frame.drawsPictures { files.append((address("png"), .picture(picture.svg))) }
        let rows = calculation.tables.reduce(0) { $0 + ($1.isDetail ? $1.rowCount : 0) }
        return Printed(files, rows: rows)
    }

    private func address(_ ending: String) -> String { path.dropLast("html".count) + ending }
}
