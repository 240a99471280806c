import PennyDiagnostics
import Testing

@testable import PennySite

/// Faults between terms, chapters and the rest of a site.
@Suite struct LearningFaultTests {
    private func faults(_ files: [String: String]) throws -> String {
        try Sandbox(LearningSite.files.merging(files) { $1 }).faults()
    }

    @Test(arguments: cases) func `a fault is reported at its location`(_ fault: FaultCase) throws {
        #expect(try faults(fault.files) == fault.says)
    }

    private static let cases: [FaultCase] = [
        FaultCase(
            name: "an unknown word to see also",
            files: ["glossary/lien.md": LearningSite.term("Lien", "seeAlso: [intrest]")],
            says: """
                site/glossary/lien.md:3:11: error: the glossary has no term “intrest” [PP0538]
                 3 | seeAlso: [intrest]
                   |           ^
                   Did you mean “interest”?

                """),
        FaultCase(
            name: "an unknown key term",
            files: ["lessons/03-x.md": LearningSite.lesson("X", "keyTerms: [mortgage]")],
            says: """
                site/lessons/03-x.md:3:12: error: the glossary has no term “mortgage” [PP0538]
                 3 | keyTerms: [mortgage]
                   |            ^
                   A term’s name is its file’s name, or the name cell of its row.

                """),
        FaultCase(
            name: "a word named twice, and by itself",
            files: [
                "glossary/lien.md": LearningSite.term("Lien", "seeAlso: [apr, lien, apr]")
            ],
            says: """
                site/glossary/lien.md:3:16: error: the term “lien” names itself [PP0543]
                 3 | seeAlso: [apr, lien, apr]
                   |                ^
                   Name other terms only.
                site/glossary/lien.md:3:22: error: the term “apr” is named twice [PP0542]
                 3 | seeAlso: [apr, lien, apr]
                   |                      ^
                   Name it once.

                """),
        FaultCase(
            name: "a row that is a draft",
            files: [
                "glossary/more.csv": "term,definition,draft\nLease,x,true\n",
                "lessons/03-x.md": LearningSite.lesson(
                    "X", "keyTerms: [lease]", body: "[x](../glossary/more.csv#lease)\n"),
            ],
            says: """
                site/lessons/03-x.md:3:12: error: “lease” is a draft [PP0550]
                 3 | keyTerms: [lease]
                   |            ^
                   Build with “--drafts”, or remove “draft: true” from its file.
                site/lessons/03-x.md:5:1: error: “../glossary/more.csv#lease” is a draft [PP0550]
                 5 | [x](../glossary/more.csv#lease)
                   | ^
                   Build with “--drafts”, or remove “draft: true” from its file.

                """),
        FaultCase(
            name: "faults in the cells of a table",
            files: [
                "glossary/more.csv": """
                term,definition
                Lease,{{bike.x}}
                Lien,"A ""lien"" {{bike.x}}
                ""on"" two {{bike.x}}"

                """
            ],
            says: ["2:7", "3:18", "4:12"].map { location in
                let line =
                    [
                        "2": "Lease,{{bike.x}}", "3": "Lien,\"A \"\"lien\"\" {{bike.x}}",
                        "4": "\"\"on\"\" two {{bike.x}}\"",
                    ][String(location.prefix(1))] ?? ""
                let column = Int(location.dropFirst(2)) ?? 0
                return """
                    site/glossary/more.csv:\(location): error: “bike” has no figure “x” [PP0531]
                     \(location.prefix(1)) | \(line)
                       | \(String(repeating: " ", count: column - 1))^
                       It can be payment, costOfCredit, totalWithFees, totalInterest, totalPaid, \
                    numberOfPayments, finalPayment or apr.

                    """
            }.joined()),
        FaultCase(
            name: "a word that is a draft",
            files: [
                "glossary/lien.md": LearningSite.term("Lien", "draft: true"),
                "lessons/03-x.md": LearningSite.lesson("X", "keyTerms: [lien]"),
            ],
            says: """
                site/lessons/03-x.md:3:12: error: “lien” is a draft [PP0550]
                 3 | keyTerms: [lien]
                   |            ^
                   Build with “--drafts”, or remove “draft: true” from its file.

                """),
        FaultCase(
            name: "two words of one name",
            files: ["glossary/apr.md": LearningSite.term("Another")],
            says: """
                site/glossary/words.csv:3:1: error: the name “apr” is taken [PP0144]
                 3 | apr,APR (Annual Percentage Rate),yearly cost,A rate with fees.,"interest,payment",It counts fees.
                   | ^
                   first at site/glossary/apr.md:1:1
                   Give one of the two another name.

                """),
        FaultCase(
            name: "two chapters of one name",
            files: ["lessons/09-debt.md": LearningSite.lesson("Debt again")],
            says: """
                site/lessons/09-debt.md:1:1: error: the name “debt” is taken [PP0144]
                 1 | ---
                   | ^
                   first at site/lessons/02-debt.md:1:1
                   Give one of the two another name.

                """),
        FaultCase(
            name: "an example of no set",
            files: ["lessons/03-x.md": LearningSite.lesson("X", body: "```example\nbkie\n```\n")],
            says: """
                site/lessons/03-x.md:5:1: error: there is no saved set “bkie” [PP0529]
                 5 | bkie
                   | ^
                   Did you mean “bike”?

                """),
        FaultCase(
            name: "an example of an input",
            files: [
                "lessons/03-x.md": LearningSite.lesson("X", body: "```example\nbike.rate\n```\n")
            ],
            says: """
                site/lessons/03-x.md:5:1: error: “bike” has no figure “rate” [PP0531]
                 5 | bike.rate
                   | ^
                   It can be payment, costOfCredit, totalWithFees, totalInterest, totalPaid, \
                numberOfPayments, finalPayment or apr.

                """),
        FaultCase(
            name: "a chapter named like the page for paper",
            files: ["lessons/03-print.md": LearningSite.lesson("Print")],
            says: """
                site/lessons/03-print.md:1:1: error: the address lessons/print.html is taken by \
                the printed course [PP0557]
                 1 | ---
                   | ^
                   Rename one of the two.

                """),
        FaultCase(
            name: "a file that is no word",
            files: ["glossary/x.yaml": ""],
            says: """
                site/glossary/x.yaml:1:1: error: “x.yaml” is not a kind of file that glossary/ \
                holds [PP0510]
                   Put Markdown (.md) or CSV (.csv) files there, or move the file to assets/.

                """),
    ]

