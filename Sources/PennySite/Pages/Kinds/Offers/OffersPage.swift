import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page on which readers compare offers, each in a form of its own.
struct OffersPage: Page {
    let offers: CalculatorOffers
    /// The offers of all calculators that have such a page.
    let all: [CalculatorOffers]
    let defaults: InputDefaults

    /// How many offers the page has at first.
    private static let count = 2

    /// The years whose costs readers may compare.
    private static let horizons = [1, 2, 3, 5, 7, 10]

    private var calculator: Calculator { offers.calculator }
    var id: String { "offers:\(calculator.name)" }
    var origin: String { "the page of offers of \(calculator.name)" }
    var pageHead: PageHead {
        PageHead(
            path: offers.address, template: "offers", change: .never,
            scripts: [.offers])
    }

    func content(in layout: Layout) -> PageContent {
        let numbers = layout.numbers
        let title = numbers.text(offers.page.title)
        return PageContent(
            heading: title, description: numbers.text(SiteWords.offersAbout(title: title)),
            own: Self.values.values(of: ShownPage(self, numbers), on: pageHead.path))
    }

    static let values: [PageValue<ShownPage<OffersPage>>] = [
        .text("kind", "The calculator.") { shown, _ in shown.offers.calculator.name },
        .text("locale", "How numbers are written.") { shown, _ in shown.numbers.style.locale },
        .text("currency", "The currency of the site.") { shown, _ in
            shown.defaults.currency.code
        },
        .text("decimalMark", "The decimal mark.") { shown, _ in shown.defaults.decimalMark },
        .text("shared", "The inputs that even an empty offer takes from the first one.") {
            shown, _ in
            shown.offers.page.shared.joined(separator: " ")
        },
        .text(
            "inputs",
            "The inputs that an offer takes from the first one, each with those that rule it out."
        ) { shown, _ in
            shown.page.inputs.joined(separator: " ")
        },
        .flag("hasHorizon", "Whether the costs of some years can be compared.") { shown, _ in
            shown.offers.page.hasHorizon
        },
        .list("horizons", "The years whose costs can be compared.", of: horizonValues) {
            shown, _ in shown.each(horizons)
        },
        .list("kinds", "The kinds of offers.", of: kindValues) { shown, _ in
            shown.each(
                shown.all.map {
                    Kind(offers: $0, isCurrent: $0.page.slug == shown.offers.page.slug)
                })
        },
        .list("offers", "The offers.", of: offerValues) { shown, _ in
            OfferForm.columns.prefix(count).map { (shown, $0) }
        },
    ]

    /// The inputs that an offer takes from the first one. Behind a colon are those which say the
    /// same in another way, or cannot be beside it: an offer that has one of them does not take it.
    private var inputs: [String] {
        let fields = calculator.fields + [.currency]
        return fields.filter(\.isTyped).map { field in
            var others = field.relations.filter(\.saysOtherwise).flatMap(\.names)
            others += fields.filter { $0.excludes(field.name) }.map(\.name)
            let names = fields.map(\.name).filter(others.contains)
            return names.isEmpty ? field.name : "\(field.name):\(names.joined(separator: ","))"
        }
    }

    private static let horizonValues: [PageValue<ShownPage<Int>>] = [
        .text("months", "The number of months.") { years, _ in "\(years.page * 12)" },
        .text("label", "The years, in words.") { years, _ in
            years.numbers.text(
                .duration(TermLength(ExactDecimal(Int128(years.page)), .years)))
        },
    ]

    private struct Kind: Sendable {
        let offers: CalculatorOffers
        let isCurrent: Bool
    }

    private static let kindValues: [PageValue<ShownPage<Kind>>] = [
        .text("label", "What they are called.") { kind, _ in
            kind.numbers.text(kind.offers.calculator.words.many)
        },
        .text("href", "The way to their page.") {
            Address.relative(from: $1, to: $0.offers.address)
        },
        .flag("isCurrent", "Whether this is their page.") { kind, _ in kind.isCurrent },
    ]

    private static let offerValues: [PageValue<(page: ShownPage<OffersPage>, column: String)>] = [
        .text("column", "The letter of the offer.") { offer, _ in offer.column },
        .text("title", "What it is called.") { offer, _ in
            offer.page.numbers.text(SiteWords.offersOne(letter: offer.column.uppercased()))
        },
        .markup("fields", "Its fields.") { offer, _ in
            offer.page.page.fields(offer.column, offer.page.numbers)
        },
    ]

    private func fields(_ column: String, _ numbers: NumberWriter) -> [UInt8] {
        FormHTML(
            calculator, [], defaults, numbers, offer: OfferForm(column, of: calculator)
        ).content().bytes
    }
}

extension InputField {
    /// Whether its value is typed. Choices of the first offer are set in the other forms, and lists
    /// are each offer's own.
    fileprivate var isTyped: Bool {
        switch syntax {
        case .choice, .entries: false
        default: true
        }
    }

    fileprivate func excludes(_ name: String) -> Bool {
        relations.contains { $0.isExclusion && $0.names.contains(name) }
    }
}

extension InputRelation {
    fileprivate var isExclusion: Bool {
        switch kind {
        case .conflicts, .excludes: true
        default: false
        }
    }

    /// Whether the other inputs stand in for the one that has the relation, or exclude it.
    fileprivate var saysOtherwise: Bool {
        if case .requiredUnless = kind { return true }
        return isExclusion
    }
}
