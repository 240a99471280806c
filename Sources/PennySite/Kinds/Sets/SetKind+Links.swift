import PennyContent

extension Site {
    /// The pages that list the sets.
    var lists: [SetList] { SetList.lists(of: sets.kinds) }
}

extension SetKind {
    /// The lists of whole folders. What leads to a set asks the catalog (`LinkedSets`).
    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target] {
        let site = site.site
        let lists = site.lists.filter { $0.calculator == nil }
        var targets: [String: LinkResolver.Target] = [:]
        for files in site.folder.sets {
            targets[files.folder.name + "/"] = site.list(
                at: lists.first { $0.folder == files.folder }?.address, of: files.all)
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
