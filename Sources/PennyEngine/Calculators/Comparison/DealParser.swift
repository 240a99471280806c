/// Parses deals as people write them: `3 for 5.00`, `buy 2 get 1 free`, `buy 1 get 1 50% off`,
/// `20% off up to 3.00`, `-20%`, `1.00 off when you buy 2`. Several can be joined by `and`, `+` or
/// a comma. It also accepts the word order of other languages.
struct DealParser {
    let currency: Currency
    let convention: NumberConvention
    /// The currency signs of the reader's locale.
    var symbols = ""

    /// The largest number of packages in a deal.
    private static let maximumCount = 1_000

    func deal(_ typed: String) throws(InputFailure) -> Deal {
        var text = TypedText(TypedText.folded(typed))
        var deal = Deal()
        repeat {
            guard try scanPart(&text, &deal) else { throw InputFailure(.notADeal(typed)) }
            text.skipSpaces()
        } while scanWord(&text, "and") || text.scan("+") || text.scan(",")
        guard text.isAtEnd else { throw InputFailure(.notADeal(typed)) }
        return deal
    }

    private func scanPart(
        _ text: inout TypedText, _ deal: inout Deal
    ) throws(InputFailure) -> Bool {
        text.skipSpaces()
        if let multiBuy = try scanMultiBuy(&text) {
            if deal.multiBuy != nil { return false }
            deal.multiBuy = multiBuy
            return true
        }
        return try scanCoupon(&text, &deal)
    }

    /// Scans `20% off up to 3.00`, `off 20%`, `-20%` or `1.00 off`, with the number to buy.
    private func scanCoupon(
        _ text: inout TypedText, _ deal: inout Deal
    ) throws(InputFailure) -> Bool {
        let least = scanLeast(&text)
        if least != nil { text.skipConjunction() }
        let isOff = scanWord(&text, "off")
        let isSigned = text.scan("-")
        if let part = scanPercent(&text) {
            guard deal.percent == nil, scanWord(&text, "off") || isOff || isSigned else {
                return false
            }
            var cap: ExactFraction?
            if scanWord(&text, "up") {
                guard scanWord(&text, "to"), let most = scanPrice(&text) else { return false }
                cap = most.value
            }
            deal.percent = (part, cap)
        } else {
            guard !isSigned, deal.amount == nil, let amount = scanPrice(&text),
                scanWord(&text, "off") || isOff
            else { return false }
            // `20 off` can also mean 20%.
            if let bare = amount.bare, bare <= 100 { throw ambiguousDiscount(bare) }
            deal.amount = amount.value
        }
        deal.leastCount = max(deal.leastCount, least ?? scanLeast(&text) ?? 1)
        return true
    }

    /// Scans `when you buy 2` or `2 bought`. Returns nil if neither is present.
    private func scanLeast(_ text: inout TypedText) -> Int? {
        var attempt = text
        let isNamed = scanWord(&attempt, "when")
        if isNamed, !scanWord(&attempt, "you") || !scanWord(&attempt, "buy") { return nil }
        guard let count = scanCount(&attempt) else { return nil }
        guard scanWord(&attempt, "bought") || isNamed else { return nil }
        text = attempt
        return count
    }

    // MARK: - Parts

    /// Scans digits only: in `1 50% off` the space separates two numbers.
    func scanCount(_ text: inout TypedText) -> Int? {
        text.skipSpaces()
        var count = 0
        let start = text.position
        while let byte = text.next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            count = min(count * 10 + Int(byte - UInt8(ascii: "0")), Self.maximumCount + 1)
            text.position += 1
        }
        guard text.position > start, (1...Self.maximumCount).contains(count),
            Self.endsCount(text.next)
        else { return nil }
        return count
    }

    /// Whether a count ends before `next`, so no decimals, percent sign or thousands follow.
    private static func endsCount(_ next: UInt8?) -> Bool {
        switch next {
        case nil, UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "x"): true
        // ×
        case 0xC3: true
        default: false
        }
    }

    /// Scans a percentage above 0 and up to 100. Returns it as a fraction of 1.
    func scanPercent(_ text: inout TypedText) -> ExactFraction? {
        var attempt = text
        attempt.skipSpaces()
        guard let number = scanNumber(&attempt) else { return nil }
        attempt.skipSpaces()
        guard attempt.scan("%"), ExactDecimal.zero < number, number <= ExactDecimal(100),
            number.scale <= 10
        else { return nil }
        text = attempt
        return ExactFraction(number.asPercent)
    }

    /// A typed price.
    struct Price {
        let value: ExactFraction
        /// The number if it may not be a price: a whole number without a currency sign.
        let bare: Int?
    }

    func scanPrice(_ text: inout TypedText) -> Price? {
        text.skipSpaces()
        let start = text.position
        scanCurrency(&text)
        text.skipSpaces()
        let first = text.position
        guard let number = scanNumber(&text), ExactDecimal.zero < number else { return nil }
        if text.mayBeThousands, currency.minorUnitDigits < 3 { return nil }
        let last = text.position
        let hasSeparators = text.bytes[first..<last].contains { $0 < 0x30 || $0 > 0x39 }
        text.skipSpaces()
        let end = text.position
        scanCurrency(&text)
        let isBare = !hasSeparators && first == start && text.position == end
        let isSmall = number <= ExactDecimal(Int128(Self.maximumCount))
        return Price(
            value: ExactFraction(number),
            bare: isBare && isSmall ? Int(number.coefficient) : nil)
    }

    /// The failure of a bare number taken off, which can be an amount or a percentage.
    private func ambiguousDiscount(_ number: Int) -> InputFailure {
        InputFailure(
            .amountOrPercentage(
                Wording("\(number)").text, amount: money(number), currency: currency))
    }

    /// Converts a bare number to an amount in minor units.
    func money(_ number: Int) -> Int64 {
        Int64(Int128(number) * ExactDecimal.powerOfTen(currency.minorUnitDigits))
    }

    private func scanNumber(_ text: inout TypedText) -> ExactDecimal? {
        do {
            return try text.scanNumber(convention)
        } catch {
            return nil
        }
    }

    private func scanCurrency(_ text: inout TypedText) {
        // The text of a deal is in lower case.
        text.scanSign(currency.signs(symbols).map { TypedText.folded($0) })
        text.skipSpaces()
    }

    func scanWord(_ text: inout TypedText, _ wanted: String) -> Bool {
        var attempt = text
        attempt.skipSpaces()
        guard String(bytes: attempt.scanWord()).isSameText(as: wanted) else { return false }
        text = attempt
        return true
    }
}
