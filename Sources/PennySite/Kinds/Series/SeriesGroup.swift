import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// Several months side by side.
struct SeriesGroup: ResultGroup {
    let series: MonthSeries
    let months: [PageLink]
    let result: ResultPage
    let hasPicture: Bool

    var id: String { "series:\(series.id)" }
    var origin: String { "the months of “\(series.word)”" }

    var pageHead: PageHead {
        PageHead(
            path: result.path, template: "calculation", change: .own(result.date),
            scripts: ResultPage.scripts, scriptsOnDemand: ResultPage.scriptsOnDemand,
            isArticle: true)
    }

    func content(in frame: Frame) -> PageContent {
        var page = result.content(in: frame).adding(
            BodyText?.none.languageValues.merging([
                "prose": .flag(false), "live": .flag(false), "inputs": .html(""), "tags": .list([]),
                "taxonomies": .list([]),
                "words": .list([]),
                "origin": .flag(false), "changes": .list([]),
                "relatedLabel": .text(frame.numbers.text(SiteWords.monthsMembers)),
                "related": .list(months.map { $0.value(from: result.path) }),
                "previous": .flag(false), "next": .flag(false),
                "way": .list([]),
            ]))
        page.description = frame.numbers.text(
            SiteWords.monthsDescription(title: series.title, summary: result.summary))
        return page
    }
}
