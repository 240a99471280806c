import PennyContent
import PennyMarkup
import PennyTemplates

/// The moves of the newest day, as the home page shows them.
struct LatestMoves: Sendable {
    let configuration: ReportConfiguration
    let day: ReportDay

    init(_ report: ReportSection) {
        configuration = report.configuration
        day = report.today
    }

    func value(in frame: Frame, from page: String) -> TemplateValue {
        let words = ReportText(configuration, frame.numbers, frame.edition)
        let label = words.text(ReportWords.latest)
        let own: TemplateValues = [
            "label": .text(label), "href": .text(Address.report),
            "seeAll": .text(words.text(SiteWords.homeSeeAllList(list: label))),
        ]
        return .object(words.parts(day, from: page, isBrief: true).merging(own))
    }
}
