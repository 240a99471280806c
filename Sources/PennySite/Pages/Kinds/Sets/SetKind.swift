import PennyContent
import PennyEngine
import PennyMarkup

/// The saved sets. Their lists are ordinary pages; sets are checked and rendered one at a time
/// (`SetRenderer`).
enum SetKind: ContentKind {
    static let folders = SetFolder.allCases.map {
        ContentFolder(
            $0.name, ContentFormat.singleEndings, hasTables: true, nests: true,
            pageFile: SetFolder.pageFile)
    }

    static let templates = [
        TemplateDescription("calculation", ShownCalculation.values),
        TemplateDescription("list", SetListPage.values),
    ]

    static func read(_ files: inout ContentReader, into site: inout LoadedEdition) {
        let reader = SetReader(
            folder: files.folder, defaults: site.configuration.defaults,
            cache: files.options.cache)
        var loader = SetHeadLoader(
            reader, files.workers, canCompute: files.canCompute,
            includesDrafts: files.options.includesDrafts, previous: files.previous,
            budget: RetentionBudget(files.options.retained))
        if let first = files.first {
            loader.load(translating: first.sets)
        } else {
            loader.load()
        }
        files.diagnostics += loader.diagnostics
        files.faulty.formUnion(loader.faulty)
        files.drafts.formUnion(loader.drafts)
        files.unreadTables.formUnion(loader.unreadTables)
        for path in loader.unread where ContentFormat.isMarkdown(path) {
            let name = SourceFolder.id(path)
            files.addLooseBody(path, page: Address.set(name, of: path), own: name)
        }
        files.reportDuplicates(loader.names, id: \.id, location: loader.location)
        site.sets = SetIndex(loader.heads, site.calculators)
    }

    /// The lists. Those of single calculators are not in the menu.
    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem] {
        site.site.lists.map { list in
            let page = list.calculator == nil ? site.site.page(of: list.folder) : nil
            return NavigationItem(
                list.address,
                title: page.map(site.title) ?? site.numbers.text(list.heading),
                inMenu: list.calculator == nil ? site.numbers.text(list.label) : nil)
        }
    }

    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] {
        let budgets = SetList(all: .budgets, site.site.calculators)
        guard site.site.lists.contains(budgets) else { return [] }
        return [
            EntryCard(
                order: 1, label: site.numbers.text(SiteWords.homeDoorBudget),
                text: site.numbers.text(SiteWords.homeDoorBudgetText),
                address: budgets.address)
        ]
    }

    static func addUses(of site: AnalyzedEdition, to uses: inout TermUses) {
        let heading = TermUses.Heading(order: 4, label: LearnWords.termUsesSets)
        for record in site.records where !record.terms.isEmpty {
            uses.add(
                heading, site.link(to: record), record.terms)
        }
    }

    static func dates(of site: AnalyzedEdition) -> [CivilDate] {
        [site.records.newestDate].compactMap(\.self)
    }
}
