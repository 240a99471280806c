import PennyEngine

/// A calculator with the page on which readers compare its offers.
struct CalculatorOffers: Sendable {
    let calculator: Calculator
    let page: OfferPage

    /// Creates the offers; nil for a calculator without such a page.
    init?(of calculator: Calculator) {
        guard let page = calculator.offers else { return nil }
        self.calculator = calculator
        self.page = page
    }

    var address: String { "compare/\(page.slug).html" }
}

extension AnalyzedEdition {
    /// The pages to compare offers: for each calculator of the site that has offers and an engine
    /// in the program.
    var offers: [CalculatorOffers] {
        savableCalculators.compactMap { CalculatorOffers(of: $0) }
    }
}