    @Test func `a faulty word is reported once, not again by what names it`() throws {
        let said = try faults(["glossary/payment.md": "---\nterm: Payment\nshrot: x\n---\nText.\n"])
        #expect(said.hasPrefix("site/glossary/payment.md:3:1: error: unknown key “shrot” [PP0124]"))
        #expect(said.matches(of: /error:/).count == 1)
    }

    @Test func `a table of words that cannot be read is reported once`() throws {
        let said = try faults(["glossary/words.csv": "term;definition,tags\nA;x,y\n"])
        #expect(said.contains("the first line has two marks between its names"))
        #expect(said.matches(of: /error:/).count == 1)
    }

    @Test(arguments: ["explain-loan.md": "no front\n", "layout.mustache": "{{#x}}"])
    func `a faulty file of the theme is reported once, not again by links to the calculators`(
        _ name: String, _ text: String
    ) throws {
        let links = "[c](../calculators/) [e](../templates/explain-loan.md)\n"
        let said = try faults([
            "templates/\(name)": text, "pages/p.md": SmallSite.page(body: links),
            "site.yaml": "title: T\nnavigation:\n  - label: C\n    to: calculators/\n",
        ])
        #expect(said.matches(of: /error:/).count == 1)
        #expect(said.contains("site/templates/\(name)"))
    }

