import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The files of a saved set: its result, and everything else on its page.
struct SetArtifact: ResultArtifact {
    let computed: ComputedSet
    let result: ResultContent
    let surroundings: ResultSurroundings
    let live: LiveForm?
    let words: [TermEntry]
    /// The description of a set that has none of its own.
    let fallbackDescription: String
    let hasPicture: Bool

    var id: String { "set:\(computed.set.calculator.folder.name)/\(computed.set.id)" }
    var origin: String { computed.set.location.path }
    var prose: PageBody? { surroundings.prose }

    var pageHead: PageHead {
        Self.head(result.path, computed.set.date, engine: computed.set.calculator)
    }

    private static func head(
        _ path: String, _ date: CivilDate?, engine: Calculator?
    ) -> PageHead {
        PageHead(
            path: path, template: "calculation", change: .own(date), scripts: ResultContent.scripts,
            laterScripts: LiveForm.scripts, scriptsOnDemand: ResultContent.scriptsOnDemand,
            engine: engine?.name, isArticle: true)
    }

    /// The files of the scripts of every set's page.
    static var scriptFiles: [String] { head("", nil, engine: nil).allScriptFiles }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let shown = ShownCalculation(
            ShownResult(result, in: layout, live: live, terms: words), surroundings,
            html: try prose.makeHTML(), changes: changes(layout))
        var page = result.content(ShownCalculation.values.values(of: shown, on: result.path))
        page.breadcrumbs = surroundings.breadcrumbs
        page.section += surroundings.breadcrumbs.map(\.address)
        page.fallbackDescription = fallbackDescription
        if computed.set.calculator.isLoan { page.subject = .thing("LoanOrCredit", loan) }
        return page
    }

    private func changes(_ layout: Layout) -> [String] {
        if computed.changes.isEmpty { return [] }
        let numbers = NumberWriter(for: layout.readers, currency: computed.currency)
        return computed.changes.map { change, _ in
            let gone = SiteWords.resultChangedGone(figure: change.label, before: change.then)
            let words = change.now.map {
                SiteWords.resultChanged(figure: change.label, before: change.then, after: $0)
            }
            return numbers.text(words ?? gone)
        }
    }

    /// The properties of a loan in schema.org.
    private var loan: [(name: String, value: LinkedData)] {
        let currency = computed.currency
        return LinkedData.given([
            "amount": .money(computed.quantity("principal"), currency),
            "currency": .text(currency.code),
            "interestRate": .percent(computed.quantity("rate")),
            "annualPercentageRate": .percent(computed.quantity("apr")),
            "loanTerm": .term(computed.quantity("term")),
            "loanRepaymentForm": .thing(
                "RepaymentSpecification",
                [
                    "numberOfLoanPayments": .count(computed.quantity("numberOfPayments")),
                    "loanPaymentAmount": .money(computed.quantity("payment"), currency),
                ]),
        ])
    }
}
