import PennyContent
import PennyMarkup

/// The pages of tags, which saved sets, pages, chapters and terms can have, and of the taxonomies
/// of the site.
enum TagKind: ContentKind {
    /// Whether anything has a value of a group.
    private static func has(_ group: String?, _ site: Site) -> Bool {
        let isIn = { (tags: [String], groups: [String: [String]]) in
            !(group.map { groups[$0] ?? [] } ?? tags).isEmpty
        }
        return site.sets.heads.facts.groups.contains(group ?? Tag.folder)
            || site.pages.contains { isIn($0.tags, $0.groups) }
            || site.lessons.contains { isIn($0.page.tags, $0.page.groups) }
            || site.glossary.terms.contains { isIn($0.tags, $0.groups) }
    }

    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target] {
        var targets: [String: LinkResolver.Target] = [:]
        if has(nil, site.site) { targets["tags/"] = .page(address: Address.tags, anchors: []) }
        for group in TagGroup.own(of: site.site) where has(group.folder, site.site) {
            targets[group.folder + "/"] = .page(address: group.link.address, anchors: [])
        }
        return targets
    }

    static func parts(of site: CheckedSite) -> [SitePart] {
        site.tagGroups.filter { has($0.isBuiltIn ? nil : $0.folder, site.site) }.map {
            SitePart($0.link.address, title: $0.label, inMenu: nil)
        }
    }

    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        site.tagGroups.flatMap { pages(of: $0, site) }
    }

    private static func pages(of group: TagGroup, _ site: CheckedSite) -> [any OutputGroup] {
        let tagged = TaggedPages.all(of: site, in: group)
        if tagged.isEmpty { return [] }
        let canChoose = site.canChooseSets
        let perPage = site.site.configuration.entriesPerPage
        let pages = tagged.flatMap { pages in
            let parts = ListPart.all(
                of: pages.tag.address, entries: pages.count, perPage: perPage)
            let cards = CardList(cards: site.cards(of: pages.sets), canChoose: canChoose)
            return parts.map { part in
                TagPage(
                    tag: pages.tag, group: group, part: part, cards: cards,
                    entries: pages.entries)
            }
        }
        return [TagsPage(group: group, tags: tagged.map { ($0.tag, $0.count) })] + pages
    }
}
