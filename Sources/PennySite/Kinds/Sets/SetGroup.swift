import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A saved set with what its page shows beside its result.
struct SetGroup: ResultGroup {
    let computed: ComputedSet
    let result: ResultPage
    let prose: BodyText?
    let live: LiveForm?
    /// The list and the sections that it is in; none outside sections.
    let way: [PageLink]
    let words: [TermEntry]
    let values: PageValues
    /// The set that it was adjusted from.
    let adjustedFrom: PageLink?
    let relatedLabel: Message
    let related: [PageLink]
    let previous: PageLink?
    let next: PageLink?
    /// What can be said of it in place of a description.
    let standIn: String
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
            path: path, template: "calculation", change: .own(date), scripts: ResultPage.scripts,
            laterScripts: LiveForm.scripts, scriptsOnDemand: ResultPage.scriptsOnDemand,
            engine: engine?.name, isArticle: true)
    }

    /// The scripts of every set's page.
    static var scripts: [String] { head("", nil, engine: nil).allScripts }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent {
        var page = result.content(in: frame).adding(
            prose.languageValues.merging([
                "prose": try prose.value,
                "live": live.map { $0.value(in: frame) } ?? .flag(false),
                "inputs": .markup(
                    ResultHTML(result.calculation, for: frame.readers).inputs().bytes),
                "tags": Tag.all(computed.set.tags).value(from: result.path),
                "taxonomies": values.value(from: result.path),
                "words": words.value(from: result.path),
                "origin": adjustedFrom.value(in: frame, from: result.path) {
                    SiteWords.resultOrigin(title: $0)
                },
                "changes": changes(frame),
                "relatedLabel": .text(frame.numbers.text(relatedLabel)),
                "related": .list(related.map { $0.value(from: result.path) }),
                "previous": previous.value(from: result.path),
                "next": next.value(from: result.path),
                "way": .list(way.map { $0.value(from: result.path) }),
            ]))
        page.way = way
        page.section += way.map(\.address)
        page.standIn = standIn
        if computed.set.calculator == .loan { page.subject = .thing("LoanOrCredit", loan) }
        return page
    }

    private func changes(_ frame: Frame) -> TemplateValue {
        if computed.changes.isEmpty { return .list([]) }
        let numbers = NumberWriter(for: frame.readers, currency: computed.currency)
        return .list(
            computed.changes.map { change, _ in
                let gone = SiteWords.resultChangedGone(figure: change.label, before: change.then)
                let words = change.now.map {
                    SiteWords.resultChanged(figure: change.label, before: change.then, after: $0)
                }
                return .object(["text": .text(numbers.text(words ?? gone))])
            })
    }

    /// A loan in the words of schema.org.
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
