import PennyContent
import PennyEngine
import PennyMarkdown

extension Address {
    static func list(of folder: SetFolder) -> String { "\(folder.name)/index.html" }

    /// The address of a set's page, which is next to its file's path.
    ///
    /// - Parameter file: the path from the site's folder of the set's file or table.
    static func set(_ id: String, of file: String, _ ending: String = "html") -> String {
        "\(folder(of: file))\(id).\(ending)"
    }

    /// The folder of a path, with its last slash; empty without one.
    static func folder(of path: some StringProtocol) -> Substring {
        let path = Substring(path)
        return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    }

    /// The address of the picture of a result's page.
    static func picture(of page: String) -> String {
        page.hasSuffix(".html") ? page.dropLast(4) + "png" : page + ".png"
    }
}

extension LoadedEdition {
    /// The pages that list the sets.
    var lists: [SetList] { SetList.lists(of: sets.kinds, calculators) }
}

extension SetKind {
    /// The lists of whole folders. Links to sets use `LinkedSets`.
    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target] {
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
    /// Creates the link targets of a site's sets, with the anchors of their results and texts.
    init(of site: LoadedEdition, _ sets: SetStore, _ parser: BodyParser) {
        let tables = SetFolder.allCases.flatMap { site.folder.files(in: $0.name).tables }
        self.init(catalog: site.sets, tables: Set(tables)) { index in
            guard let computed = sets.figures(index) else { return nil }
            let head = site.sets.heads[index]
            let body = parser.body(
                of: computed.set, head.path, head.address(), tables: computed.anchors
            ).body
            return PageAnchors.result(computed.anchors, body.outline.headings)
        }
    }
}

extension MissingSets {
    /// Creates the missing sets of a site: those with faults, and drafts.
    init(of site: LoadedEdition) {
        let unread = site.faulty.filter { SetFolder.containing($0) != nil }
        let drafts = site.drafts.filter { SetFolder.containing($0) != nil }
        self.init(
            faulty: Set(unread.map(SourceFolder.id)), drafts: Set(drafts.map(SourceFolder.id)),
            hasFaultyTable: site.unreadTables.contains { SetFolder.containing($0) != nil })
    }
}
