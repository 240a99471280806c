import PennyMarkdown
import Testing

@Suite struct TermLinkTests {
    private static let glossary = TermNames([
        .init(id: "apr", names: ["APR", "Annual Percentage Rate"], linking: .first),
        .init(id: "credit", names: ["credit"], linking: .first),
        .init(id: "credit-card", names: ["credit card"], linking: .first),
        .init(id: "debt", names: ["debt"], linking: .first),
        .init(id: "loan", names: ["loan"], linking: .first),
        .init(id: "payday-loan", names: ["payday loan"], linking: .never),
        .init(id: "will", names: ["Will", "last will"], linking: .caseSensitive),
        .init(id: "tax", names: ["tax"], linking: .first),
        .init(id: "car", names: ["car"], linking: .first),
        .init(id: "annuity", names: ["annuity"], linking: .first),
        .init(id: "pay", names: ["pay"], linking: .first),
        .init(id: "saving", names: ["saving"], linking: .first),
        .init(id: "savings", names: ["savings"], linking: .first),
        .init(id: "401-k", names: ["401(k)"], linking: .first),
        .init(id: "remorse", names: ["buyer's remorse"], linking: .first),
        .init(id: "cafe", names: ["Café plan", "straße"], linking: .first),
        .init(id: "bond", names: ["I bond"], linking: .first),
        .init(id: "dom", names: ["дом"], linking: .first),
        .init(id: "points-1", names: ["points", "loan points"], linking: .first),
        .init(id: "points-2", names: ["Points"], linking: .first),
    ])

    /// The HTML with links to terms as `[id:words]`.
    private func linked(
        _ text: String, silent: Set<String> = [], handLinks: [String: String] = [:]
    ) -> String {
        var source = MarkdownSource(path: "a.md", text: text, terms: Self.glossary)
        source.silentTerms = silent
        var html = rendered(
            source, BodyReferences(term: { "[\($0)]" }), handLinks: handLinks)
        html = html.replacing(
            #/<a class="term" href="%5B([^"]*)%5D">(.*?)<\/a>/#.dotMatchesNewlines()
        ) {
            "[\($0.1):\($0.2)]"
        }
        if html.hasPrefix("<p>"), html.hasSuffix("</p>\n") {
            html = String(html.dropFirst(3).dropLast(5))
        }
        return html
    }

    @Test(
        "The first use of a term becomes a link",
        arguments: [
            ("The loan. A loan.", "The [loan:loan]. A loan."),
            ("loan", "[loan:loan]"), ("(loan)", "([loan:loan])"),
            ("an LOAN and Debt", "an [loan:LOAN] and [debt:Debt]"),
            ("the APR, the Annual Percentage Rate", "the [apr:APR], the Annual Percentage Rate"),
            ("the annual percentage rate: APR", "the [apr:annual percentage rate]: APR"),
            ("a\n\nb loan\n\nloan", "a</p>\n<p>b [loan:loan]</p>\n<p>loan"),
            ("*a loan* **debt**", "<em>a [loan:loan]</em> <strong>[debt:debt]</strong>"),
        ])
    func firstUses(text: String, expected: String) {
        #expect(linked(text) == expected)
    }

    @Test(
        "The leftmost and longest name wins and keeps its words",
        arguments: [
            ("credit cards and credit", "[credit-card:credit cards] and [credit:credit]"),
            (
                "credit card, credit card, credit",
                "[credit-card:credit card], credit card, [credit:credit]"
            ),
            ("a payday loan, a loan", "a payday loan, a [loan:loan]"),
            ("loan points, points", "[points-1:loan points], points"),
            ("savings", "[savings:savings]"),
            ("savings saving", "[savings:savings] [saving:saving]"),
            ("car loan", "[car:car] [loan:loan]"),
        ])
    func longest(text: String, expected: String) {
        #expect(linked(text) == expected)
    }

