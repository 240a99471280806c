import PennyContent
import PennyDiagnostics
import PennyMarkdown

extension Address {
    static let glossary = "glossary/index.html"
    /// All terms with their definitions, for paper.
    static let glossaryBooklet = "glossary/print.html"

    static func term(_ id: String) -> String { "glossary/" + id + ".html" }
}

extension SourcePath {
    /// The path of a term; for a row of a table, the table with the row.
    static func term(_ term: GlossaryTerm, in folder: SourceFolder) -> String {
        let file = folder.original(of: folder.relative(term.location.path))
        return ContentFormat.isTable(file) ? row(term.id, of: file) : file
    }
}

extension GlossaryKind {
    static func bodies(of site: WorkedExamples) -> [BodySource] {
        site.site.glossary.terms.map { term in
            var body = BodySource(
                SourcePath.term(term, in: site.site.folder), of: term.bodyStart.path, term.body,
                line: term.bodyStart.line, page: Address.term(term.id),
                templates: ["term"])
            body.source.firstColumn = term.bodyStart.column
            body.source.isQuotedCell = term.bodyStart.isQuotedCell
            body.ownTerm = term.id
            return body
        }
    }

    static func check(_ site: WorkedExamples, with checker: inout ReferenceChecker) {
        for term in site.site.glossary.terms { checker.check(term.short, term.shortLocation) }
        checker.checkGlossary()
    }

    /// The list with its letters as anchors, and each table with its rows.
    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target] {
        let site = site.site
        let files = site.folder.files(in: folderName)
        let letters = site.glossary.letters.map { GlossaryLetter.anchor($0.letter) }
        var targets: [String: LinkResolver.Target] = [:]
        targets[folderName + "/"] = site.list(
            at: site.glossary.isEmpty ? nil : Address.glossary,
            anchors: Set(letters).union(["favourites"]),
            of: files.all)
        for path in files.tables {
            let rows = site.glossary.terms.filter {
                site.folder.original(of: site.folder.relative($0.location.path)) == path
            }
            targets[path] = .table(rows.map { ($0.id, Address.term($0.id)) })
        }
        return targets
    }
}
