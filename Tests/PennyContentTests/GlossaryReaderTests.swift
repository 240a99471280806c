import PennyDiagnostics
import PennyEngine
import PennyTestSupport
import Testing

@testable import PennyContent

@Suite("Reading the glossary")
struct GlossaryReaderTests {
    private func term(_ front: String, body: String = "Text.\n") throws -> GlossaryTerm {
        let file = file("---\n\(front)\n---\n\(body)")
        return try GlossaryReader.read(markdown: file, id: "apr").sound()
    }

    private func faults(_ front: String, body: String = "Text.\n") -> [String] {
        GlossaryReader.read(markdown: file("---\n\(front)\n---\n\(body)"), id: "apr")
            .diagnostics.map(line)
    }

    @Test("takes every key of a term's file")
    func keys() throws {
        let term = try term(
            """
            term: APR (Annual Percentage Rate)
            aliases: [yearly cost, "cost, all in"]
            short: What it costs a year.
            seeAlso: [interest, points]
            tags: borrowing, fees
            source: A law
            sourceURL: https://example.org/law?a=1#b
            autolink: case-sensitive
            date: 2026-11-21
            draft: true
            """)
        #expect(term.headword == "APR (Annual Percentage Rate)")
        #expect(
            term.names == [
                "APR", "Annual Percentage Rate", "yearly cost", "cost, all in",
            ])
        #expect(term.aliases.map(\.location.line) == [3, 3])
        #expect(term.seeAlso.map(\.text) == ["interest", "points"])
        #expect(term.tags == ["borrowing", "fees"])
        #expect(term.short == "What it costs a year.")
        #expect(term.source == "A law" && term.sourceURL == "https://example.org/law?a=1#b")
        #expect(term.linking == .caseSensitive)
        #expect(term.isDraft && term.date?.isoText == "2026-11-21")
        #expect(term.body == "Text.\n" && term.bodyStart.line == 13 && term.bodyStart.column == 1)
    }

    @Test(
        "a headword in brackets after a space is two names",
        arguments: [
            ("APR (Annual Percentage Rate)", ["APR", "Annual Percentage Rate"]),
            ("Money Market Account (MMA)", ["Money Market Account", "MMA"]),
            ("401(k)", ["401(k)"]), ("501(c)(3)", ["501(c)(3)"]), ("Will", ["Will"]),
            ("Plan (a) (b)", ["Plan (a) (b)"]), ("(k)", ["(k)"]), ("Plan ()", ["Plan ()"]),
        ])
    func names(headword: String, names: [String]) throws {
        #expect(try term("term: \"\(headword)\"").names == names)
    }

    @Test("every name but its own is one it may have had in addresses")
    func formerNames() throws {
        let term = try term("term: APR (Annual Percentage Rate)\naliases: [yearly-cost, “„”]")
        #expect(term.formerIDs == ["annual-percentage-rate", "yearly-cost"])
    }

    @Test(
        "says what is wrong with a term",
        arguments: [
            ("term: A\nshort: B\ncolour: red", "4:1 unknown key “colour”"),
            ("short: B", "1:1 term is missing"), ("terms: A", "2:1 unknown key “terms”"),
            ("term: A\nautolink: always", "3:11 autolink “always” is not known"),
            (
                "term: A\nsourceURL: example.org",
                "3:12 sourceURL “example.org” is not a web address"
            ),
            (
                "term: A\nsourceURL: https://@x",
                "3:12 sourceURL “https://@x” is not a web address"
            ),
            (
                "term: A\nsourceURL: https:///x",
                "3:12 sourceURL “https:///x” is not a web address"
            ),
            (
                "term: A\nsourceURL: javascript:alert(1)",
                "3:12 sourceURL “javascript:alert(1)” is not a web address"
            ),
            ("term: A\nseeAlso: {a: b}", "3:10 seeAlso is a list"),
        ])
    func wrong(front: String, fault: String) {
        #expect(faults(front) == [fault])
    }

    @Test("a term needs a definition or a short one")
    func definition() throws {
        #expect(faults("term: A", body: " \n") == ["1:1 “A” has no definition"])
        #expect(try term("term: A\nshort: B", body: "").short == "B")
    }

    // MARK: - Tables

    private func table(_ text: String) -> Reading<[GlossaryTerm]> {
        GlossaryReader.read(csv: file(text))
    }

    @Test("a row of a table is a term, named by its headword or its name")
    func rows() throws {
        let terms = try table(
            """
            name,term,aliases,short,definition,autolink
            ,APR (Annual Percentage Rate),"yearly cost, cost a year",,"What *it* costs,
            a year.",never
            pot,Retirement pot,,What you saved.,,
            ,401(k),,,A plan.,

            """
        ).sound()
        #expect(terms.map(\.id) == ["apr", "pot", "401-k"])
        #expect(terms[0].aliases.map(\.text) == ["yearly cost", "cost a year"])
        #expect(terms[0].body == "What *it* costs,\na year." && terms[0].bodyStart.line == 2)
        #expect(terms[0].linking == .never)
        #expect(terms[1].short == "What you saved." && terms[1].linking == nil)
        #expect(terms[2].location.line == 5)
    }

    @Test(
        "says what is wrong with a row in its cell",
        arguments: [
            ("term,definition\nA,\n", ["2:1 “A” has no definition"]),
            ("term,definition\n,x\n", ["2:1 term is missing"]),
            ("name,term,definition\nA b,A,x\n", ["2:1 “A b” cannot be part of an address"]),
            ("term,definition\n“”,x\n", ["2:1 ““”” has no letters for an address"]),
            ("term,definitoin\nA,x\nB,y\n", ["1:6 unknown key “definitoin”"]),
            ("trem,definition\nA,x\nB,y\n", ["1:1 unknown key “trem”"]),
            (
                "term,definition,tag\nA,x,y\nB,,y\n",
                ["1:17 unknown key “tag”", "3:1 “B” has no definition"]
            ),
        ])
    func wrongRows(text: String, faults: [String]) {
        #expect(table(text).diagnostics.map(line) == faults)
    }

    @Test func `a word with tens of thousands of names is read in no time`() throws {
        let names = (0..<60_000).map { "name \($0)" }.joined(separator: ",")
        let table = "term,definition,aliases\nWord,x,\"\(names)\"\n"
        let (reading, taken) = computing {
            GlossaryReader.read(csv: ContentText(path: "t.csv", text: table))
        }
        #expect(taken < 20_000 * slowness)
        let term = try #require(reading.value?.first)
        #expect(term.names.count == 60_001 && term.formerIDs.count == 60_000)
        #expect(term.otherNames.first == "name 0")
    }
}

@Suite struct GlossaryColumnTests {
    @Test func `a column may have capitals`() throws {
        let text = ContentText(
            path: "glossary/words.csv",
            text: "Name,Term,SHORT,Definition,tags\nloan,Loan,Money for a time.,\"Text.\",debt\n")
        let reading = GlossaryReader.read(csv: text)
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.summary))")
        let term = try #require(reading.value?.first)
        #expect(term.id == "loan" && term.headword == "Loan" && term.short == "Money for a time.")
        #expect(term.body == "Text." && term.bodyStart.column == 30)
    }
}
