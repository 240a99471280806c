import PennyMarkdown
import PennyTestSupport
import Testing

/// Headwords of a real word list that are easily linked wrongly.
@Suite struct HeadwordTests {
    /// A headword with its linking, and sentences with the links they get.
    private struct Case {
        var id: String
        var linking: TermNames.Linking = .first
        var sentences: [(text: String, expected: String)]
    }

    private static let cases: [String: Case] = [
        "Will": Case(
            id: "will", linking: .caseSensitive,
            sentences: [
                (
                    "You will pay, and it will cost. Will it?",
                    "You will pay, and it will cost. Will it?"
                ),
                ("Leave it in your Will.", "Leave it in your [will:Will]."),
            ]),
        "Debt": Case(
            id: "debt",
            sentences: [
                (
                    "A Debt Consolidation Loan pays a debt.",
                    "A [consolidation:Debt Consolidation Loan] pays a [debt:debt]."
                ),
                (
                    "Debt settlement is not debt-free.",
                    "[settlement:Debt settlement] is not debt-free."
                ),
            ]),
        "Loan": Case(
            id: "loan",
            sentences: [
                ("A payday loan, a mortgage loan.", "A payday loan, a [mortgage:mortgage loan]."),
                ("Loans beside a payday loan.", "[loan:Loans] beside a payday loan."),
            ]),
        "Credit": Case(
            id: "credit",
            sentences: [
                (
                    "Your credit report and credit-card credit.",
                    "Your [report:credit report] and [card:credit-card] [credit:credit]."
                )
            ]),
        "Term": Case(
            id: "term", linking: .never,
            sentences: [("The term of a long-term loan.", "The term of a long-term [loan:loan].")]),
        "Stock": Case(
            id: "stock",
            sentences: [
                (
                    "The stock market sells stocks, no stockings.",
                    "The [market:stock market] sells [stock:stocks], no stockings."
                )
            ]),
        "Savings": Case(
            id: "savings",
            sentences: [
                (
                    "Savings accounts hold savings.",
                    "[account:Savings accounts] hold [savings:savings]."
                )
            ]),
        "Interest Rate": Case(
            id: "rate",
            sentences: [
                (
                    "The periodic interest rate is an interest rate.",
                    "The [periodic:periodic interest rate] is an [rate:interest rate]."
                )
            ]),
        "401(k)": Case(
            id: "401-k",
            sentences: [("Two 401(k)s, a 401(k).", "Two [401-k:401(k)s], a 401(k).")]),
        "501(c)(3)": Case(
            id: "501-c-3",
            sentences: [("Give to a 501(c)(3).", "Give to a [501-c-3:501(c)(3)].")]),
        "APR (Annual Percentage Rate)": Case(
            id: "apr",
            sentences: [
                ("The APR counts.", "The [apr:APR] counts."),
                ("An annual percentage rate.", "An [apr:annual percentage rate]."),
                ("APR (Annual Percentage Rate)", "[apr:APR] (Annual Percentage Rate)"),
            ]),
        "Money Market Account (MMA)": Case(
            id: "mma",
            sentences: [
                ("Two MMAs.", "Two [mma:MMAs]."),
                ("A money-market account, an MMA.", "A [mma:money-market account], an MMA."),
            ]),
    ]

    /// Other entries beside the headwords of the list.
    private static let others: [TermNames.Entry] = [
        .init(id: "consolidation", names: ["Debt Consolidation Loan"], linking: .first),
        .init(id: "settlement", names: ["Debt Settlement"], linking: .first),
        .init(id: "payday", names: ["Payday Loan"], linking: .never),
        .init(id: "mortgage", names: ["Mortgage Loan"], linking: .first),
        .init(id: "report", names: ["Credit Report"], linking: .first),
        .init(id: "card", names: ["Credit Card"], linking: .first),
        .init(id: "market", names: ["Stock market"], linking: .first),
        .init(id: "account", names: ["Savings account"], linking: .first),
        .init(id: "periodic", names: ["Periodic Interest Rate"], linking: .first),
    ]

    @Test func everyHeadwordIsLinkedWhereItIsMeant() throws {
        let table = try Repository.text(
            of: "Tests/PennyMarkdownTests/Samples/ambiguous_headwords.csv")
        let headwords = table.split(separator: "\n").dropFirst().map { line in
            String(line.prefix { $0 != "," })
        }
        #expect(Set(headwords) == Set(Self.cases.keys))
        let names = TermNames(
            Self.others
                + headwords.compactMap { headword in
                    Self.cases[headword].map {
                        .init(id: $0.id, names: Self.names(in: headword), linking: $0.linking)
                    }
                })
        #expect(names.ambiguous.isEmpty)
        for sentence in headwords.flatMap({ Self.cases[$0]?.sentences ?? [] }) {
            let source = MarkdownSource(path: "a.md", text: sentence.text, terms: names)
            #expect(Self.linked(source) == sentence.expected)
        }
    }

    /// `APR (Annual Percentage Rate)` is two names, `401(k)` one.
    private static func names(in headword: String) -> [String] {
        headword.split(separator: " (", maxSplits: 1).enumerated().map { index, name in
            index == 0 ? String(name) : String(name.dropLast())
        }
    }

    private static func linked(_ source: MarkdownSource) -> String {
        rendered(source, BodyReferences(term: { $0 }))
            .replacing(#/<a class="term" href="([^"]*)">(.*?)<\/a>/#) { "[\($0.1):\($0.2)]" }
            .replacing(#/<\/?p>\n?/#, with: "")
    }
}
