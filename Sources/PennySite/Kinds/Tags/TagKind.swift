import PennyContent
import PennyMarkup

/// The pages of tags, which saved sets, pages and terms can have.
enum TagKind: ContentKind {
    private static func hasTags(_ site: Site) -> Bool {
        site.sets.heads.facts.hasTags
            || site.pages.contains { !$0.tags.isEmpty }
            || site.glossary.terms.contains { !$0.tags.isEmpty }
    }

    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target] {
        hasTags(site.site) ? ["tags/": .page(address: Address.tags, anchors: [])] : [:]
    }

    static func parts(of site: CheckedSite) -> [SitePart] {
        if !hasTags(site.site) { return [] }
        return [SitePart(Address.tags, title: site.numbers.text(SiteWords.tags), inMenu: nil)]
    }

    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let tagged = TaggedPages.all(of: site)
        if tagged.isEmpty { return [] }
        let canChoose = !SavedKind.kinds(of: site).isEmpty
        let perPage = site.site.configuration.entriesPerPage
        let pages = tagged.flatMap { pages in
            let parts = ListPart.all(
                of: Address.tag(pages.tag.name), entries: pages.count, perPage: perPage)
            let cards = site.cards(of: pages.sets)
            return parts.map { part in
                TagPage(
                    tag: pages.tag, part: part, cards: cards, entries: pages.entries,
                    canChoose: canChoose)
            }
        }
        return [TagsPage(tags: tagged.map { ($0.tag, $0.count) })] + pages
    }
}
