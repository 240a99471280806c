/// Reads deals as people write them: `3 for 5.00`, `buy 2 get 1 free`, `buy 1
/// get 1 50% off`, `20% off up to 3.00`, `1.00 off when you buy 2`. Several are
/// joined by `and`, `+` or a comma.
struct DealParser {
    let currency: Currency
    let convention: NumberConvention

    /// More than this many are bought by nobody for a deal.
    private static let mostCount = 1_000

    func deal(_ typed: String) throws(InputFailure) -> Deal {
        var text = TypedText(TypedText.folded(typed))
        var deal = Deal()
        repeat {
            guard take(&text, &deal) else { throw InputFailure(.notADeal(typed)) }
            text.skipSpaces()
        } while takeWord(&text, "and") || text.take("+") || text.take(",")
        guard text.isAtEnd else { throw InputFailure(.notADeal(typed)) }
        return deal
    }

    private func take(_ text: inout TypedText, _ deal: inout Deal) -> Bool {
        text.skipSpaces()
        if takeWord(&text, "buy") {
            guard deal.multiBuy == nil, let multiBuy = takeBuyGet(&text) else { return false }
            deal.multiBuy = multiBuy
            return true
        }
        var attempt = text
        if let count = takeCount(&attempt), takeWord(&attempt, "for") {
            guard deal.multiBuy == nil, let price = takePrice(&attempt) else { return false }
            deal.multiBuy = .bundle(count: count, price: price)
            text = attempt
            return true
        }
        return takeCoupon(&text, &deal)
    }

    /// `2 get 1 free`, `1 get 1 50% off`, `1 get 1 half price`
    private func takeBuyGet(_ text: inout TypedText) -> Deal.MultiBuy? {
        guard let buy = takeCount(&text), takeWord(&text, "get"), let get = takeCount(&text)
        else { return nil }
        if takeWord(&text, "free") || text.isAtDealEnd {
            return .buyGet(buy: buy, get: get, off: .one)
        }
        if takeWord(&text, "half"), takeWord(&text, "price") || takeWord(&text, "off") {
            return .buyGet(buy: buy, get: get, off: .one / ExactFraction(2))
        }
        _ = takeWord(&text, "at")
        guard let part = takePercent(&text), takeWord(&text, "off") else { return nil }
        return .buyGet(buy: buy, get: get, off: part)
    }

    /// `20% off up to 3.00`, `1.00 off`, each with how many to buy.
    private func takeCoupon(_ text: inout TypedText, _ deal: inout Deal) -> Bool {
        if let part = takePercent(&text) {
            guard deal.percent == nil, takeWord(&text, "off") else { return false }
            var cap: ExactFraction?
            if takeWord(&text, "up") {
                guard takeWord(&text, "to"), let most = takePrice(&text) else { return false }
                cap = most
            }
            deal.percent = (part, cap)
        } else {
            guard deal.amount == nil, let amount = takePrice(&text), takeWord(&text, "off")
            else { return false }
            deal.amount = amount
        }
        if takeWord(&text, "when") {
            guard takeWord(&text, "you"), takeWord(&text, "buy"), let count = takeCount(&text)
            else { return false }
            deal.leastCount = max(deal.leastCount, count)
        }
        return true
    }

    // MARK: - Parts

    /// Digits alone: in `1 50% off` the space stands between two numbers.
    private func takeCount(_ text: inout TypedText) -> Int? {
        text.skipSpaces()
        var count = 0
        let start = text.position
        while let byte = text.next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            count = min(count * 10 + Int(byte - UInt8(ascii: "0")), Self.mostCount + 1)
            text.position += 1
        }
        guard text.position > start, (1...Self.mostCount).contains(count),
            text.next == nil || text.next == UInt8(ascii: " ") || text.next == UInt8(ascii: ",")
        else { return nil }
        return count
    }

    /// A percentage above 0 and up to 100, as a part of 1.
    private func takePercent(_ text: inout TypedText) -> ExactFraction? {
        var attempt = text
        attempt.skipSpaces()
        guard let number = takeNumber(&attempt) else { return nil }
        attempt.skipSpaces()
        guard attempt.take("%"), ExactDecimal.zero < number, number <= ExactDecimal(100),
            number.scale <= 10
        else { return nil }
        text = attempt
        return ExactFraction(number.asPercent)
    }

    private func takePrice(_ text: inout TypedText) -> ExactFraction? {
        text.skipSpaces()
        takeCurrency(&text)
        guard let number = takeNumber(&text), ExactDecimal.zero < number else { return nil }
        if text.mayBeThousands, currency.minorUnitDigits < 3 { return nil }
        text.skipSpaces()
        takeCurrency(&text)
        return ExactFraction(number)
    }

    private func takeNumber(_ text: inout TypedText) -> ExactDecimal? {
        do {
            return try text.takeNumber(convention)
        } catch {
            return nil
        }
    }

    private func takeCurrency(_ text: inout TypedText) {
        if text.take(TypedText.folded(currency.code)) || text.take(currency.code) {
            text.skipSpaces()
        } else if let symbol = currency.symbol, text.take(symbol) {
            text.skipSpaces()
        }
    }

    private func takeWord(_ text: inout TypedText, _ wanted: String) -> Bool {
        var attempt = text
        attempt.skipSpaces()
        guard String(bytes: attempt.takeWord()).isSameText(as: wanted) else { return false }
        text = attempt
        return true
    }
}

extension TypedText {
    /// Whether no word of the same deal goes on here: `buy 1 get 1` is free.
    fileprivate var isAtDealEnd: Bool {
        var ahead = self
        ahead.skipSpaces()
        return ahead.isAtEnd || ahead.take("+") || ahead.take(",") || ahead.take("and ")
    }
}
