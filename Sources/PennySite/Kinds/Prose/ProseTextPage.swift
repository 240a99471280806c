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
    let tags: [Tag]
    let values: PageValues
    let body: BodyText?
    let language: TextLanguage?
    let place: SectionPlace
    /// Whether it is one of a section by date, and so says its own date.
    let isPosted: Bool
    /// The pages in it; nil for a page that is no section.
    let entries: SectionEntries?
    let feed: PageLink?

    var id: String { "page:\(name)" + (part.isFirst ? "" : ":\(part.number)") }
    /// Which page of its list it is; the only one for a page without a list.
    private var part: ListPart {
        entries?.part ?? ListPart.first(of: Address.page(name), entries: 0, perPage: 1)
    }
    var pageHead: PageHead {
        var head = PageHead(
            path: part.address, template: ownTemplate ?? "prose", change: .own(date),
            scripts: entries?.cards?.scripts(part.entries) ?? [], isArticle: part.isFirst)
        head.ownFeed = feed
        if let form = body?.form, form.live != nil {
            head.laterScripts = LiveForm.scripts
            head.engine = form.calculator.name
        }
        return head
    }

    /// The further pages of its list: they have the list alone.
    var further: [ProseTextPage] {
        guard let entries else { return [] }
        let way = place.way + [PageLink(title: title, address: part.list, language)]
        return entries.part.others.map { part in
            ProseTextPage(
                name: name, ownTemplate: ownTemplate, fields: fields, origin: origin, date: date,
                title: title, summary: "", tags: [], values: PageValues(), body: nil,
                language: language, place: SectionPlace(way: way, menu: place.menu),
                isPosted: false, entries: entries.on(part), feed: feed)
        }
    }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent {
        let path = part.address
        let posted = isPosted ? date : nil
        var own = body.languageValues.merging([
            "summary": .text(summary),
            "fields": fields,
            "posted": .optional(posted.map { frame.numbers.text($0) }),
            "postedISO": .optional(posted?.isoText),
            "contents": body?.contents ?? .list([]),
            "hasBody": .flag(body?.isEmpty == false),
            "body": .markup(try body?.html ?? []),
            "tags": tags.value(from: path),
            "taxonomies": values.value(from: path),
        ])
        own.merge(place.values(in: frame, from: path))
        own.merge(entries?.values(in: frame) ?? SectionEntries.noValues)
        return PageContent(
            heading: part.heading(title, frame.numbers), description: summary,
            standIn: part.isFirst ? body?.opening ?? "" : entries?.titles(frame.numbers) ?? "",
            language: language, section: place.way.map(\.address), way: place.way, own: own)
    }
}
