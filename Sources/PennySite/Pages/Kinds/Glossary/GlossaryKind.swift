import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The terms of the dictionary, each with a page.
enum GlossaryKind: ContentKind {
    static let folderName = Glossary.folderName
    static let templates = [
        TemplateDescription("term", TermPage.values),
        TemplateDescription("glossary", GlossaryListPage.values),
        TemplateDescription("dictionary", GlossaryBooklet.values),
    ]
    static let folders = [
        ContentFolder(folderName, ContentFormat.markdown.endings, hasTables: true, nests: true)
    ]

    static func read(_ files: inout ContentReader, into site: inout LoadedEdition) {
        let paths = files.folder.shownFiles(in: folderName)
        let names = site.configuration.taxonomies.map(\.name)
        var terms = files.pages(
            paths.single, at: Address.term, isDraft: \.isDraft
        ) { GlossaryReader.read(markdown: $0, id: $1, taxonomies: names) }
        for path in paths.tables {
            let rows = files.read(path) { GlossaryReader.read(csv: $0, taxonomies: names) }
            if rows == nil { files.unreadTables.insert(path) }
            for term in rows ?? [] {
                if files.isLeftOut(term.isDraft) {
                    files.drafts.insert(SourcePath.row(term.id, of: path))
                } else if !site.leavesOut || site.language(at: term.location) == nil {
                    terms.append(term)
                }
            }
        }
        files.reportDuplicates(terms, id: \.id, location: \.location)
        let others = Set(files.first?.glossary.ids ?? []).subtracting(terms.map(\.id))
        site.glossary = Glossary(terms, leavingOut: others)
    }

    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem] {
        if site.site.glossary.isEmpty { return [] }
        return [NavigationItem(Address.glossary, inMenu: site.numbers.text(LearnWords.dictionary))]
    }

    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] {
        if site.site.glossary.isEmpty { return [] }
        return [
            EntryCard(
                order: 2, label: site.numbers.text(LearnWords.dictionaryDoor),
                text: site.numbers.text(LearnWords.dictionaryDoorText), address: Address.glossary)
        ]
    }

    static func addUses(of site: AnalyzedEdition, to uses: inout TermUses) {
        let heading = TermUses.Heading(order: 5, label: LearnWords.termUsesWords)
        for term in site.site.glossary.terms {
            uses.add(
                heading, site.link(to: term),
                site.terms(in: SourcePath.term(term, in: site.site.folder)))
        }
    }

    static func dates(of site: AnalyzedEdition) -> [CivilDate] {
        site.site.glossary.terms.compactMap(\.date)
    }

    /// Warnings about terms that no text uses.
    static func hints(of site: AnalyzedEdition) -> [Diagnostic] {
        if site.site.glossary.isEmpty { return [] }
        return TermChecker(site.site).unused(TermUses(site).terms)
    }
}
