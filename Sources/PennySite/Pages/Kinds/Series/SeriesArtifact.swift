import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

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
        var page = result.content(in: layout).adding(
            PageBody?.none.languageValues.merging([
                "prose": .flag(false), "live": .flag(false), "inputs": .html(""), "tags": .list([]),
                "taxonomies": .list([]),
                "terms": .list([]),
                "origin": .flag(false), "changes": .list([]),
                "relatedLabel": .text(layout.numbers.text(SiteWords.monthsMembers)),
                "related": .list(months.map { $0.value(from: result.path) }),
                "previous": .flag(false), "next": .flag(false),
                "breadcrumbs": .list([]),
            ]))
        page.description = layout.numbers.text(
            SiteWords.monthsDescription(title: series.title, summary: result.summary))
        return page
    }
}
