import PennyContent
import PennyEngine
import PennyFiles

/// Computes the cache keys of saved sets: digests of everything that rendering a set reads.
struct SetCacheKeys: Sendable {
    private let site: AnalyzedEdition
    private let catalog: SetIndex
    private let rule: CacheRule
    /// The names that rendering a set looked up, by index.
    private let dependencies: @Sendable (Int) -> SetDependencies?
    /// The digest of everything that rendering depends on, beside the files.
    private let renderingDigest: Digest
    /// The digest of the parts of the site that every page of a set shows.
    private let common: Digest
    private let targets: LinkTargetDigests
    private let sections: SetSections
    private let termNames: Digest
    /// The other editions of each page.
    private let alternates: Alternates
    /// Whether lookups of other sets count. A shard knows only those of its own sets.
    private let knowsOthers: Bool

    /// - Parameter renderingDigest: the digest of everything that rendering depends on, beside the
    ///   files.
    init(
        _ site: AnalyzedEdition, _ layout: Layout, renderingDigest: Digest, _ rule: CacheRule,
        knowsOthers: Bool = true, _ dependencies: @escaping @Sendable (Int) -> SetDependencies?
    ) {
        self.knowsOthers = knowsOthers
        self.site = site
        self.rule = rule
        self.dependencies = dependencies
        catalog = site.site.sets
        alternates = layout.alternates
        self.renderingDigest = renderingDigest
        common = Self.common(site, layout, rule)
        targets = LinkTargetDigests(site.content.links, rule)
        sections = SetSections(site)
        var maker = DigestMaker()
        for term in site.site.glossary.terms {
            maker.add(term.id)
            maker.add(term.names)
            maker.add("\(term.linking.map { "\($0)" } ?? "")")
        }
        termNames = maker.digest
    }

    private static func common(
        _ site: AnalyzedEdition, _ layout: Layout, _ rule: CacheRule
    ) -> Digest {
        var maker = DigestMaker()
        if rule.has(.templates) { maker.add(site.theme.templateDigest) }
        if rule.has(.pictures) { maker.add(site.site.drawsPictures) }
        if rule.has(.menu) {
            for entry in layout.menu.entries { entry.add(to: &maker) }
            layout.branding.add(to: &maker)
        }
        return maker.digest
    }

    /// Computes the cache key of a set from the lookups recorded last time.
    func key(_ index: Int) -> SetCacheKey {
        let head = catalog.heads[index]
        let dependencies = self.dependencies(index)
        var maker = DigestMaker()
        maker.add(renderingDigest)
        if rule.has(.ownText) { maker.add(head.digest) }
        addMembers(head, to: &maker)
        maker.add(dependencies != nil)
        // Its title may contain figures.
        if let dependencies { addFigures(of: dependencies, to: &maker) }
        let data = maker.digest

        maker.add(common)
        maker.add(head.isForeign)
        if rule.has(.languages) {
            for edition in alternates.editions.indices {
                maker.add(alternates.has(head.address(), in: edition))
            }
        }
        if rule.has(.explanation) { site.explanation(of: head.calculator)?.add(to: &maker) }
        if rule.has(.sections) {
            for link in sections.breadcrumbs(to: head.path) { link.add(to: &maker) }
        }
        if rule.has(.previous) {
            add(catalog.neighbor(at: index - 1, of: head.calculator), to: &maker)
        }
        if rule.has(.next) { add(catalog.neighbor(at: index + 1, of: head.calculator), to: &maker) }
        addRelated(index, to: &maker)
        if let dependencies { add(dependencies, to: &maker) }
        return SetCacheKey(data: data, page: maker.digest)
    }

    // MARK: - Other sets

    /// Adds a set as links show it: by its title, which may contain figures.
    private func add(_ index: Int?, to maker: inout DigestMaker) {
        maker.add(index != nil)
        guard let index else { return }
        let head = catalog.heads[index]
        maker.add(head.address())
        maker.add(head.title)
        maker.add(head.isForeign)
        if rule.has(.linkedTitles), head.title.utf8.contains(UInt8(ascii: "{")) {
            addFigures(index, to: &maker)
        }
    }

    private func addMembers(_ head: SetHead, to maker: inout DigestMaker) {
        maker.add(head.members.count)
        for name in head.members {
            let member = catalog.index(of: name)
            maker.add(member != nil)
            if rule.has(.members), let member { addFigures(member, to: &maker) }
        }
    }

    private func addRelated(_ index: Int, to maker: inout DigestMaker) {
        if rule.has(.months) {
            for link in site.setLinks.series(of: index) { link.add(to: &maker) }
        }
        if rule.has(.besides) {
            for other in catalog.containing(index) { add(other, to: &maker) }
        }
    }

    private func addFigures(_ index: Int, to maker: inout DigestMaker) {
        addFigures(index, depth: Self.depth, to: &maker)
    }

    /// The depth of titles with figures: a title may show figures of a comparison, whose titles may
    /// show figures of sets that compare nothing.
    private static let depth = 3

    /// Adds everything that the figures, the title and the headings of a set depend on.
    private func addFigures(_ index: Int, depth: Int, to maker: inout DigestMaker) {
        let head = catalog.heads[index]
        maker.add(head.address())
        if depth == Self.depth || rule.has(.furtherFigures) { maker.add(head.digest) }
        if depth == 0 { return }
        let names = head.members + (knowsOthers ? dependencies(index)?.figures ?? [] : [])
        maker.add(names.count)
        for name in names {
            let other = catalog.index(of: name)
            maker.add(other != nil)
            if let other, other != index { addFigures(other, depth: depth - 1, to: &maker) }
        }
    }

    // MARK: - Lookups of texts

    private func addFigures(of dependencies: SetDependencies, to maker: inout DigestMaker) {
        maker.add(dependencies.figures.count)
        for name in dependencies.figures {
            let index = catalog.index(of: name)
            maker.add(index != nil)
            if let index, rule.has(.figures) { addFigures(index, to: &maker) }
        }
    }

    private func add(_ dependencies: SetDependencies, to maker: inout DigestMaker) {
        if rule.has(.origin), let origin = dependencies.origin {
            add(catalog.index(of: origin), to: &maker)
        }
        for path in dependencies.targets { addTarget(path, to: &maker) }
        if rule.has(.words) { addWords(dependencies.words, to: &maker) }
        if rule.has(.termNames), dependencies.looksForTerms { maker.add(termNames) }
    }

    private func addTarget(_ path: String, to maker: inout DigestMaker) {
        let target = site.content.links.target(path)
        maker.add(targets.digest(of: path, target))
        if case .set(let index) = target, rule.has(.linkedSets) { addFigures(index, to: &maker) }
    }

    private func addWords(_ names: [String], to maker: inout DigestMaker) {
        for entry in names.compactMap({ site.site.glossary[$0] }).map(site.entry) {
            maker.add([entry.id, entry.formerIDs, entry.headword, entry.short])
            maker.add(entry.language != nil)
        }
    }
}

extension MenuEntry {
    fileprivate func add(to maker: inout DigestMaker) {
        maker.add([label, address ?? ""])
        maker.add(address != nil)
        maker.add(language != nil)
        maker.add("\(children.count)")
        for child in children { child.add(to: &maker) }
    }
}

extension PageLink {
    fileprivate func add(to maker: inout DigestMaker) {
        maker.add(title)
        maker.add(address)
        maker.add(language != nil)
    }
}
