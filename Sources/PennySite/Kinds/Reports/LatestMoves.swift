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
        let own: TemplateValues = [
            "label": .text("Today’s report"), "href": .text(Address.report),
        ]
        return .object(
            ReportWords(configuration, frame).parts(day, from: page).merging(own))
    }
}
