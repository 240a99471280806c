import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// A series of months: budgets side by side.
struct SeriesArtifact: ResultArtifact {
    let series: MonthSeries
    let months: [PageLink]
    let result: ResultContent
    let hasPicture: Bool

    var id: String { "series:\(series.id)" }
    var origin: String { "the months of “\(series.word)”" }

    var pageHead: PageHead {
        PageHead(
            path: result.path, template: "calculation", change: .own(result.date),
            scripts: ResultContent.scripts, scriptsOnDemand: ResultContent.scriptsOnDemand,
            isArticle: true)
    }

    func content(in layout: Layout) -> PageContent {
        let shown = ShownCalculation(
            ShownResult(result, in: layout, hasInputs: false),
            ResultSurroundings(
                relatedLabel: SiteWords.monthsMembers, related: months))
        var page = result.content(ShownCalculation.values.values(of: shown, on: result.path))
        page.description = layout.numbers.text(
            SiteWords.monthsDescription(title: series.title, summary: result.summary))
        return page
    }
}