    @Test func `of thousands of wrong words the first get a suggestion, which takes time`() {
        let names = (0..<1_000).map { "word\($0)" }
        let pending = (1...600).map { line in
            PendingDiagnostic(
                SiteFaultError(unknown: .term("word5x")) { .learning.unknownTerm("word5x", $0) },
                at: PennyDiagnostics.SourceLocation(path: "a.md", line: line, column: 1))
        }
        let report = DiagnosticResolver { _ in names }
        let reported = report.diagnostics(pending.reversed())
        let given = reported.map { $0.nextStep.contains("word5") }
        #expect(reported.map(\.location.line) == Array(1...600))
        #expect(given.prefix(200).allSatisfy { $0 })
        #expect(!given.dropFirst(200).contains(true))
    }

    @Test func `of hundreds of wrong words of a file a hundred are reported`() throws {
        let rows = (0..<600).map { "word\($0),x,word\($0)x" }
        let table = (["term,definition,seeAlso"] + rows).joined(separator: "\n")
        let said = try faults(["glossary/many.csv": table])
        #expect(said.contains("many.csv: 500 more faults not shown"))
        #expect(said.contains("Did you mean “word0”?"))
    }

    // MARK: - Warnings

    @Test func `an explanation of a kind that the site has no sets of is reported`() throws {
        #expect(
            try warnings(["templates/explain-budget.md": "x"]) == """
                site/templates/explain-budget.md:1:1: warning: no page uses the explanation of \
                “budget” [PP0545]
                 1 | x
                   | ^
                   Add a saved set of that kind, or take the file out.

                """)
    }

    private func warnings(_ files: [String: String]) throws -> String {
        let sandbox = try Sandbox(LearningSite.files.merging(files) { $1 })
        return sandbox.messages(try sandbox.build().warnings)
    }

    @Test func `a name of two words of the dictionary is reported`() throws {
        let files = ["glossary/rate.md": LearningSite.term("Rate", "aliases: [Yearly Cost]")]
        #expect(
            try warnings(files) == """
                site/glossary/rate.md:3:11: warning: “yearly cost” is a name of both \
                “APR (Annual Percentage Rate)” and “Rate” [PP0539]
                 3 | aliases: [Yearly Cost]
                   |           ^
                   Text does not link to it until one of the two gives it up.

                """)
    }

    @Test func `an everyday word is reported until it says when it links`() throws {
        let words = [
            "glossary/will.md": LearningSite.term("Will"),
            "pages/p.md": SmallSite.page(body: "A will is a paper.\n"),
        ]
        let reported = try warnings(words)
        #expect(
            reported.hasPrefix(
                "site/glossary/will.md:2:7: warning: “Will” is an everyday word, too [PP0540]"))
        #expect(reported.contains("Say when it links: “autolink: case-sensitive”"))
        let decided = ["glossary/will.md": LearningSite.term("Will", "autolink: first")]
        #expect(try warnings(words.merging(decided) { $1 }) == "")
        for (language, isEnglish) in [("de", false), ("enm", false), ("en-GB", true), ("EN", true)]
        {
            let site = ["site.yaml": "title: T\nlanguage: \(language)\n"]
            #expect(try warnings(words.merging(site) { $1 }).isEmpty != isEnglish, "\(language)")
        }
    }

    @Test func `a check tells which words no page names, a build does not`() throws {
        let sandbox = try Sandbox(LearningSite.files)
        try sandbox.write(LearningSite.term("Lien"), to: "site/glossary/lien.md")
        try sandbox.write(
            LearningSite.term("Deed", "seeAlso: [lease]"), to: "site/glossary/deed.md")
        try sandbox.write(LearningSite.term("Lease"), to: "site/glossary/lease.md")
        try sandbox.write(
            SmallSite.loan("Ours", "keyTerms: [deed]"), to: "site/calculations/ours.md")
        #expect(try sandbox.build().warnings.isEmpty)
        let checked = try SiteBuilder(BuildOptions(site: sandbox.site)).check()
        #expect(
            sandbox.messages(checked.warnings) == """
                site/glossary/lien.md:2:7: warning: no page names the term “Lien” [PP0541]
                 2 | term: Lien
                   |       ^
                   Name it in a lesson or another text, or leave it out.

                """)
    }
}
