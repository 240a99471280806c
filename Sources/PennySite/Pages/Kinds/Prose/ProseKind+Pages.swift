import PennyContent
import PennyDiagnostics
import PennyEngine

extension ProseKind {
    /// The pages, the feeds of sections by date, and redirects from former addresses.
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let tree = SectionTree(site.site.pages)
        let pages = tree.pages
        let sections = SectionContents(site, tree)
        let fields = PageFields(pages + [site.site.home].compactMap(\.self))
        let links = pages.map { site.link(to: $0, at: Address.page($0.id)) }
        let bodies = pages.map { site.body(SourcePath.page($0, in: site.site.folder)) }
        let listed = pages.indices.map { index in
            site.listed(pages[index], opening: bodies[index]?.opening ?? "")
        }
        let entries = pages.indices.map { index in
            sections.entries(of: index, tree.children[index].map { listed[$0] })
        }
        let feeds = pages.indices.map { index -> SectionFeed? in
            if pages[index].list != .byDate { return nil }
            let dated = entries[index].filter { $0.date != nil }
            if dated.isEmpty { return nil }
            return SectionFeed(
                title: links[index].title, section: links[index].address,
                entries: Array(dated.prefix(SectionFeed.limit)))
        }
        let textPages = pages.indices.flatMap { index in
            let section = tree.sections[index]
            let feed = [feeds[index], section.flatMap { feeds[$0] }].compactMap(\.self).first.map {
                PageLink(title: $0.title, address: Address.feed(of: $0.section))
            }
            let cards = pages[index].isSection ? sections.cards(of: index) : nil
            let page = TextPage(
                name: pages[index].id,
                ownTemplate: PageFields.ownTemplate(of: pages[index], in: site),
                fields: fields.value(of: pages[index]), origin: pages[index].location.path,
                date: pages[index].date, title: links[index].title,
                summary: site.filled(pages[index].description),
                tags: TaxonomyValue.all(pages[index].tags),
                values: site.values(pages[index].groups),
                body: bodies[index],
                language: links[index].language,
                navigation: navigation(of: index, in: tree, links, sections),
                isPosted: section.map { pages[$0].list == .byDate } ?? false,
                entries: pages[index].isSection
                    ? PageListing(
                        list: pages[index].list,
                        entries: entries[index], cards: cards,
                        part: part(
                            of: pages[index], cards?.count ?? entries[index].count,
                            site.site.configuration.entriesPerPage),
                        feed: feeds[index] == nil ? nil : feed)
                    : nil,
                feed: feed)
            return [page] + page.further
        }
        let redirects = pages.indices.flatMap { RedirectPage.all(of: pages[$0], links[$0]) }
        return textPages + (site.site.baseURL == nil ? [] : feeds.compactMap(\.self)) + redirects
    }

    /// The first page of a section's list; the only page where it lists nothing.
    private static func part(
        of section: ProsePage, _ entries: Int, _ standard: Int
    ) -> Pagination {
        Pagination.first(
            of: Address.page(section.id), entries: section.list == .none ? 0 : entries,
            perPage: section.entriesPerPage ?? standard)
    }

    private static func navigation(
        of index: Int, in tree: SectionTree, _ links: [PageLink], _ sections: SectionContents
    ) -> SectionNavigation {
        let (previous, next) = tree.neighbors(of: index)
        return SectionNavigation(
            breadcrumbs: sections.breadcrumbs(to: index)
                ?? tree.ancestors(to: index).map { links[$0] },
            menu: tree.menu(for: index).map { (links[$0.index], $0.depth) },
            previous: previous.map { links[$0] }, next: next.map { links[$0] })
    }
}
