import PennyContent
import PennyEngine
import Testing

@testable import PennySite

/// Where the lists of sets are. Readers have bookmarked these addresses.
@Suite struct ListAddressTests {
    private static let published = [
        "loan: loans.html", "savings: savings.html", "apr: aprs.html",
        "payoff: debt-payoff-plans.html", "card: credit-cards.html",
        "refinance: refinancings.html", "inflation: inflation-adjustments.html",
        "goal: savings-goals.html", "retirement: retirement-plans.html",
        "rent-or-buy: rent-or-buy.html", "cashflow: cash-flows.html",
        "annuity: time-value-of-money.html", "rates: rate-conversions.html",
        "simple-interest: simple-interest.html", "doubling-time: doubling-times.html",
        "leverage: leverage-ratios.html", "scenarios: side-by-side.html",
    ]

    @Test func `a list stays at its address, whatever its page is called`() {
        let lists = SetList.lists(of: Set(CalculatorCatalog.builtIn.all), .builtIn)
        #expect(
            lists.compactMap { list in
                list.calculator.map { "\($0.name): \(list.address)" }
            } == Self.published)
        #expect(
            lists.filter { $0.calculator == nil }.map(\.address) == [
                "calculations/index.html", "comparisons/index.html", "budgets/index.html",
            ])
    }

    @Test func `every kind has a name for addresses, and no two have the same`() {
        let slugs = CalculatorCatalog.builtIn.all.map(\.slug)
        #expect(slugs.allSatisfy(Slug.isValid))
        #expect(Set(slugs).count == slugs.count)
    }
}
