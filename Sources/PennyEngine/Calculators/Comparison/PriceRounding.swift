import PennyNaturals

/// How the unit prices of a list become decimals.
struct PriceRounding {
    let rounding: UnitPricePolicy.Rounding
    let currency: Currency
    /// The decimals that tell the list's prices apart; only `exact` uses them.
    private var exactDecimals: Int
    /// There are several prices, and the decimals show which differ.
    private var tellsApart = false

    /// More decimals than this are shown for nobody.
    private static let most = 9

    /// The rounding of `prices`, which come from the lowest on.
    init(_ rounding: UnitPricePolicy.Rounding, _ currency: Currency, of prices: [ExactFraction]) {
        self.rounding = rounding
        self.currency = currency
        exactDecimals = currency.minorUnitDigits
        guard rounding == .exact else { return }
        exactDecimals = Self.decimals(showing: prices, from: currency.minorUnitDigits)
        tellsApart = prices.count > 1 && Self.tellsApart(prices, exactDecimals)
    }

    /// At least three digits of the lowest price, at most what shows every
    /// price whole, and enough to tell different prices apart.
    private static func decimals(showing prices: [ExactFraction], from least: Int) -> Int {
        var decimals = least
        for price in prices where !price.isZero {
            var unit = ExactFraction.one
            var digits = 2
            while price.isLess(than: unit), digits < most {
                unit = unit / ExactFraction(10)
                digits += 1
                if unit.isLess(than: price) || unit.isEqual(to: price) { break }
            }
            if price.isLess(than: .one) { decimals = max(decimals, min(digits, most)) }
        }
        while decimals < most, !tellsApart(prices, decimals) { decimals += 1 }
        while decimals > least, prices.allSatisfy({ $0.isWhole(decimals: decimals - 1) }) {
            decimals -= 1
        }
        return decimals
    }

    private static func tellsApart(_ prices: [ExactFraction], _ decimals: Int) -> Bool {
        for (price, next) in zip(prices, prices.dropFirst()) where !price.isEqual(to: next) {
            if price.scaled(decimals) == next.scaled(decimals) { return false }
        }
        return true
    }

    /// How many decimals a price is shown with.
    func decimals(of price: ExactFraction) -> Int {
        switch rounding {
        case .exact: return exactDecimals
        case .minorUnit: return currency.minorUnitDigits
        case .tenthBelowOne:
            // 0.9996 is a dollar to the tenth of a cent, and so shown to the cent.
            let digits = currency.minorUnitDigits + 1
            let one = BigNatural(ExactDecimal.powerOfTen(digits).magnitude)
            return price.scaled(digits) < one ? digits : currency.minorUnitDigits
        }
    }

    /// A price in the major unit, half-up; nil for one too large to be shown.
    func quantity(_ price: ExactFraction) -> Quantity? {
        let decimals = decimals(of: price)
        return price.decimal(decimals).map { .unitPrice($0, decimals: decimals) }
    }

    /// Whether a price is shown as it is, without rounding.
    func isExact(_ price: ExactFraction) -> Bool { price.isWhole(decimals: decimals(of: price)) }

    /// Whether two prices are shown as the same.
    func isSame(_ price: ExactFraction, _ other: ExactFraction) -> Bool {
        let decimals = decimals(of: price)
        return decimals == self.decimals(of: other)
            && price.scaled(decimals) == other.scaled(decimals)
    }

    /// How the rounding is said.
    var sentence: Message {
        switch rounding {
        case .exact where tellsApart:
            ComparisonWords.roundingTellingApart(decimals: exactDecimals)
        case .exact: ComparisonWords.roundingDecimals(decimals: exactDecimals)
        case .minorUnit: ComparisonWords.roundingDecimals(decimals: currency.minorUnitDigits)
        case .tenthBelowOne:
            ComparisonWords.roundingMoreBelowOne(
                decimals: currency.minorUnitDigits, currency: currency.code,
                more: currency.minorUnitDigits + 1)
        }
    }
}
