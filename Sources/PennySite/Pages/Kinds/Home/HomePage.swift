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
    /// The functions that make the values of the kinds.
    let kindValues: [@Sendable (Layout) -> TemplateValues]
    let groups: [Group]

    var id: String { "home" }
    var pageHead: PageHead {
        PageHead(path: Address.home, template: ownTemplate ?? "home", namesFeed: true)
    }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let own: TemplateValues = [
            "summary": .text(summary),
            "fields": fields,
            "isTop": .flag(false),
            "hasSearch": .flag(ownTemplate == nil),
            "calculators": calculators.isEmpty ? .flag(false) : calculatorList(in: layout),
            "intro": try intro.makeValue(),
            "entryCards": .list(
                entryCards.map { card in
                    .object([
                        "label": .text(card.label), "text": .text(card.text),
                        "href": .text(card.address),
                    ])
                }),
            "groups": .list(groups.map { value($0, in: layout) }),
        ]
        return PageContent(
            heading: heading,
            description: summary.isEmpty ? layout.configuration.description : summary,
            fallbackDescription: intro?.opening ?? "", language: language, subject: .site,
            own: kindValues.reduce(intro.languageValues.merging(own)) { $0.merging($1(layout)) })
    }

    private func calculatorList(in layout: Layout) -> TemplateValue {
        let label = layout.numbers.text(SiteWords.calculatorsTitle)
        return .object([
            "label": .text(label), "href": .text(Address.calculators),
            "all": .text(layout.numbers.text(SiteWords.homeSeeAllList(list: label))),
            "entries": .list(
                calculators.map { link in
                    .object(
                        link.language.values.merging([
                            "title": .text(link.title), "href": .text(link.address),
                        ]))
                }),
        ])
    }

    private func value(_ group: Group, in layout: Layout) -> TemplateValue {
        .object([
            "label": .text(group.label),
            "seeAll": .text(layout.numbers.text(SiteWords.homeSeeAllList(list: group.label))),
            "href": .text(group.address),
            "note": .text(group.note),
            "isStrip": .flag(group.isStrip),
            "cards": .list(
                group.cards.map {
                    .object(SetCard.values.values(of: $0.withoutChoice, on: Address.home))
                }),
        ])
    }
}
