/// Deals for buying several: `3 for 5.00`, `buy 2, get 1 free`, `2 bought, 1 free`, `2+1 free`,
/// `take 3, pay for 2`, `3 for the price of 2`, `3x2`. `3 for 2` is asked about: it may be three
/// for the price of two, or three for 2.00.
extension DealParser {
    func takeMultiBuy(_ text: inout TypedText) throws(InputFailure) -> Deal.MultiBuy? {
        var attempt = text
        if let deal = takeNamed(&attempt) {
            text = attempt
            return deal
        }
        attempt = text
        guard let deal = try takeCounted(&attempt) else { return nil }
        text = attempt
        return deal
    }

    /// A deal that begins with a word.
    private func takeNamed(_ text: inout TypedText) -> Deal.MultiBuy? {
        let isBuy = takeWord(&text, "buy")
        guard isBuy || takeWord(&text, "take"), let count = takeCount(&text) else { return nil }
        var attempt = text
        skipJoint(&attempt)
        if takeWord(&attempt, "pay") {
            text = attempt
            _ = takeWord(&text, "for")
            return takePaid(&text, of: count)
        }
        return isBuy ? takeGot(&text, buy: count) : nil
    }

    /// A deal that begins with a count.
    private func takeCounted(
        _ text: inout TypedText
    ) throws(InputFailure) -> Deal.MultiBuy? {
        guard let count = takeCount(&text) else { return nil }
        if text.take("+") {
            guard let get = takeCount(&text), isFree(&text) else { return nil }
            return .buyGet(buy: count, get: get, off: .one)
        }
        if text.take("x") || text.take("×") { return takePaid(&text, of: count) }
        if takeWord(&text, "bought") || takeWord(&text, "buy") {
            return takeGot(&text, buy: count)
        }
        guard takeWord(&text, "for") || takeWord(&text, "per") else { return nil }
        if takeWord(&text, "the") {
            guard takeWord(&text, "price"), takeWord(&text, "of") else { return nil }
            return takePaid(&text, of: count)
        }
        guard let price = takePrice(&text) else { return nil }
        if let paid = price.bare, paid < count {
            throw InputFailure(
                .priceOrCount(
                    String(bytes: text.bytes), all: count, paid: paid, money(paid), currency))
        }
        return .bundle(count: count, price: price.value)
    }

    /// `get 1 free`, `get 1 50% off`, `get 1 half price`, `1 free`
    private func takeGot(_ text: inout TypedText, buy: Int) -> Deal.MultiBuy? {
        skipJoint(&text)
        let isGot = takeWord(&text, "get")
        guard let get = takeCount(&text) else { return nil }
        if isGot ? isFree(&text) : takeWord(&text, "free") {
            return .buyGet(buy: buy, get: get, off: .one)
        }
        _ = takeWord(&text, "at")
        if takeWord(&text, "half") {
            guard takeWord(&text, "price") || takeWord(&text, "off") else { return nil }
            return .buyGet(buy: buy, get: get, off: .one / ExactFraction(2))
        }
        guard let part = takePercent(&text), takeWord(&text, "off") else { return nil }
        return .buyGet(buy: buy, get: get, off: part)
    }

    /// How many of `all` are paid for.
    private func takePaid(_ text: inout TypedText, of all: Int) -> Deal.MultiBuy? {
        guard let paid = takeCount(&text), paid < all else { return nil }
        return .buyGet(buy: paid, get: all - paid, off: .one)
    }

    /// Says so, or says nothing: `buy 1 get 1` is free.
    private func isFree(_ text: inout TypedText) -> Bool {
        takeWord(&text, "free") || text.isAtDealEnd
    }

    private func skipJoint(_ text: inout TypedText) {
        text.skipSpaces()
        text.skipJoint()
    }
}

extension TypedText {
    /// Whether no word of the same deal goes on here.
    fileprivate var isAtDealEnd: Bool {
        var ahead = self
        ahead.skipSpaces()
        return ahead.isAtEnd || ahead.take("+") || ahead.take(",") || ahead.take("and ")
    }
}
