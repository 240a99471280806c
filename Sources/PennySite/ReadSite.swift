import PennyContent

/// A site whose files are read and checked, for what is made of single pages.
struct ReadSite {
    let site: Site
    let theme: Theme
    let links: LinkResolver
    let frame: Frame
    /// The pages that are no saved sets.
    let groups: [any OutputGroup]
    private let sets: SetPress

    init(_ work: SiteWork, _ plan: Plan) {
        site = work.checked.site
        theme = work.checked.theme
        links = work.checked.content.links
        frame = work.press.frame
        groups = plan.groups
        sets = work.sets
    }

    /// The names of the saved sets, in the order of their pages.
    var setNames: [String] { site.sets.heads.map(\.id) }

    /// What makes the page of the set with this name.
    func set(named name: String) -> SetGroup? { site.sets.place(of: name).flatMap(sets.group) }

    /// What makes the page at an address.
    func page(at address: String) -> (any OutputGroup)? {
        let group = groups.first { group in
            group.head.map { $0.path == address && $0.isPage && $0.isInSiteMap } ?? false
        }
        if let group { return group }
        let place = site.sets.heads.firstIndex { $0.address() == address }
        return place.flatMap(sets.group)
    }

    /// The addresses of all pages.
    var addresses: [String] {
        groups.compactMap(\.head).filter { $0.isPage && $0.isInSiteMap }.map(\.path)
            + site.sets.heads.map { $0.address() }
    }
}
