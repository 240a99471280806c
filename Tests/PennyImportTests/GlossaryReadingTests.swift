import PennyContent
import PennyDiagnostics
import Testing

@testable import PennyImport

/// The reader of a site's glossary reads what an import writes.
@Suite("Imported glossaries in a site")
struct GlossaryReadingTests {
    private let table = """
        term,definition,aliases,short,see also,tags
        APR (Annual Percentage Rate),"What *it* costs, {{all}} in.",yearly cost,A rate.,,loans
        401(k),"A plan
        at work.",,,apr,"work, saving"

        """

    private func imported(as form: GlossaryTarget.Form) throws -> [ImportedFile] {
        let target = try GlossaryTarget(nil, as: form, folder: "glossary/")
        let source = ImportSource(path: "words.csv", bytes: Array(table.utf8))
        return try GlossaryImport(to: target).read(source).files
    }

    private func check(_ terms: [GlossaryTerm]) throws {
        #expect(terms.map(\.id).sorted() == ["401-k", "apr"])
        let apr = try #require(terms.first { $0.id == "apr" })
        #expect(apr.names == ["APR", "Annual Percentage Rate", "yearly cost"])
        #expect(apr.short == "A rate." && apr.tags == ["loans"])
        let plan = try #require(terms.first { $0.id == "401-k" })
        #expect(plan.seeAlso.map(\.text) == ["apr"] && plan.tags == ["work", "saving"])
    }

    @Test("as a table")
    func tables() throws {
        let files = try imported(as: .csv)
        #expect(files.map(\.path) == ["glossary/terms.csv"])
        let text = ContentText(path: files[0].path, text: files[0].text)
        try check(GlossaryReader.read(csv: text).sound())
    }

    @Test("as files")
    func files() throws {
        let terms = try imported(as: .markdown).map { file in
            let name = file.path.dropFirst("glossary/".count).dropLast(".md".count)
            let text = ContentText(path: file.path, text: file.text)
            return try GlossaryReader.read(markdown: text, id: String(name)).sound()
        }
        try check(terms)
    }
}
