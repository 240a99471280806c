/// Scans deals for buying several: `3 for 5.00`, `buy 2, get 1 free`, `2 bought, 1 free`,
/// `2+1 free`, `take 3, pay for 2`, `3 for the price of 2`, `3x2`. Rejects `3 for 2` as ambiguous:
/// it can mean three for the price of two, or three for 2.00.
extension DealParser {
    func scanMultiBuy(_ text: inout TypedText) throws(InputFailure) -> Deal.MultiBuy? {
        var attempt = text
        if let deal = scanNamed(&attempt) {
            text = attempt
            return deal
        }
        attempt = text
        guard let deal = try scanCounted(&attempt) else { return nil }
        text = attempt
        return deal
    }

    /// Scans a deal that begins with a word.
    private func scanNamed(_ text: inout TypedText) -> Deal.MultiBuy? {
        let isBuy = scanWord(&text, "buy")
        guard isBuy || scanWord(&text, "take"), let count = scanCount(&text) else { return nil }
        var attempt = text
        skipConjunction(&attempt)
        if scanWord(&attempt, "pay") {
            text = attempt
            _ = scanWord(&text, "for")
            return scanPaidCount(&text, of: count)
        }
        return isBuy ? scanExtraUnits(&text, buy: count) : nil
    }

    /// Scans a deal that begins with a count.
    private func scanCounted(
        _ text: inout TypedText
    ) throws(InputFailure) -> Deal.MultiBuy? {
        guard let count = scanCount(&text) else { return nil }
        if text.scan("+") {
            guard let get = scanCount(&text), isFree(&text) else { return nil }
            return .buyGet(buy: count, get: get, off: .one)
        }
        if text.scan("x") || text.scan("×") { return scanPaidCount(&text, of: count) }
        if scanWord(&text, "bought") || scanWord(&text, "buy") {
            return scanExtraUnits(&text, buy: count)
        }
        guard scanWord(&text, "for") || scanWord(&text, "per") else { return nil }
        if scanWord(&text, "the") {
            guard scanWord(&text, "price"), scanWord(&text, "of") else { return nil }
            return scanPaidCount(&text, of: count)
        }
        guard let price = scanPrice(&text) else { return nil }
        if let paid = price.bare, paid < count {
            throw InputFailure(
                .priceOrCount(
                    String(bytes: text.bytes), all: count, paid: paid, money(paid), currency))
        }
        return .bundle(count: count, price: price.value)
    }

    /// Scans `get 1 free`, `get 1 50% off`, `get 1 half price` or `1 free`.
    private func scanExtraUnits(_ text: inout TypedText, buy: Int) -> Deal.MultiBuy? {
        skipConjunction(&text)
        let isGot = scanWord(&text, "get")
        guard let get = scanCount(&text) else { return nil }
        if isGot ? isFree(&text) : scanWord(&text, "free") {
            return .buyGet(buy: buy, get: get, off: .one)
        }
        _ = scanWord(&text, "at")
        if scanWord(&text, "half") {
            guard scanWord(&text, "price") || scanWord(&text, "off") else { return nil }
            return .buyGet(buy: buy, get: get, off: .one / ExactFraction(2))
        }
        guard let part = scanPercent(&text), scanWord(&text, "off") else { return nil }
        return .buyGet(buy: buy, get: get, off: part)
    }

    /// Scans the number of packages, of `all`, that are paid for.
    private func scanPaidCount(_ text: inout TypedText, of all: Int) -> Deal.MultiBuy? {
        guard let paid = scanCount(&text), paid < all else { return nil }
        return .buyGet(buy: paid, get: all - paid, off: .one)
    }

    /// Scans `free`, or nothing at the end of the deal: `buy 1 get 1` is free.
    private func isFree(_ text: inout TypedText) -> Bool {
        scanWord(&text, "free") || text.isAtDealEnd
    }

    private func skipConjunction(_ text: inout TypedText) {
        text.skipSpaces()
        text.skipConjunction()
    }
}

extension TypedText {
    /// Whether the text ends here or another deal begins.
    fileprivate var isAtDealEnd: Bool {
        var ahead = self
        ahead.skipSpaces()
        return ahead.isAtEnd || ahead.scan("+") || ahead.scan(",") || ahead.scan("and ")
    }
}
