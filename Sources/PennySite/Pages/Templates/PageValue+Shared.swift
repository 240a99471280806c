import PennyEngine
import PennyTemplates

// Values that several kinds of pages have.

extension TextLanguage? {
    /// The values of a text that may be in another language than the page.
    static let values: [PageValue<TextLanguage?>] = [
        .optional("lang", "The language of these words, if it is another.") { language, _ in
            language?.tag
        },
        .optional("dir", "The direction of that language, if it is another.") { language, _ in
            language?.direction
        },
    ]
}

extension PageLink {
    /// The values of a link to a page.
    static let values: [PageValue<PageLink>] =
        [
            .text("title", "The title of the page that it leads to.") { link, _ in link.title },
            .text("href", "Where it leads.") { Address.relative(from: $1, to: $0.address) },
            .optional("hreflang", "The language of that page, if it is another.") { link, _ in
                link.hreflang
            },
        ] + TextLanguage?.values.of { $0.language }
}

/// The pages before and after a page.
struct Neighbours: Sendable {
    let previous: PageLink?
    let next: PageLink?

    static let values: [PageValue<Neighbours>] = [
        .object("previous", "The page before it.", of: PageLink.values) { pages, _ in
            pages.previous
        },
        .object("next", "The page behind it.", of: PageLink.values) { pages, _ in pages.next },
    ]

    /// The value that names the links to both.
    static func label<Whole>(
        _ label: @escaping @Sendable (Whole) -> String
    ) -> PageValue<Whole> {
        .text("more", "What the links to both are called together.") { page, _ in label(page) }
    }
}

/// The tags of a page, and its values of each taxonomy of the site.
extension PageTaxonomies {
    static let values: [PageValue<PageTaxonomies>] = [
        .list(
            "taxonomies", "What the page has of each taxonomy of the site.", of: groupValues
        ) { groups, _ in groups.groups }
    ]

    private static let groupValues: [PageValue<Group>] = [
        .part("list", "The list of all values.", of: PageLink.values) { group, _ in group.list },
        .list("values", "The values of the page.", of: PageLink.values) { group, _ in
            group.tags.map(\.link)
        },
    ]
}

extension [TaxonomyValue] {
    static let values: [PageValue<[TaxonomyValue]>] = [
        .list("tags", "The tags of the page.", of: PageLink.values) { tags, _ in tags.map(\.link) }
    ]
}
