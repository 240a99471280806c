import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// A block of a text, as a page shows it.
enum EmbeddedPart: Sendable {
    case result(EmbeddedResult)
    case data(EmbeddedData)
    case pages(EmbeddedPages)
    case form(EmbeddedForm)

    func html(for readers: Readers) throws(DiagnosticError) -> String? {
        switch self {
        case .result(let part): part.html(for: readers)
        case .data(let part): part.html(for: readers)
        case .pages(let part): try part.html()
        case .form(let part): try part.html(for: readers)
        }
    }
}

/// A part of a result as a text shows it.
struct EmbeddedResult: Sendable {
    let title: String?
    let sources: [EmbedHTML.Source]
    let part: EmbedHTML.Part

    /// Nil where the results do not have the part; the analysis reports that fault.
    init?(_ resolved: EmbedResolver.ResolvedResult, _ sources: [EmbedHTML.Source], title: String?) {
        guard let result = sources.first?.result else { return nil }
        let request = resolved.request
        switch request.show {
        case .chart:
            let named = request.part.map { part in
                result.charts.first { $0.name == part.text }
            }
            guard let chart = named ?? result.charts.first else { return nil }
            part = .chart(chart)
        case .table:
            let named = request.part.map { result.table($0.text) } ?? result.tables.first
            guard let table = named else { return nil }
            part = .table(
                table.selecting(
                    columns: request.columns.compactMap { table.columnIndex($0.text) },
                    rows: resolved.rows), isOpen: request.isOpen)
        case .figures:
            let figures = request.figures.compactMap { result.figure($0.text) }
            part = .figures(figures.isEmpty ? result.figures : figures)
        case .comparison: part = .comparison
        case .pages, .form: return nil
        }
        self.title = title
        self.sources = sources
    }

    func html(for readers: Readers) -> String? {
        EmbedHTML(title: title, of: sources, for: readers)?.section(part).text
    }
}

/// Figures of a table of the folder `data` as a text shows them.
struct EmbeddedData: Sendable {
    let resolved: ResolvedData
    let title: String?
    /// The link to the file, from the page.
    let address: String

    func html(for readers: Readers) -> String {
        let writer = DataHTML(
            title: title, file: (SiteWords.dataFile, resolved.file.fileName, address), for: readers,
            currency: resolved.file.currency)
        switch resolved.shown {
        case .table(let table, let isOpen):
            return writer.section(table, isOpen: isOpen).text
        case .bars(let bars, let decimals):
            return writer.section(bars: bars, decimals: decimals).text
        case .lines(let lines): return writer.section(lines).text
        }
    }
}
