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
            own: words.parts(day, from: path).merging([
                "section": words.link.value(from: path),
                "note": .text(day.snapshot.note),
                "noteLang": .optional(noteLanguage?.tag),
                "noteDir": .optional(noteLanguage?.direction),
                "headlines": .list(words.headlines(of: day)),
                "withoutHeadlines": .list(words.withoutHeadlines(day)),
                "sources": .list(words.sources(of: day).map { words.sourceValues($0, in: day) }),
                "more": .text(words.text(ReportWords.more)),
                "archive": .list(months(words.numbers)),
                "previous": link(previous, words.numbers).value(from: path),
                "next": link(next, words.numbers).value(from: path),
            ]))
    }

    private func link(_ day: CivilDate?, _ numbers: NumberWriter) -> PageLink? {
        day.map { PageLink(title: numbers.text($0), address: Address.report(of: $0)) }
    }

    /// The days of the archive by their months.
    private func months(_ numbers: NumberWriter) -> [TemplateValue] {
        var months: [(name: String, days: [TemplateValue])] = []
        for day in archive ?? [] {
            let name = numbers.text(monthOf: day)
            if months.last?.name != name { months.append((name, [])) }
            let address = Address.relative(from: path, to: Address.report(of: day))
            months[months.count - 1].days.append(
                .object(["day": .text(numbers.text(.count(day.day))), "href": .text(address)]))
        }
        return months.map { .object(["month": .text($0.name), "days": .list($0.days)]) }
    }
}
