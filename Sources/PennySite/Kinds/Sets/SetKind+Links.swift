import PennyContent

extension Address {
    static func list(of folder: SetFolder) -> String { "\(folder.name)/index.html" }

    static func set(_ id: String, in folder: SetFolder, _ ending: String = "html") -> String {
        "\(folder.name)/\(id).\(ending)"
    }

    static func set(_ set: SavedSet, _ ending: String = "html") -> String {
        Self.set(set.id, in: set.calculator.folder, ending)
    }

    /// The picture of a result's page.
    static func picture(of page: String) -> String {
        page.hasSuffix(".html") ? page.dropLast(4) + "png" : page + ".png"
    }
}

extension Site {
    /// The pages that list the sets.
    var lists: [SetList] { SetList.lists(of: sets.kinds) }
}

extension SetKind {
    /// The tables of sets, from the site's folder.
    static func tables(of site: Site) -> Set<String> {
        Set(SetFolder.allCases.flatMap { site.folder.files(in: $0.name).tables })
    }

    /// The lists of whole folders. What leads to a set asks the catalog (`LinkedSets`).
    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target] {
        let site = site.site
        let lists = site.lists.filter { $0.calculator == nil }
        var targets: [String: LinkResolver.Target] = [:]
        for folder in SetFolder.allCases {
            targets[folder.name + "/"] = site.list(
                at: lists.first { $0.folder == folder }?.address,
                of: site.folder.files(in: folder.name).all)
        }
        return targets
    }
}

extension MissingSets {
    /// Those of a site.
    init(of site: Site) {
        let unread = site.faulty.filter { SetFolder.containing($0) != nil }
        let drafts = site.drafts.filter { SetFolder.containing($0) != nil }
        self.init(
            faulty: Set(unread.map(SiteFolder.id)), drafts: Set(drafts.map(SiteFolder.id)),
            hasFaultyTable: site.unreadTables.contains { SetFolder.containing($0) != nil })
    }
}