    @Test(
        "Case, accents, white space, hyphens and apostrophes do not matter",
        arguments: [
            ("a CREDIT\tCard", "a [credit-card:CREDIT\tCard]"),
            ("a credit\u{A0}card", "a [credit-card:credit\u{A0}card]"),
            ("a credit  \tcard", "a [credit-card:credit  \tcard]"),
            ("a credit\ncard b", "a [credit-card:credit\ncard] b"),
            (
                "> a credit\n> card",
                "<blockquote>\n<p>a [credit-card:credit\ncard]</p>\n</blockquote>\n"
            ),
            ("a credit-card b", "a [credit-card:credit-card] b"),
            ("a credit\u{2011}card b", "a [credit-card:credit\u{2011}card] b"),
            ("a credit-card debt", "a [credit-card:credit-card] [debt:debt]"),
            ("buyer's remorse", "[remorse:buyer’s remorse]"),
            ("Buyer\u{2019}s-remorse", "[remorse:Buyer’s-remorse]"),
            ("cafe plan", "[cafe:cafe plan]"), ("CAFE\u{301} PLANS", "[cafe:CAFE\u{301} PLANS]"),
            ("Strasse STRASSE", "[cafe:Strasse] STRASSE"), ("straße", "[cafe:straße]"),
            ("ДОМ", "[dom:ДОМ]"), ("&#99;redit", "[credit:credit]"),
        ])
    func folding(text: String, expected: String) {
        #expect(linked(text) == expected)
    }

    @Test(
        "A name inside a longer word is no use of the term",
        arguments: [
            "loaner", "preloan", "loan2", "2loan", "loan_", "_loan", "debt-free", "non-debt",
            "debt-free-credit", "loan's-end", "o'loan", "loan'll", "дома", "credit - card's2",
            "strasser", "élo an", "lo*an*", "**debt**or", "loan`s`", "[pre](b.md)loan",
            "credit\\\ncards2", "401(k)x", "1401(k)", "apr", "Apr", "APRS", "cares", "carats",
            "taxies", "paies", "401(k)-loan", "will", "willing", "éloan", "loan\u{301}x",
        ])
    func wholeWords(text: String) {
        #expect(!linked(text).replacing("[credit:", with: "").contains("["), "\(linked(text))")
    }

    @Test(
        "Plurals and possessives of the last word belong to the link",
        arguments: [
            ("loans", "[loan:loans]"), ("a loan's end", "a [loan:loan’s] end"),
            ("all loans' ends", "all [loan:loans]’ ends"), ("taxes", "[tax:taxes]"),
            ("annuities", "[annuity:annuities]"), ("pays", "[pay:pays]"),
            ("tax's", "[tax:tax’s]"), ("LOANS", "[loan:LOANS]"), ("APRs", "[apr:APRs]"),
            ("APR's", "[apr:APR’s]"), ("401(k)s", "[401-k:401(k)s]"),
            ("401(k)'s 401(k)", "[401-k:401(k)’s] 401(k)"), ("401(k).", "[401-k:401(k)]."),
            ("‘loans’", "‘[loan:loans]’"), ("'loan'", "‘[loan:loan]’"),
            ("the debt's2", "the debt’s2"),
            ("credit cards' limits", "[credit-card:credit cards]’ limits"),
        ])
    func endings(text: String, expected: String) {
        #expect(linked(text) == expected)
    }

    @Test(
        "A case-sensitive word needs its capitals within a sentence; names in capitals need them",
        arguments: [
            ("Your Will counts", "Your [will:Will] counts"), ("you will", "you will"),
            ("Will you? Will I", "Will you? Will I"), ("Yes! \"Will you\"", "Yes! “Will you”"),
            ("- Will\n- a Will", "<ul>\n<li>Will</li>\n<li>a [will:Will]</li>\n</ul>\n"),
            ("Who… Will we", "Who… Will we"), ("He asked, “Will you?”", "He asked, “Will you?”"),
            ("Note: Will you", "Note: Will you"), ("x (yes.) Will it", "x (yes.) Will it"),
            ("a (Will) b", "a ([will:Will]) b"), ("a WILL", "a WILL"), ("a\\\nWill", "a<br>\nWill"),
            ("a *Will* b", "a <em>[will:Will]</em> b"), ("*Will* b", "<em>Will</em> b"),
            ("Last will, last Will", "[will:Last will], last Will"),
            ("a Will's end", "a [will:Will’s] end"),
            ("an apr and APR", "an apr and [apr:APR]"),
            ("I bonds and i BONDS", "[bond:I bonds] and i BONDS"),
        ])
    func capitals(text: String, expected: String) {
        #expect(linked(text) == expected)
    }

