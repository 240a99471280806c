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
        let shown = Shown(
            page: ShownPage(self, layout.numbers, html: try body.makeHTML()),
            list: entries?.shown(in: layout)
                ?? ShownList(entries: ShownEntries([]), cards: ShownCards(), part: part))
        return PageContent(
            heading: part.heading(title, layout.numbers), description: summary,
            fallbackDescription: part.isFirst
                ? body?.opening ?? "" : entries?.titles(layout.numbers) ?? "",
            language: language, section: navigation.breadcrumbs.map(\.address),
            breadcrumbs: navigation.breadcrumbs,
            own: Self.values.values(of: shown, on: part.address))
    }

    // MARK: - Values

    /// The page with the list of its section.
    struct Shown: Sendable {
        let page: ShownPage<TextPage>
        let list: ShownList
        /// The day of a page in a section by date.
        var posted: CivilDate? { page.isPosted ? page.date : nil }
    }

    static let values: [PageValue<Shown>] =
        PageBody?.languageValues.of { $0.page.body } + ownValues
        + [TaxonomyValue].values.of { $0.page.tags }
        + PageTaxonomies.values.of { $0.page.values }
        + SectionNavigation.values.of { ShownPage($0.page.navigation, $0.page.numbers) }
        + listValues + ShownList.values.of { ShownPage($0.list, $0.page.numbers) }

    private static let ownValues: [PageValue<Shown>] =
        [
            .text("summary", "The description in the front matter.") { shown, _ in
                shown.page.summary
            },
            .fields("fields", "What is below fields: in the front matter, by its names.") {
                shown, _ in shown.page.fields
            },
            .optional("posted", "The day of a page in a section by date, in words.") { shown, _ in
                shown.posted.map { shown.page.numbers.text($0) }
            },
            .optional("postedISO", "The same day for programs: 2026-11-20.") { shown, _ in
                shown.posted?.isoText
            },
        ] + PageBody?.contentsValues.of { $0.page.body } + [
            .flag("hasBody", "Whether the page has a text.") { shown, _ in
                shown.page.body?.isEmpty == false
            },
            .markup("body", "The text of the page.") { shown, _ in shown.page.html ?? [] },
        ]

    private static let listValues: [PageValue<Shown>] = [
        .flag("isSection", "Whether the page is the index.md of a folder.") { shown, _ in
            shown.page.entries != nil
        },
        .flag("isByDate", "Whether it shows its pages by date.") { shown, _ in
            shown.page.entries?.list == .byDate
        },
    ]
}
