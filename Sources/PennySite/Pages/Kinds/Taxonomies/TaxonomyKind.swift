import PennyContent
import PennyMarkup

/// The pages of tags, which sets, pages, chapters and terms can have, and of the site's taxonomies.
enum TaxonomyKind: ContentKind {
    static let templates = [
        TemplateDescription("all-tags", TaxonomyListPage.values),
        TemplateDescription("tag", TaxonomyValuePage.values),
    ]

    /// Whether anything has a value of a taxonomy; nil means tags.
    private static func has(_ taxonomy: String?, _ site: LoadedEdition) -> Bool {
        let isIn = { (tags: [String], taxonomies: [String: [String]]) in
            !(taxonomy.map { taxonomies[$0] ?? [] } ?? tags).isEmpty
        }
        return site.sets.heads.facts.groups.contains(taxonomy ?? TaxonomyValue.folder)
            || site.pages.contains { isIn($0.tags, $0.groups) }
            || site.lessons.contains { isIn($0.page.tags, $0.page.groups) }
            || site.glossary.terms.contains { isIn($0.tags, $0.groups) }
    }

    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target] {
        var targets: [String: LinkResolver.Target] = [:]
        if has(nil, site.site) { targets["tags/"] = .page(address: Address.tags, anchors: []) }
        for taxonomy in SiteTaxonomy.own(of: site.site) where has(taxonomy.folder, site.site) {
            targets[taxonomy.folder + "/"] = .page(address: taxonomy.link.address, anchors: [])
        }
        return targets
    }

    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem] {
        site.tagGroups.filter { has($0.isBuiltIn ? nil : $0.folder, site.site) }.map {
            NavigationItem($0.link.address, title: $0.label, inMenu: nil)
        }
    }

    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        site.tagGroups.flatMap { pages(of: $0, site) }
    }

    private static func pages(of taxonomy: SiteTaxonomy, _ site: AnalyzedEdition) -> [any Artifact]
    {
        let tagged = TaxonomyEntries.all(of: site, in: taxonomy)
        if tagged.isEmpty { return [] }
        let canChoose = site.canChooseSets
        let perPage = site.site.configuration.entriesPerPage
        let pages = tagged.flatMap { pages in
            let parts = Pagination.all(
                of: pages.tag.address, entries: pages.count, perPage: perPage)
            let cards = CardGrid(cards: site.cards(of: pages.sets), canChoose: canChoose)
            return parts.map { part in
                TaxonomyValuePage(
                    tag: pages.tag, taxonomy: taxonomy, part: part, cards: cards,
                    entries: pages.entries)
            }
        }
        return [TaxonomyListPage(taxonomy: taxonomy, tags: tagged.map { ($0.tag, $0.count) })]
            + pages
    }
}
