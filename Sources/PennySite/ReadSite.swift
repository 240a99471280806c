import PennyContent

/// A site whose files are read and checked, for what is made of single pages.
struct ReadSite {
    /// In the first language.
    let site: Site
    let theme: Theme
    let links: LinkResolver
    let frame: Frame
    /// Those of all editions, the first language's before the others.
    let frames: [Frame]
    let themes: [Theme]
    /// The pages that are no saved sets.
    let groups: [any OutputGroup]
    private let sets: [SetPress]

    init(_ work: SiteWork, _ plan: Plan) {
        let first = work.first
        site = first.checked.site
        theme = first.checked.theme
        links = first.checked.content.links
        frame = work.frame
        frames = work.editions.map(\.press.frame)
        themes = work.editions.map(\.checked.theme)
        groups = plan.groups
        sets = work.editions.map(\.sets)
    }

    /// The names of the saved sets, in the order of their pages.
    var setNames: [String] { site.sets.heads.map(\.id) }

    /// What makes the page of the set with this name, in the first language.
    func set(named name: String) -> (any OutputGroup)? { set(named: name, in: 0) }

    private func set(named name: String, in edition: Int) -> (any OutputGroup)? {
        guard let place = sets[edition].catalog.place(of: name),
            !sets[edition].catalog.heads[place].isLeftOut
        else { return nil }
        let group = sets[edition].group(place)
        return edition == 0
            ? group
            : group.map {
                EditionGroup(
                    group: $0, edition: frames[edition].edition, frame: frames[edition])
            }
    }

    /// What makes a file of a saved set.
    func set(at path: String) -> (any OutputGroup)? {
        let edition = edition(of: path)
        let own = path.dropFirst(frames[edition].edition.prefix.count)
        let name = SiteFolder.id(String(own))
        let catalog = sets[edition].catalog
        guard let place = catalog.place(of: name), own.hasPrefix(catalog.heads[place].address(""))
        else { return nil }
        return set(named: name, in: edition)
    }

    /// Which edition a path is in.
    func edition(of path: String) -> Int {
        frames.indices.dropFirst().first { path.hasPrefix(frames[$0].edition.prefix) } ?? 0
    }

    /// What makes the page at an address.
    func page(at address: String) -> (any OutputGroup)? {
        let group = groups.first { group in
            group.head.map { $0.path == address && $0.isPage && $0.isInSiteMap } ?? false
        }
        return group ?? (address.hasSuffix(".html") ? set(at: address) : nil)
    }

    /// The addresses of the pages of saved sets.
    var setAddresses: [String] {
        zip(sets, frames).flatMap { sets, frame in
            sets.catalog.heads.filter { !$0.isLeftOut }
                .map { frame.edition.prefix + $0.address() }
        }
    }

    /// The addresses of all pages.
    var addresses: [String] {
        groups.compactMap(\.head).filter { $0.isPage && $0.isInSiteMap }.map(\.path)
            + setAddresses
    }
}
