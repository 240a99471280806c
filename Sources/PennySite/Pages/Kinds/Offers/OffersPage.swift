import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page on which readers compare offers, each in a form of its own.
struct OffersPage: Page {
    let calculator: Calculator
    /// The calculators that have such a page.
    let all: [Calculator]
    let defaults: InputDefaults

    /// How many offers the page has at first.
    private static let count = 2

    /// The years whose costs readers may compare.
    private static let horizons = [1, 2, 3, 5, 7, 10]

    var id: String { "offers:\(calculator.name)" }
    var origin: String { "the page of offers of \(calculator.name)" }
    var pageHead: PageHead {
        PageHead(
            path: Address.offers(of: calculator), template: "offers", change: .never,
            scripts: [.offers])
    }

    func content(in layout: Layout) -> PageContent {
        let numbers = layout.numbers
        let title = numbers.text(calculator.offersTitle)
        return PageContent(
            heading: title, description: numbers.text(SiteWords.offersAbout(title: title)),
            own: [
                "kind": .text(calculator.name), "locale": .text(layout.style.locale),
                "currency": .text(defaults.currency.code),
                "decimalMark": .text(defaults.convention == .comma ? "," : "."),
                "shared": .text((calculator.offers?.shared ?? []).joined(separator: " ")),
                "hasHorizon": .flag(calculator.offers?.hasHorizon == true),
                "horizons": .list(Self.horizons.map { horizon($0, numbers) }),
                "kinds": .list(all.map { kind($0, numbers) }),
                "offers": .list(OfferForm.columns.prefix(Self.count).map { offer($0, numbers) }),
            ])
    }

    private func kind(_ other: Calculator, _ numbers: NumberWriter) -> TemplateValue {
        .object([
            "label": .text(numbers.text(other.words.many)),
            "href": .text(Address.relative(from: pageHead.path, to: Address.offers(of: other))),
            "isCurrent": .flag(other == calculator),
        ])
    }

    private func horizon(_ years: Int, _ numbers: NumberWriter) -> TemplateValue {
        let length = TermLength(ExactDecimal(Int128(years)), .years)
        return .object([
            "months": .text("\(years * 12)"), "label": .text(numbers.text(.duration(length))),
        ])
    }

    private func offer(_ column: String, _ numbers: NumberWriter) -> TemplateValue {
        let form = FormHTML(
            calculator, [], defaults, numbers, offer: OfferForm(column, of: calculator))
        return .object([
            "column": .text(column),
            "title": .text(numbers.text(SiteWords.offersOne(letter: column.uppercased()))),
            "fields": .markup(form.content().bytes),
        ])
    }
}

extension OffersPage {
    static let names: [TemplateVariable] = [
        .text("kind", "The calculator."), .text("locale", "How numbers are written."),
        .text("currency", "The currency of the site."),
        .text("decimalMark", "The decimal mark."),
        .text("shared", "The inputs that an offer takes from the first one."),
        .flag("hasHorizon", "Whether the costs of some years can be compared."),
        .list(
            "horizons", "The years whose costs can be compared.",
            of: [
                .text("months", "The number of months."), .text("label", "The years, in words."),
            ]),
        .list(
            "kinds", "The kinds of offers.",
            of: [
                .text("label", "What they are called."), .text("href", "The way to their page."),
                .flag("isCurrent", "Whether this is their page."),
            ]),
        .list(
            "offers", "The offers.",
            of: [
                .text("column", "The letter of the offer."),
                .text("title", "What it is called."), .html("fields", "Its fields."),
            ]),
    ]
}
