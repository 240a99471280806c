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
    /// The rows of the table that a spreadsheet gets; nil for a result without one.
    let rowCount: Int?
    /// The page that explains the calculator.
    let explanation: PageLink?
    let picture: SharingPicture

    func content(_ result: Calculation, in frame: Frame) -> PageContent {
        let calculator = result.calculator
        let lists = SetList.lists(with: calculator)
        return PageContent(
            heading: title, description: summary, section: lists.map(\.address),
            picture: picture,
            own: [
                "kindLabel": .text(calculator.label.one),
                "date": .optional(date.map { frame.numbers.text($0) }),
                "dateISO": .optional(date.map(\.isoText)),
                "summary": .text(summary),
                "isSlim": .flag(PaperColumns.areTwo(for: result)),
                "result": .markup(ResultHTML(result, style: frame.style).section().bytes),
                "downloads": .list(downloads),
                "explanation": explanation.value(from: path),
                "more": .text("More \(calculator.label.many.lowercased())"),
                "parent": .object([
                    "label": .text(lists[0].label),
                    "href": .text(Address.relative(from: path, to: lists[0].address)),
                ]),
            ])
    }

    private var downloads: [TemplateValue] {
        let table = rowCount.map { rows in
            download("\(name).csv", "CSV", "\(counted(rows, "row")) for a spreadsheet")
        }
        let data = download("\(name).json", "JSON", "inputs, figures and tables for a program")
        return [table, data].compactMap(\.self)
    }

    private func download(_ href: String, _ label: String, _ detail: String) -> TemplateValue {
        .object(["href": .text(href), "label": .text(label), "detail": .text(detail)])
    }

    /// The page and what it offers to take away, in the order of the site's addresses.
    func outputs(_ page: PageHead, hasPicture: Bool) -> [Output] {
        [
            rowCount == nil ? nil : Output(path: address("csv")), page.output,
            Output(path: address("json")), hasPicture ? Output(path: address("png")) : nil,
        ].compactMap(\.self)
    }

    func printed(
        _ page: [UInt8], _ result: Calculation, in frame: Frame
    ) -> Printed {
        var files: [(path: String, content: Printed.Content)] = []
        if rowCount != nil, let table = result.spreadsheetTable {
            let csv = CSVWriter(table, result.currency).file().bytes
            files.append((address("csv"), .bytes(csv)))
        }
        files.append((path, .bytes(page)))
        files.append((address("json"), .bytes(JSONWriter(result).object(title: title).bytes)))
        if frame.drawsPictures { files.append((address("png"), .picture(picture.svg))) }
        let rows = result.tables.reduce(0) { $0 + ($1.isDetail ? $1.rowCount : 0) }
        return Printed(files, rows: rows)
    }

    private func address(_ ending: String) -> String { path.dropLast("html".count) + ending }
}
