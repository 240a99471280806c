import PennyDiagnostics
import PennyEngine
import PennyTemplates

/// Several months: their page, their table, their data and their picture, from one calculation.
struct SeriesGroup: OutputGroup {
    let series: MonthSeries
    let calculation: Calculation
    let months: [PageLink]
    let result: ResultPage
    let hasPicture: Bool

    var id: String { "series:\(series.id)" }
    var origin: String { "the months of “\(series.word)”" }
    var head: PageHead? { pageHead }
    var outputs: [Output] { result.outputs(pageHead, hasPicture: hasPicture) }

    private var pageHead: PageHead {
        PageHead(
            path: result.path, template: "calculation", change: .own(result.date),
            scripts: ["charts.js"], isArticle: true)
    }

    func page(
        in frame: Frame, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] {
        try frame.page(pageHead, content(in: frame), standalone: standalone)
    }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        let page = try frame.page(pageHead, content(in: frame))
        return result.printed(page, calculation, in: frame)
    }

    private func content(in frame: Frame) -> PageContent {
        var page = result.content(calculation, in: frame).adding([
            "prose": .flag(false), "live": .flag(false), "inputs": .html(""), "tags": .list([]),
            "words": .list([]),
            "origin": .flag(false), "changes": .list([]),
            "relatedLabel": .text("The months"),
            "related": .list(months.map { $0.value(from: result.path) }),
            "previous": .flag(false), "next": .flag(false),
        ])
        page.description = "\(series.title): \(result.summary)"
        return page
    }
}
