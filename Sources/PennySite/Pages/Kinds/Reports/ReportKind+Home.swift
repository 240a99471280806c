import PennyMarkup
import PennyTemplates

/// The changes of the newest day on the home page.
extension ReportKind {
    static let homeValues: [PageValue<HomeEdition>] = [
        .object("report", "The newest daily report.", of: reportValues) { home, _ in
            home.site.site.report.map { report in
                let words = ReportFormatter(
                    report.configuration, home.layout.numbers, home.layout.edition)
                return ShownReportDay(day: report.today, words: words, isBrief: true)
            }
        }
    ]

    private static let reportValues: [PageValue<ShownReportDay>] =
        ShownReportDay.values + [
            .text("label", "What it is called.") { shown, _ in
                shown.words.text(ReportWords.latest)
            },
            .text("href", "The way to it.") { _, _ in Address.report },
            .text("seeAll", "The words of the link to it.") { shown, _ in
                let label = shown.words.text(ReportWords.latest)
                return shown.words.text(SiteWords.homeSeeAllList(list: label))
            },
        ]
}
