import PennyContent
import PennyMarkup
import PennyTemplates

/// The changes of the newest day on the home page.
struct HomeReport: Sendable {
    let configuration: ReportConfiguration
    let day: ReportDay

    init(_ report: DailyReport) {
        configuration = report.configuration
        day = report.today
    }

    func value(in layout: Layout, from page: String) -> TemplateValue {
        let words = ReportFormatter(configuration, layout.numbers, layout.edition)
        let label = words.text(ReportWords.latest)
        let own: TemplateValues = [
            "label": .text(label), "href": .text(Address.report),
            "seeAll": .text(words.text(SiteWords.homeSeeAllList(list: label))),
        ]
        return .object(words.parts(day, from: page, isBrief: true).merging(own))
    }
}
