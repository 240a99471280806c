import PennyEngine
import PennyMarkup

/// A part of a result as a text shows it: all that is printed in place of a block.
struct EmbeddedPart: Sendable {
    let title: String?
    let sources: [EmbedHTML.Source]
    let part: EmbedHTML.Part

    /// Nil where the results do not have the part, whose fault is told by the checks.
    init?(_ found: EmbedChecker.Found, _ sources: [EmbedHTML.Source], title: String?) {
        guard let result = sources.first?.result else { return nil }
        let request = found.request
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
                    rows: found.rows))
        case .figures:
            let figures = request.figures.compactMap { result.figure($0.text) }
            part = .figures(figures.isEmpty ? result.figures : figures)
        case .comparison: part = .comparison
        }
        self.title = title
        self.sources = sources
    }

    func html(for readers: Readers) -> String? {
        EmbedHTML(title: title, of: sources, for: readers)?.section(part).text
    }
}
