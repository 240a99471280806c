/// Parses amounts of money as people type them: `350,000`, `$1,264.14`, `1264.14 USD`, `350k`,
/// `1.2m`, `3,500万円`. With `isSigned` an amount may be negative: `-500`, `-$500` and `+500`.
struct AmountParser {
    let currency: Currency
    let convention: NumberConvention
    let allowsZero: Bool
    var isSigned = false
    /// The currency signs of the reader's country, in the form that `CurrencySymbols` reads.
    var symbols = ""
    /// Whether `k` for thousands and `m` for millions are accepted.
    var readsEnglish = true

    /// The amount in minor units.
    @inline(never)
    func amount(_ typed: String) throws(InputFailure) -> Int64 {
        do {
            return try ownAmount(typed)
        } catch {
            guard error.kind.mayNameOtherCurrency,
                let other = currency.other(in: typed, symbols: symbols)
            else { throw error }
            throw InputFailure(.amountInOther(typed, other, than: currency))
        }
    }

    private func ownAmount(_ typed: String) throws(InputFailure) -> Int64 {
        var text = TypedText(typed)
        text.skipSpaces()
        let isOutgoing = isSigned && text.scan("-")
        let hasSign = isOutgoing || (isSigned && text.scan("+"))
        text.skipSpaces()
        scanCurrency(&text)
        text.skipSpaces()
        var number: ExactDecimal
        do {
            number = try text.scanNumber(convention)
        } catch {
            throw InputFailure(kind(of: error, typed))
        }
        text.skipSpaces()
        let power = scanPower(&text)
        text.skipSpaces()
        scanCurrency(&text)
        text.skipSpaces()
        guard text.isAtEnd else { throw InputFailure(.notAnAmount(typed)) }
        if text.mayBeThousands, currency.minorUnitDigits < 3 {
            throw InputFailure(.ambiguousNumber(typed))
        }
        number = ExactDecimal(
            number.coefficient * ExactDecimal.powerOfTen(power), scale: number.scale)
        if hasSign, number.isNegative { throw InputFailure(.notAnAmount(typed)) }
        if isOutgoing { number = ExactDecimal(-number.coefficient, scale: number.scale) }
        return try minorUnits(number, typed)
    }

    private func minorUnits(_ number: ExactDecimal, _ typed: String) throws(InputFailure) -> Int64 {
        if number.isNegative, !isSigned { throw InputFailure(.negative(typed)) }
        let digits = currency.minorUnitDigits
        guard number.scale <= digits else {
            throw InputFailure(
                .tooManyDecimals(typed, currency: currency.code, decimals: digits))
        }
        let units = number.coefficient * ExactDecimal.powerOfTen(digits - number.scale)
        if units.magnitude > Money.limit.magnitude { throw InputFailure(.amountTooLarge(typed)) }
        if units == 0, !allowsZero { throw InputFailure(.zero(typed)) }
        return Int64(units)
    }

    /// Scans the `k` of thousands, the `m` of millions, or what Japanese and Arabic write behind a
    /// number. Returns the power of ten, or 0 where there is none.
    private func scanPower(_ text: inout TypedText) -> Int {
        // A name that begins with another one comes first.
        for (name, power) in [
            ("千万", 7), ("千", 3), ("万", 4), ("億", 8), ("ألف", 3), ("مليون", 6),
        ] where text.scan(name) { return power }
        guard readsEnglish else { return 0 }
        var ahead = text
        let word = ahead.scanWord()
        guard word.count == 1 else { return 0 }
        let power =
            word[0] == UInt8(ascii: "k") ? 3 : word[0] == UInt8(ascii: "m") ? 6 : 0
        if power > 0 { text = ahead }
        return power
    }

    /// Whether a number without a sign is so small a part of `sum` that it may be meant as a
    /// percentage: `20` of the price of a home.
    func mayBePercentage(_ typed: String, _ amount: Int64, of sum: Int64) -> Bool {
        let most = 100 * ExactDecimal.powerOfTen(currency.minorUnitDigits)
        guard amount > 0, Int128(amount) <= most, Int128(amount) * 1000 < Int128(sum) else {
            return false
        }
        var text = TypedText(typed)
        text.skipSpaces()
        guard (try? text.scanNumber(convention)) != nil else { return false }
        text.skipSpaces()
        return text.isAtEnd
    }

    private func scanCurrency(_ text: inout TypedText) {
        guard let byte = text.next, byte > UInt8(ascii: "9") || byte < UInt8(ascii: "-") else {
            return
        }
        text.scanSign(currency.signs(symbols))
    }

    private func kind(
        of fault: TypedText.NumberFault, _ typed: String
    ) -> InputProblem.Kind {
        switch fault {
        case .notANumber: .notAnAmount(typed)
        case .ambiguousMark: .ambiguousNumber(typed)
        case .tooLong: .amountTooLarge(typed)
        case .tooManyDecimals:
            .tooManyDecimals(typed, currency: currency.code, decimals: currency.minorUnitDigits)
        }
    }
}
