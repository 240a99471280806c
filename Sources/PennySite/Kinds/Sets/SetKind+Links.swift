import PennyContent
import PennyMarkdown

extension Address {
    static func list(of folder: SetFolder) -> String { "\(folder.name)/index.html" }

    /// That of the page of a set, which is where its file is.
    ///
    /// - Parameter file: the path of the file from the site's folder, or of its table.
    static func set(_ id: String, of file: String, _ ending: String = "html") -> String {
        "\(folder(of: file))\(id).\(ending)"
    }

    /// A path up to its last slash, with it.
    static func folder(of path: some StringProtocol) -> Substring {
        let path = Substring(path)
        return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
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
    /// The lists of whole folders. What leads to a set asks the catalog (`LinkedSets`).
    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target] {
        let site = site.site
        let lists = site.lists.filter { $0.calculator == nil }
        var targets: [String: LinkResolver.Target] = [:]
        for folder in SetFolder.allCases {
            targets[folder.name + "/"] = site.list(
                at: lists.first { $0.folder == folder }?.address,
                of: site.folder.shownFiles(in: folder.name).all)
        }
        return targets
    }
}

extension LinkedSets {
    /// Those of a site, whose pages have the anchors of their results and of their texts.
    init(of site: Site, _ sets: SetFigures, _ outliner: BodyOutliner) {
        let tables = SetFolder.allCases.flatMap { site.folder.files(in: $0.name).tables }
        self.init(catalog: site.sets, tables: Set(tables)) { place in
            guard let computed = sets.figures(place) else { return nil }
            let head = site.sets.heads[place]
            let body = outliner.body(
                of: computed.set, head.path, head.address(), tables: computed.anchors
            ).body
            return PageAnchors.result(computed.anchors, body.outline.headings)
        }
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
