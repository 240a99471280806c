import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A page of prose.
struct TextPage: Page {
    let name: String
    /// The site's own template for the page; nil for the theme's.
    let ownTemplate: String?
    /// The fields of its front matter, for its template.
    let fields: TemplateValue
    let origin: String
    let date: CivilDate?
    let title: String
    let summary: String
    let tags: [TaxonomyValue]
    let values: PageTaxonomies
    let body: PageBody?
    let language: TextLanguage?
    let navigation: SectionNavigation
    /// Whether it is in a section by date, and so shows its own date.
    let isPosted: Bool
    /// The listing of its section; nil for a page that is not a section.
    let entries: PageListing?
    let feed: PageLink?

    var id: String { "page:\(name)" + (part.isFirst ? "" : ":\(part.number)") }
    /// The page of its list; the only one for a page without a list.
    private var part: Pagination {
        entries?.part ?? Pagination.first(of: Address.page(name), entries: 0, perPage: 1)
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

    /// The later pages of its list, which show the list alone.
    var further: [TextPage] {
        guard let entries else { return [] }
        let breadcrumbs =
            navigation.breadcrumbs + [PageLink(title: title, address: part.list, language)]
        return entries.part.others.map { part in
            TextPage(
                name: name, ownTemplate: ownTemplate, fields: fields, origin: origin, date: date,
                title: title, summary: "", tags: [], values: PageTaxonomies(), body: nil,
                language: language,
                navigation: SectionNavigation(breadcrumbs: breadcrumbs, menu: navigation.menu),
                isPosted: false, entries: entries.on(part), feed: feed)
        }
    }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let path = part.address
        let posted = isPosted ? date : nil
        var own = body.languageValues.merging([
            "summary": .text(summary),
            "fields": fields,
            "posted": .optional(posted.map { layout.numbers.text($0) }),
            "postedISO": .optional(posted?.isoText),
            "contents": body?.contents ?? .list([]),
            "hasBody": .flag(body?.isEmpty == false),
            "body": .markup(try body?.html ?? []),
            "tags": tags.value(from: path),
            "taxonomies": values.value(from: path),
        ])
        own.merge(navigation.values(in: layout, from: path))
        own.merge(entries?.values(in: layout) ?? PageListing.noValues)
        return PageContent(
            heading: part.heading(title, layout.numbers), description: summary,
            fallbackDescription: part.isFirst
                ? body?.opening ?? "" : entries?.titles(layout.numbers) ?? "",
            language: language, section: navigation.breadcrumbs.map(\.address),
            breadcrumbs: navigation.breadcrumbs, own: own)
    }
}
