import PennyContent
import PennyMarkup
import PennyTemplates

/// The changes of the newest day on the home page.
extension ReportKind {
    static let homeVariables: [TemplateVariable] = [
        .object(
            "report", "The newest daily report.",
            of: ReportFormatter.names + [
                .text("label", "What it is called."), .text("href", "The way to it."),
                .text("seeAll", "The words of the link to it."),
            ]
        ).orOff
    ]

    static func homeValues(of site: AnalyzedEdition) -> @Sendable (Layout) -> TemplateValues {
        guard let report = site.site.report else { return { _ in ["report": .flag(false)] } }
        let (configuration, day) = (report.configuration, report.today)
        return { ["report": value(of: day, configuration, in: $0)] }
    }

    private static func value(
        of day: ReportDay, _ configuration: ReportConfiguration, in layout: Layout
    ) -> TemplateValue {
        let words = ReportFormatter(configuration, layout.numbers, layout.edition)
        let label = words.text(ReportWords.latest)
        let own: TemplateValues = [
            "label": .text(label), "href": .text(Address.report),
            "seeAll": .text(words.text(SiteWords.homeSeeAllList(list: label))),
        ]
        return .object(words.parts(day, from: Address.home, isBrief: true).merging(own))
    }
}
