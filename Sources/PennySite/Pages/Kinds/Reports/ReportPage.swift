import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The report of a day. Today's links to all days.
struct ReportPage: Page {
    let configuration: ReportConfiguration
    let day: ReportDay
    /// The days of the archive, the newest first; only on today's report.
    let archive: [CivilDate]?
    /// The language of its note, where it is not the page's.
    let noteLanguage: TextLanguage?
    let previous: CivilDate?
    let next: CivilDate?

    private var isToday: Bool { archive != nil }
    private var path: String { isToday ? Address.report : Address.report(of: day.date) }

    var id: String { isToday ? "report" : "report:\(day.date.isoText)" }
    var origin: String { isToday ? "today’s report" : day.snapshot.location.path }
    var pageHead: PageHead {
        PageHead(
            path: path, template: "report", change: .own(day.date), scripts: [.report],
            isArticle: !isToday, namesFeed: true)
    }

    func content(in layout: Layout) -> PageContent {
        let words = ReportFormatter(configuration, layout.numbers, layout.edition)
        let title = words.title
        // The page of the latest day and that day's own page have the same sentence.
        let description =
            words.lead(of: day).map {
                isToday
                    ? .text($0)
                    : ReportWords.descriptionLead(title: title, day: day.date, lead: .text($0))
            } ?? ReportWords.descriptionDay(title: title, day: day.date)
        return PageContent(
            heading: words.text(
                isToday
                    ? ReportWords.latestHeading(day: day.date)
                    : ReportWords.heading(day: day.date)),
            description: words.text(description),
            section: [Address.report],
            subject: .thing("Dataset", words.properties(of: day, layout)),
            own: Self.values.values(of: (self, words), on: path))
    }

    // MARK: - Values

    static let values: [PageValue<(page: ReportPage, words: ReportFormatter)>] =
        ShownReportDay.values.of { ShownReportDay(day: $0.page.day, words: $0.words) } + [
            .part("section", "The way to today’s report.", of: PageLink.values) { shown, _ in
                shown.words.link
            },
            .text("note", "The note of the day.") { shown, _ in shown.page.day.snapshot.note },
            .optional("noteLang", "The language of the note, if it is another.") { shown, _ in
                shown.page.noteLanguage?.tag
            },
            .optional("noteDir", "The direction of that language, if it is another.") { shown, _ in
                shown.page.noteLanguage?.direction
            },
            .list("headlines", "The headlines of the day.", of: ShownHeadline.values) { shown, _ in
                shown.words.headlines(of: shown.page.day)
            },
            .texts("withoutHeadlines", "The sources without headlines, each with the reason.") {
                shown, _ in shown.words.withoutHeadlines(shown.page.day)
            },
            .list("sources", "Whose data the page shows.", of: ShownReportSource.values) {
                shown, _ in shown.words.sources(of: shown.page.day)
            },
            .list("archive", "The months with reports.", of: Month.values) { shown, _ in
                shown.page.months(shown.words.numbers)
            },
        ]
        + Neighbours.values.of { $0.page.neighbours($0.words.numbers) }
        + [Neighbours.label { $0.words.text(ReportWords.more) }]

    private func neighbours(_ numbers: NumberWriter) -> Neighbours {
        let link = { (day: CivilDate) in
            PageLink(title: numbers.text(day), address: Address.report(of: day))
        }
        return Neighbours(previous: previous.map(link), next: next.map(link))
    }
}

// MARK: - Archive

extension ReportPage {
    /// A month of the archive.
    fileprivate struct Month: Sendable {
        let name: String
        var days: [ShownPage<CivilDate>]

        static let values: [PageValue<Month>] = [
            .text("month", "The month.") { month, _ in month.name },
            .list("days", "Its days with a report.", of: dayValues) { month, _ in month.days },
        ]

        private static let dayValues: [PageValue<ShownPage<CivilDate>>] = [
            .text("day", "The day.") { day, _ in day.numbers.text(.count(day.page.day)) },
            .text("href", "The way to it.") {
                Address.relative(from: $1, to: Address.report(of: $0.page))
            },
        ]
    }

    /// The days of the archive by their months.
    private func months(_ numbers: NumberWriter) -> [Month] {
        var months: [Month] = []
        for day in archive ?? [] {
            let name = numbers.text(monthOf: day)
            if months.last?.name != name { months.append(Month(name: name, days: [])) }
            months[months.count - 1].days.append(ShownPage(day, numbers))
        }
        return months
    }
}
