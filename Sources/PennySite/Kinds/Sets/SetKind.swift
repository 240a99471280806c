import PennyContent
import PennyEngine
import PennyMarkup

/// The saved sets. Their lists are pages like others; the sets themselves are checked and printed
/// one at a time (`SetPress`).
enum SetKind: ContentKind {
    static let folders = SetFolder.allCases.map {
        ContentFolder(
            $0.name, [".md", ".yaml", ".yml", ".json"], hasTables: true, nests: true,
            pageFile: SetFolder.pageFile)
    }

    static func read(_ files: inout ContentReader, into site: inout Site) {
        let reader = SetReader(
            folder: files.folder, defaults: site.configuration.defaults,
            memory: files.options.memory)
        var loader = SetLoader(
            reader, files.workers, canCompute: files.canCompute,
            includesDrafts: files.options.includesDrafts, past: files.past,
            room: KeptRoom(files.options.kept))
        if let first = files.first {
            loader.load(translating: first.sets)
        } else {
            loader.load()
        }
        files.diagnostics += loader.diagnostics
        files.faulty.formUnion(loader.faulty)
        files.drafts.formUnion(loader.drafts)
        files.unreadTables.formUnion(loader.unreadTables)
        for path in loader.unread where path.hasSuffix(".md") {
            let name = SiteFolder.id(path)
            files.keepBody(path, page: Address.set(name, of: path), own: name)
        }
        files.reportDuplicates(loader.names, id: \.id, location: loader.location)
        site.sets = SetCatalog(loader.heads)
    }

    /// The lists, of which those of single kinds have no place in the menu.
    static func parts(of site: CheckedSite) -> [SitePart] {
        site.site.lists.map { list in
            let page = list.calculator == nil ? site.site.page(of: list.folder) : nil
            return SitePart(
                list.address,
                title: page.map(site.title) ?? site.numbers.text(list.heading),
                inMenu: list.calculator == nil ? site.numbers.text(list.label) : nil)
        }
    }

    static func doors(of site: CheckedSite) -> [HomePage.Door] {
        let budgets = SetList(folder: .budgets, calculator: nil)
        guard site.site.lists.contains(budgets) else { return [] }
        return [
            HomePage.Door(
                order: 1, label: site.numbers.text(SiteWords.homeDoorBudget),
                text: site.numbers.text(SiteWords.homeDoorBudgetText),
                address: budgets.address)
        ]
    }

    static func addUses(of site: CheckedSite, to uses: inout TermUses) {
        let heading = TermUses.Heading(order: 4, label: LearnWords.termUsesSets)
        for record in site.records where !record.terms.isEmpty {
            uses.add(
                heading, site.link(to: record), record.terms)
        }
    }

    static func dates(of site: CheckedSite) -> [CivilDate] {
        [site.records.newestDate].compactMap(\.self)
    }
}
