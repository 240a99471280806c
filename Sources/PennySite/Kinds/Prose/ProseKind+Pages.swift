import PennyContent
import PennyDiagnostics
import PennyEngine

extension ProseKind {
    /// The pages, the feeds of sections by date, and what leads from old addresses to pages.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let tree = PageTree(site.site.pages)
        let pages = tree.pages
        let sections = SectionContents(site, tree)
        let fields = PageFields(pages + [site.site.home].compactMap(\.self))
        let links = pages.map { site.link(to: $0, at: Address.page($0.id)) }
        let bodies = pages.map { site.body(SourcePath.page($0, in: site.site.folder)) }
        let listed = pages.indices.map { place in
            site.listed(pages[place], opening: bodies[place]?.opening ?? "")
        }
        let entries = pages.indices.map { place in
            sections.entries(of: place, tree.children[place].map { listed[$0] })
        }
        let feeds = pages.indices.map { place -> SectionFeed? in
            if pages[place].list != .byDate { return nil }
            let dated = entries[place].filter { $0.date != nil }
            if dated.isEmpty { return nil }
            return SectionFeed(
                title: links[place].title, section: links[place].address,
                entries: Array(dated.prefix(SectionFeed.limit)))
        }
        let made = pages.indices.flatMap { place in
            let section = tree.sections[place]
            let feed = [feeds[place], section.flatMap { feeds[$0] }].compactMap(\.self).first.map {
                PageLink(title: $0.title, address: Address.feed(of: $0.section))
            }
            let cards = pages[place].isSection ? sections.cards(of: place) : nil
            let page = ProseTextPage(
                name: pages[place].id,
                ownTemplate: PageFields.ownTemplate(of: pages[place], in: site),
                fields: fields.value(of: pages[place]), origin: pages[place].location.path,
                date: pages[place].date, title: links[place].title,
                summary: site.filled(pages[place].description),
                tags: Tag.all(pages[place].tags), values: site.values(pages[place].groups),
                body: bodies[place],
                language: links[place].language,
                place: self.place(of: place, in: tree, links, sections),
                isPosted: section.map { pages[$0].list == .byDate } ?? false,
                entries: pages[place].isSection
                    ? SectionEntries(
                        list: pages[place].list,
                        entries: entries[place], cards: cards,
                        part: part(
                            of: pages[place], cards?.count ?? entries[place].count,
                            site.site.configuration.entriesPerPage),
                        feed: feeds[place] == nil ? nil : feed)
                    : nil,
                feed: feed)
            return [page] + page.further
        }
        let redirects = pages.indices.flatMap { RedirectPage.all(of: pages[$0], links[$0]) }
        return made + (site.site.baseURL == nil ? [] : feeds.compactMap(\.self)) + redirects
    }

    /// The first page of a section's list; the only one where it lists nothing.
    private static func part(
        of section: ProsePage, _ entries: Int, _ standard: Int
    ) -> ListPart {
        ListPart.first(
            of: Address.page(section.id), entries: section.list == .none ? 0 : entries,
            perPage: section.entriesPerPage ?? standard)
    }

    private static func place(
        of place: Int, in tree: PageTree, _ links: [PageLink], _ sections: SectionContents
    ) -> SectionPlace {
        let (previous, next) = tree.neighbours(of: place)
        return SectionPlace(
            way: sections.way(to: place) ?? tree.way(to: place).map { links[$0] },
            menu: tree.menu(for: place).map { (links[$0.place], $0.depth) },
            previous: previous.map { links[$0] }, next: next.map { links[$0] })
    }
}