    @Test(
        "Terms are linked in paragraphs and table cells alone",
        arguments: [
            ("## A loan\n", "<h2 id=\"a-loan\">A loan</h2>\n"), ("`loan`", "<code>loan</code>"),
            ("[a loan](b.md)", "<a href=\"b.md\">a loan</a>"),
            ("![a loan](b.png)", "<img src=\"b.png\" alt=\"a loan\">"),
            ("[*loan*](b.md) loan", "<a href=\"b.md\"><em>loan</em></a> [loan:loan]"),
            ("credit *card*", "[credit:credit] <em>card</em>"),
            ("credit {{x}} card", "[credit:credit] {{x}} card"),
            ("payday *loan*", "payday <em>[loan:loan]</em>"),
            ("credit  \ncard", "[credit:credit]<br>\ncard"),
        ])
    func contexts(text: String, expected: String) {
        #expect(linked(text) == expected)
    }

    @Test func codeBlocksHaveNoLinksAndTablesHaveThemBelowTheirHeadings() {
        #expect(!linked("```\nloan\n```\n\n    loan").contains("["))
        let table = linked("| loan | b |\n|---|---|\n| a loan | debt |")
        #expect(table.contains("<th scope=\"col\">loan</th>"))
        #expect(table.contains("<td>a [loan:loan]</td><td>[debt:debt]</td>"))
    }

    @Test func aNameHoldsNoReferenceToANoteAndMayStandBesideOne() {
        let html = linked("a credit[^1] card, loan[^1]\n\n[^1]: a debt")
        for link in ["[credit:credit]<sup", "</sup> card", "[loan:loan]<sup"] {
            #expect(html.contains(link), "\(html)")
        }
    }

    @Test func silentTermsKeepTheirWordsWithoutALink() {
        #expect(
            linked("credit card, loan, credit", silent: ["credit-card", "loan"])
                == "credit card, loan, [credit:credit]")
    }

    @Test(
        "A link written by hand is a use of its term",
        arguments: [
            ("[x](y.md) loan", false), ("loan [x](y.md)", true),
            ("## [x](y.md)\n\nloan", false), ("[x](z.md) loan", true),
            ("[x][r] loan\n\n[r]: y.md", false),
        ])
    func linksByHand(text: String, isLinked: Bool) {
        #expect(linked(text, handLinks: ["y.md": "loan"]).contains("[loan:") == isLinked)
    }

    @Test func notesHaveNoLinksOfTheirOwn() {
        let html = linked("A text.[^1]\n\n[^1]: A law on debt.")
        #expect(html.contains("A law on debt."))
    }

    @Test func theOutlineListsTheLinkedTermsInOrder() {
        let source = MarkdownSource(
            path: "a.md", text: "## APR\n\nA tax, a loan, a payday loan.\n\nAn APR, a tax.",
            terms: Self.glossary)
        let (_, outline, diagnostics) = Markdown.read(source)
        #expect(outline.terms == ["tax", "loan", "apr"])
        #expect(diagnostics.isEmpty)
    }

    @Test func `a name that one term has in two ways and another too links to neither`() {
        for ways in [["sum due", "sum-due", "Sum Due"], ["sum due"]] {
            let names = TermNames([
                .init(id: "a", names: ways, linking: .first),
                .init(id: "b", names: ["sum due"], linking: .first),
            ])
            #expect(names.ambiguous == [.init(name: "sum due", ids: ["a", "b"])])
            let source = MarkdownSource(path: "a.md", text: "A sum due.", terms: names)
            #expect(Markdown.read(source).outline.terms.isEmpty)
        }
        let one = TermNames([.init(id: "a", names: ["sum due", "sum-due"], linking: .first)])
        let source = MarkdownSource(path: "a.md", text: "A sum due.", terms: one)
        #expect(Markdown.read(source).outline.terms == ["a"])
    }

    @Test func namesOfSeveralTermsAreAmbiguous() {
        #expect(
            Self.glossary.ambiguous == [.init(name: "points", ids: ["points-1", "points-2"])])
        #expect(linked("Points and points") == "Points and points")
        let once = TermNames([
            .init(id: "a", names: ["One name", "one-name", " ", ""], linking: .first)
        ])
        #expect(once.ambiguous.isEmpty)
    }

    @Test func wordsWithoutAnAddressStay() {
        let source = MarkdownSource(path: "a.md", text: "A loan & tax", terms: Self.glossary)
        let html = rendered(source, BodyReferences(term: { $0 == "tax" ? "../g/a b&c" : nil }))
        #expect(html == "<p>A loan &amp; <a class=\"term\" href=\"../g/a%20b&amp;c\">tax</a></p>\n")
    }
}
