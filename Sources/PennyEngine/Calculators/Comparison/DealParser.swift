/// Reads deals as people write them: `3 for 5.00`, `buy 2 get 1 free`, `buy 1
/// get 1 50% off`, `20% off up to 3.00`, `-20%`, `1.00 off when you buy 2`. Several are
/// joined by `and`, `+` or a comma. How words of other languages order a deal is read, too.
struct DealParser {
    let currency: Currency
    let convention: NumberConvention
    /// The signs that the readers' place has for currencies.
    var symbols = ""

    /// More than this many are bought by nobody for a deal.
    private static let mostCount = 1_000

    func deal(_ typed: String) throws(InputFailure) -> Deal {
        var text = TypedText(TypedText.folded(typed))
        var deal = Deal()
        repeat {
            guard try take(&text, &deal) else { throw InputFailure(.notADeal(typed)) }
            text.skipSpaces()
        } while takeWord(&text, "and") || text.take("+") || text.take(",")
        guard text.isAtEnd else { throw InputFailure(.notADeal(typed)) }
        return deal
    }

    private func take(
        _ text: inout TypedText, _ deal: inout Deal
    ) throws(InputFailure) -> Bool {
        text.skipSpaces()
        if let multiBuy = try takeMultiBuy(&text) {
            if deal.multiBuy != nil { return false }
            deal.multiBuy = multiBuy
            return true
        }
        return try takeCoupon(&text, &deal)
    }

    /// `20% off up to 3.00`, `off 20%`, `-20%`, `1.00 off`, each with how many to buy.
    private func takeCoupon(
        _ text: inout TypedText, _ deal: inout Deal
    ) throws(InputFailure) -> Bool {
        let least = takeLeast(&text)
        if least != nil { text.skipJoint() }
        let isOff = takeWord(&text, "off")
        let isSigned = text.take("-")
        if let part = takePercent(&text) {
            guard deal.percent == nil, takeWord(&text, "off") || isOff || isSigned else {
                return false
            }
            var cap: ExactFraction?
            if takeWord(&text, "up") {
                guard takeWord(&text, "to"), let most = takePrice(&text) else { return false }
                cap = most.value
            }
            deal.percent = (part, cap)
        } else {
            guard !isSigned, deal.amount == nil, let amount = takePrice(&text),
                takeWord(&text, "off") || isOff
            else { return false }
            // `20 off` is 20% to as many.
            if let bare = amount.bare, bare <= 100 { throw twoOffs(bare) }
            deal.amount = amount.value
        }
        deal.leastCount = max(deal.leastCount, least ?? takeLeast(&text) ?? 1)
        return true
    }

    /// `when you buy 2`, `2 bought`; nil where neither is here.
    private func takeLeast(_ text: inout TypedText) -> Int? {
        var attempt = text
        let isNamed = takeWord(&attempt, "when")
        if isNamed, !takeWord(&attempt, "you") || !takeWord(&attempt, "buy") { return nil }
        guard let count = takeCount(&attempt) else { return nil }
        guard takeWord(&attempt, "bought") || isNamed else { return nil }
        text = attempt
        return count
    }

    // MARK: - Parts

    /// Digits alone: in `1 50% off` the space is between two numbers.
    func takeCount(_ text: inout TypedText) -> Int? {
        text.skipSpaces()
        var count = 0
        let start = text.position
        while let byte = text.next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            count = min(count * 10 + Int(byte - UInt8(ascii: "0")), Self.mostCount + 1)
            text.position += 1
        }
        guard text.position > start, (1...Self.mostCount).contains(count),
            Self.endsCount(text.next)
        else { return nil }
        return count
    }

    /// No decimals, percent sign or thousands go on.
    private static func endsCount(_ next: UInt8?) -> Bool {
        switch next {
        case nil, UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "x"): true
        // ×
        case 0xC3: true
        default: false
        }
    }

    /// A percentage above 0 and up to 100, as a part of 1.
    func takePercent(_ text: inout TypedText) -> ExactFraction? {
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

    /// A price as it is typed.
    struct Price {
        let value: ExactFraction
        /// The number, where nothing shows that it is money: it is whole, and has no sign.
        let bare: Int?
    }

    func takePrice(_ text: inout TypedText) -> Price? {
        text.skipSpaces()
        let start = text.position
        takeCurrency(&text)
        text.skipSpaces()
        let first = text.position
        guard let number = takeNumber(&text), ExactDecimal.zero < number else { return nil }
        if text.mayBeThousands, currency.minorUnitDigits < 3 { return nil }
        let last = text.position
        let hasMarks = text.bytes[first..<last].contains { $0 < 0x30 || $0 > 0x39 }
        text.skipSpaces()
        let end = text.position
        takeCurrency(&text)
        let isBare = !hasMarks && first == start && text.position == end
        let isSmall = number <= ExactDecimal(Int128(Self.mostCount))
        return Price(
            value: ExactFraction(number),
            bare: isBare && isSmall ? Int(number.coefficient) : nil)
    }

    /// The two readings of a bare number that is taken off.
    private func twoOffs(_ number: Int) -> InputFailure {
        InputFailure(
            .amountOrPercentage(
                Wording("\(number)").text, amount: money(number), currency: currency))
    }

    /// A bare number as an amount in minor units.
    func money(_ number: Int) -> Int64 {
        Int64(Int128(number) * ExactDecimal.powerOfTen(currency.minorUnitDigits))
    }

    private func takeNumber(_ text: inout TypedText) -> ExactDecimal? {
        do {
            return try text.takeNumber(convention)
        } catch {
            return nil
        }
    }

    private func takeCurrency(_ text: inout TypedText) {
        // A deal is read in small letters.
        text.takeSign(currency.signs(symbols).map { TypedText.folded($0) })
        text.skipSpaces()
    }

    func takeWord(_ text: inout TypedText, _ wanted: String) -> Bool {
        var attempt = text
        attempt.skipSpaces()
        guard String(bytes: attempt.takeWord()).isSameText(as: wanted) else { return false }
        text = attempt
        return true
    }
}
