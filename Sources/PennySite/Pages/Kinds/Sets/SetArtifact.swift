import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The files of a saved set: its result, and everything else on its page.
struct SetArtifact: ResultArtifact {
    let computed: ComputedSet
    let result: ResultContent
    let prose: PageBody?
    let live: LiveForm?
    /// The list and the sections above it; none outside sections.
    let breadcrumbs: [PageLink]
    let words: [TermEntry]
    let values: PageTaxonomies
    /// The set that it was adjusted from.
    let adjustedFrom: PageLink?
    let relatedLabel: Message
    let related: [PageLink]
    let previous: PageLink?
    let next: PageLink?
    /// The description of a set that has none of its own.
    let fallbackDescription: String
    let hasPicture: Bool

    var id: String { "set:\(computed.set.calculator.folder.name)/\(computed.set.id)" }
    var origin: String { computed.set.location.path }

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
        var page = result.content(in: layout).adding(
            prose.languageValues.merging([
                "prose": try prose.makeValue(),
                "live": live.map { $0.value(in: layout) } ?? .flag(false),
                "inputs": .markup(
                    ResultHTML(result.calculation, for: layout.readers).inputs().bytes),
                "tags": TaxonomyValue.all(computed.set.tags).value(from: result.path),
                "taxonomies": values.value(from: result.path),
                "terms": words.value(from: result.path),
                "origin": adjustedFrom.value(in: layout, from: result.path) {
                    SiteWords.resultOrigin(title: $0)
                },
                "changes": changes(layout),
                "relatedLabel": .text(layout.numbers.text(relatedLabel)),
                "related": .list(related.map { $0.value(from: result.path) }),
                "previous": previous.value(from: result.path),
                "next": next.value(from: result.path),
                "breadcrumbs": .list(breadcrumbs.map { $0.value(from: result.path) }),
            ]))
        page.breadcrumbs = breadcrumbs
        page.section += breadcrumbs.map(\.address)
        page.fallbackDescription = fallbackDescription
        if computed.set.calculator == .loan { page.subject = .thing("LoanOrCredit", loan) }
        return page
    }

    private func changes(_ layout: Layout) -> TemplateValue {
        if computed.changes.isEmpty { return .list([]) }
        let numbers = NumberWriter(for: layout.readers, currency: computed.currency)
        return .list(
            computed.changes.map { change, _ in
                let gone = SiteWords.resultChangedGone(figure: change.label, before: change.then)
                let words = change.now.map {
                    SiteWords.resultChanged(figure: change.label, before: change.then, after: $0)
                }
                return .object(["text": .text(numbers.text(words ?? gone))])
            })
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
