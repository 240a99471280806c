import PennyContent
import PennyDiagnostics
import PennyEngine

/// The words of money, each with a page.
enum GlossaryKind: ContentKind {
    static let folderName = "glossary"
    static let folders = [ContentFolder(folderName, [".md", tableEnding])]
    private static let tableEnding = ".csv"

    /// The files with a term each.
    private static func single(in folder: SiteFolder) -> [String] {
        folder.files(in: folderName) { !$0.hasSuffix(tableEnding) }
    }

    /// The files with a term a row.
    static func tables(in folder: SiteFolder) -> [String] {
        folder.files(in: folderName) { $0.hasSuffix(tableEnding) }
    }

    static func read(_ files: inout ContentReader, into site: inout Site) {
        var terms = files.pages(
            single(in: files.folder), at: Address.term, isDraft: \.isDraft
        ) { GlossaryReader.read(markdown: $0, id: $1) }
        for path in tables(in: files.folder) {
            let rows = files.read(path) { GlossaryReader.read(csv: $0) }
            if rows == nil { files.unreadTables.insert(path) }
            for term in rows ?? [] {
                if files.isLeftOut(term.isDraft) {
                    files.drafts.insert(SourcePath.row(term.id, of: path))
                } else {
                    terms.append(term)
                }
            }
        }
        files.reportDuplicates(terms.map { ($0.id, $0.location) })
        site.glossary = Glossary(terms)
    }

    static func parts(of site: CheckedSite) -> [SitePart] {
        site.site.glossary.isEmpty ? [] : [SitePart(Address.glossary, inMenu: "Dictionary")]
    }

    static func doors(of site: CheckedSite) -> [HomePage.Door] {
        if site.site.glossary.isEmpty { return [] }
        return [
            HomePage.Door(
                order: 2, label: "Look up a word", text: "Money words in plain language",
                address: Address.glossary)
        ]
    }

    static func termUses(of site: CheckedSite) -> [TermUses.Use] {
        site.site.glossary.terms.map { term in
            TermUses.Use(
                .init(order: 5, label: "Other words"), term.headword, Address.term(term.id),
                site.terms(in: SourcePath.term(term, in: site.site.folder)))
        }
    }

    static func dates(of site: CheckedSite) -> [CivilDate] {
        site.site.glossary.terms.compactMap(\.date)
    }

    /// The terms that no text uses.
    static func hints(of site: CheckedSite) -> [Diagnostic] {
        if site.site.glossary.isEmpty { return [] }
        return GlossaryChecker(site.site).unused(TermUses(site).terms)
    }
}
