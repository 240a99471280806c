import PennyNaturals

/// The rounding of a list's unit prices to decimals.
struct PriceRounding {
    let rounding: UnitPricePolicy.Rounding
    let currency: Currency
    /// The number of decimals that distinguishes the list's prices. Only `exact` uses it.
    private var exactDecimals: Int
    /// Whether there are several prices and `exactDecimals` shows which differ.
    private var distinguishes = false

    /// The largest number of decimals to show.
    private static let most = 9

    /// Chooses the rounding of `prices`, which are sorted from the lowest.
    init(_ rounding: UnitPricePolicy.Rounding, _ currency: Currency, of prices: [ExactFraction]) {
        self.rounding = rounding
        self.currency = currency
        exactDecimals = currency.minorUnitDigits
        guard rounding == .exact else { return }
        exactDecimals = Self.decimals(showing: prices, from: currency.minorUnitDigits)
        distinguishes = prices.count > 1 && Self.distinguishes(prices, exactDecimals)
    }

    /// The number of decimals: at least three digits of the lowest price, enough to distinguish
    /// different prices, and at most enough to show every price exactly.
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
        while decimals < most, !distinguishes(prices, decimals) { decimals += 1 }
        while decimals > least, prices.allSatisfy({ $0.isWhole(decimals: decimals - 1) }) {
            decimals -= 1
        }
        return decimals
    }

    private static func distinguishes(_ prices: [ExactFraction], _ decimals: Int) -> Bool {
        for (price, next) in zip(prices, prices.dropFirst()) where !price.isEqual(to: next) {
            if price.scaled(decimals) == next.scaled(decimals) { return false }
        }
        return true
    }

    /// The number of decimals that a price is shown with.
    func decimals(of price: ExactFraction) -> Int {
        switch rounding {
        case .exact: return exactDecimals
        case .minorUnit: return currency.minorUnitDigits
        case .tenthBelowOne:
            // 0.9996 rounds to one dollar at a tenth of a cent, so it is shown in cents.
            let digits = currency.minorUnitDigits + 1
            let one = BigNatural(ExactDecimal.powerOfTen(digits).magnitude)
            return price.scaled(digits) < one ? digits : currency.minorUnitDigits
        }
    }

    /// Rounds a price in the major unit half up. Returns nil if it is too large to show.
    func quantity(_ price: ExactFraction) -> Quantity? {
        let decimals = decimals(of: price)
        return price.decimal(decimals).map { .unitPrice($0, decimals: decimals) }
    }

    /// Whether a price is shown exactly, without rounding.
    func isExact(_ price: ExactFraction) -> Bool { price.isWhole(decimals: decimals(of: price)) }

    /// Whether two prices are shown as the same value.
    func isSame(_ price: ExactFraction, _ other: ExactFraction) -> Bool {
        let decimals = decimals(of: price)
        return decimals == self.decimals(of: other)
            && price.scaled(decimals) == other.scaled(decimals)
    }

    /// The rounding in words.
    var sentence: Message {
        switch rounding {
        case .exact where distinguishes:
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
