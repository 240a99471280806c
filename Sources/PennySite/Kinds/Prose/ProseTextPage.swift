import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A page of prose.
struct ProseTextPage: Page {
    let name: String
    /// The template of the site that it is made with; nil for the usual one.
    let ownTemplate: String?
    /// What it tells its template beside its text.
    let fields: TemplateValue
    let origin: String
    let date: CivilDate?
    let title: String
    let summary: String
    let body: BodyText?
    let language: TextLanguage?
    let place: SectionPlace
    /// Whether it is one of a section by date, and so says its own date.
    let isPosted: Bool
    /// The pages in it; nil for a page that is no section.
    let entries: SectionEntries?
    let feed: PageLink?

    var id: String { "page:\(name)" }
    var pageHead: PageHead {
        var head = PageHead(
            path: Address.page(name), template: ownTemplate ?? "prose", change: .own(date),
            isArticle: true)
        head.ownFeed = feed
        return head
    }

    func content(in frame: Frame) -> PageContent {
        let path = Address.page(name)
        let posted = isPosted ? date : nil
        var own = body.languageValues.merging([
            "summary": .text(summary),
            "fields": fields,
            "posted": .optional(posted.map { frame.numbers.text($0) }),
            "postedISO": .optional(posted?.isoText),
            "contents": body?.contents ?? .list([]),
            "hasBody": .flag(body?.isEmpty == false),
            "body": .markup(body?.html ?? []),
        ])
        own.merge(place.values(in: frame, from: path))
        own.merge(entries?.values(in: frame, from: path) ?? SectionEntries.noValues)
        return PageContent(
            heading: title, description: summary, standIn: body?.opening ?? "",
            language: language, section: place.way.map(\.address), way: place.way, own: own)
    }
}
