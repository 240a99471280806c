import PennyContent
import PennyDiagnostics
import PennyMarkup
import PennyTemplates

/// The home page.
struct HomePage: Page {
    /// The cards of a calculator, or of several that share a group.
    struct Group: Sendable {
        let label: String
        let address: String
        let note: String
        let isStrip: Bool
        let cards: [SetCard]

        fileprivate static let values: [PageValue<ShownPage<Group>>] = [
            .text("label", "What the kind is called.") { group, _ in group.label },
            .text("seeAll", "The words of the link to all of them.") { group, _ in
                group.numbers.text(SiteWords.homeSeeAllList(list: group.label))
            },
            .text("href", "The way to their list.") { group, _ in group.address },
            .text("note", "How many there are.") { group, _ in group.note },
            .flag("isStrip", "Whether the cards are a row that scrolls.") { group, _ in
                group.isStrip
            },
            .list("cards", "Cards that lead to them.", of: SetCard.values) { group, _ in
                group.cards.map(\.withoutChoice)
            },
        ]
    }

    let origin: String
    /// The site's own template for the page; nil for the theme's.
    let ownTemplate: String?
    /// The fields of its front matter, for its template.
    let fields: TemplateValue
    let heading: String
    let summary: String
    let intro: PageBody?
    let language: TextLanguage?
    /// The first calculators.
    let calculators: [PageLink]
    let entryCards: [EntryCard]
    let groups: [Group]
    /// The values that kinds of content add, of which the page knows nothing.
    let kindValues: @Sendable (Layout) -> TemplateValues

    var id: String { "home" }
    var pageHead: PageHead {
        PageHead(path: Address.home, template: ownTemplate ?? "home", namesFeed: true)
    }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let shown = ShownPage(self, layout.numbers, html: try intro.makeHTML())
        return PageContent(
            heading: heading,
            description: summary.isEmpty ? layout.configuration.description : summary,
            fallbackDescription: intro?.opening ?? "", language: language, subject: .site,
            search: ownTemplate == nil ? .field : .none,
            own: Self.values.values(of: shown, on: Address.home).merging(kindValues(layout)))
    }

    // MARK: - Values

    static let values: [PageValue<ShownPage<HomePage>>] =
        PageBody?.languageValues.of { $0.intro } + [
            .text("summary", "The description of the home page.") { page, _ in page.summary },
            .fields("fields", "What is below fields: in pages/index.md, by its names.") {
                page, _ in page.fields
            },
            .object("calculators", "The first calculators.", of: calculatorsValues) { page, _ in
                page.calculators.isEmpty ? nil : page
            },
            .flag("isTop", "Always off: cards are below headings here.") { _, _ in false },
            .html("intro", "The text of pages/index.md.") { page, _ in page.html },
            .list("entryCards", "Links for beginners.", of: EntryCard.values) { page, _ in
                page.entryCards
            },
            .list("groups", "The kinds of sets.", of: Group.values) { page, _ in
                page.each(page.groups)
            },
        ]

    private static let calculatorsValues: [PageValue<ShownPage<HomePage>>] = [
        .text("label", "What they are called.") { page, _ in page.calculatorsTitle },
        .text("href", "The way to all of them.") { _, _ in Address.calculators },
        .text("all", "The words of the link to all of them.") { page, _ in
            page.numbers.text(SiteWords.homeSeeAllList(list: page.calculatorsTitle))
        },
        .list("entries", "The calculators.", of: calculatorValues) { page, _ in
            page.calculators
        },
    ]

    private static let calculatorValues: [PageValue<PageLink>] =
        [
            .text("title", "The title.") { link, _ in link.title },
            .text("href", "The way to its page.") { link, _ in link.address },
        ] + TextLanguage?.values.of { $0.language }
}

extension ShownPage<HomePage> {
    fileprivate var calculatorsTitle: String { numbers.text(SiteWords.calculatorsTitle) }
}
