import PennyContent
import PennyDiagnostics
import Testing

@testable import PennyImport

func glossary(
    _ text: String, named path: String = "words.csv", as form: GlossaryTarget.Form = .csv
) -> Outcome {
    Outcome { () throws(DiagnosticError) in
        let target = try GlossaryTarget(nil, as: form, folder: "glossary/")
        let source = ImportSource(path: path, bytes: Array(text.utf8))
        return try GlossaryImport(to: target).read(source)
    }
}

@Suite("A table of terms")
struct GlossaryTableTests {
    @Test(
        "has columns in any order, under the names people give them",
        arguments: [
            ("term,definition\nBond,a", "term,definition\nBond,a\n"),
            ("Meaning;Word\n\"a;b\";Bond", "term,definition\nBond,a;b\n"),
            ("headword\tdescription\nBond\ta, b", "term,definition\nBond,\"a, b\"\n"),
            ("Name,Definition\nBond,a", "term,definition\nBond,a\n"),
            (
                "name,term,definition\nb1,Bond,a\n,Loan,b",
                "name,term,definition\nb1,Bond,a\n,Loan,b\n"
            ),
            ("Slug,Name,Definition\nb1,Bond,a", "name,term,definition\nb1,Bond,a\n"),
            (
                "short,see also,source URL,source,tags,term,definition,aliases\nS,loan,https://x.org,X,a;b,Bond,d,\" c ; d,\"",
                "term,aliases,short,definition,seeAlso,tags,source,sourceURL\nBond,\"c, d\",S,d,loan,\"a, b\",X,https://x.org\n"
            ),
            ("term,tags,definition\nBond,,a", "term,definition\nBond,a\n"),
        ])
    func columns(csv: String, expected: String) {
        let made = glossary(csv)
        #expect(made.errors == [])
        #expect(made.text == expected)
    }

    @Test("becomes files with front matter, too")
    func markdown() {
        let made = glossary(
            "slug,term,definition,aliases,short,tags,date\nb-1,\"Bond: *A*\",x,\"one, two: 2\",Short.,t,2026-11-21\n",
            as: .markdown)
        #expect(
            made.files == [
                "glossary/b-1.md": """
                ---
                term: "Bond: \\x2AA\\x2A"
                aliases:
                  - one
                  - "two: 2"
                short: Short.
                tags:
                  - t
                date: 2026-11-21
                ---

                x

                """
            ])
    }

    @Test("has plain text, which stays plain")
    func plain() throws {
        let made = glossary("term,definition\n*A*,\"1. *b*\nc\n\n\n<d> {{e}}\"\n")
        #expect(try cells(made.text).last == ["*A*", "1\\. \\*b\\*\\\nc\n\n\\<d> \\{{e}}"])
    }

    @Test(
        "with faults names them",
        arguments: [
            (
                "term,meaning,definition\na,b,c",
                "1:14 error: columns “meaning” and “definition” are both the definition | Keep one of the two."
            ),
            (
                "term,text\na,b",
                """
                1:1 error: no column has the definition | Name a column definition, meaning, \
                description or explanation.
                """
            ),
            (
                "term,defintion\na,b",
                "1:6 error: column “defintion” is not one that can be imported | Did you mean “definition”?"
            ),
            (
                "word,meaning\n,b",
                "2:1 error: term is missing | Write it under “word”, or remove the row."
            ),
            (
                "word,meaning\na,\" \"",
                "2:3 error: definition is missing | Write it under “meaning”, or remove the row."
            ),
            (
                "word,meaning\na",
                "2:1 error: the row has 1 cell and the header has 2 | There is no cell for “meaning”. Add it, or end the row with an empty one."
            ),
            (
                "slug,term,definition\nA b,c,d",
                "2:1 error: “A b” cannot be part of an address | Use small letters, digits and hyphens, such as “a-b”."
            ),
            (
                "term,definition\nBond,a\nbond,a",
                "3:1 error: “bond” is there twice with the same definition | first at words.csv:2:1 | Remove one of the two."
            ),
        ])
    func faults(csv: String, expected: String) {
        #expect(glossary(csv).errors == [expected])
    }

    @Test("reports which columns it leaves out")
    func unused() {
        #expect(
            glossary("term,definition,popularity\na,b,7").leftOut == [
                """
                1:17 warning: column “popularity” is left out | A term has name, term, aliases, short, \
                definition, seeAlso, tags, source, sourceURL, autolink, date, draft; name it one of \
                them to keep it.
                """
            ])
    }

    @Test(
        "is known by the file's name",
        arguments: [
            (
                "{\\rtf1 a}", "a.txt",
                "an RTF file is one of a pair | Name both with “--words” and “--definitions”, or import CSV or Markdown."
            ),
            (
                "a", "a.RTF",
                "an RTF file is one of a pair | Name both with “--words” and “--definitions”, or import CSV or Markdown."
            ),
            (
                "a", "a.docx",
                """
                the file has none of the shapes that can be imported | It can be a table (.csv or \
                .tsv), Markdown with a heading a term (.md) or a pair of RTF files (“--words” and \
                “--definitions”).
                """
            ),
        ])
    func otherFiles(text: String, path: String, expected: String) {
        #expect(glossary(text, named: path).errors == ["1:1 error: \(expected)"])
    }

    @Test("has at most as many terms as a site's table may have")
    func limit() {
        func table(_ count: Int) -> String {
            "term,definition\n" + (1...count).map { "w\($0),d\n" }.joined()
        }
        let most = glossary(table(10_000))
        #expect(most.contents == ["10000 terms"])
        #expect(glossary(table(10_001)).errors.count == 1)
    }
}

@Suite("Where a glossary goes")
struct GlossaryTargetTests {
    @Test(
        "is a table or a folder",
        arguments: [
            (nil, .csv, "g/terms.csv"), (nil, .markdown, "g/"), ("x/y.csv", .csv, "x/y.csv"),
            ("x", .markdown, "x/"), ("x/", .markdown, "x/"), ("/", .markdown, "/"),
        ] as [(String?, GlossaryTarget.Form, String)])
    func paths(asked: String?, form: GlossaryTarget.Form, expected: String) throws {
        #expect(try GlossaryTarget(asked, as: form, folder: "g/").path == expected)
    }

    @Test(
        "is nothing else",
        arguments: [
            (
                "x.md", .csv,
                "“x.md” is not the name of a CSV file | Name a file that ends in “.csv”."
            ),
            ("x/", .csv, "“” is not the name of a CSV file | Name a file that ends in “.csv”."),
            (
                "X.csv", .csv,
                "“X.csv” cannot be part of an address | Use small letters, digits and hyphens, such as “x.csv”."
            ),
            (
                "a/x.md", .markdown,
                "“x.md” is not the name of a folder | Name the folder that the files of the terms go to."
            ),
        ] as [(String, GlossaryTarget.Form, String)])
    func refused(asked: String, form: GlossaryTarget.Form, expected: String) {
        let made = Outcome { () throws(DiagnosticError) in
            _ = try GlossaryTarget(asked, as: form, folder: "g/")
            return Imported(files: [], leftOut: [], notes: [])
        }
        #expect(made.errors == [" error: \(expected)"])
    }
}
