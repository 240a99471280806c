/// A value typed as an amount or as a percentage of another sum.
enum AmountOrPart: Equatable {
    case amount(Int64)
    case part(ExactDecimal)

    var isPart: Bool {
        if case .part = self { true } else { false }
    }

    var quantity: Quantity {
        switch self {
        case .amount(let amount): .money(amount)
        case .part(let part): .rate(part)
        }
    }

    /// The value divided into `count` equal parts, rounded half up once.
    func share(of sum: Int64, dividedBy count: Int = 1) throws(CalculationError) -> Int64 {
        let share =
            switch self {
            case .amount(let amount): Int128(amount).divided(by: Int128(count), .halfUp)
            case .part(let part):
                (Int128(sum) * part.coefficient)
                    .divided(by: ExactDecimal.powerOfTen(part.scale) * Int128(count), .halfUp)
            }
        guard share <= Int128(Money.limit) else { throw .tooLarge }
        return Int64(share)
    }
}

/// Parses `84,000` or `20%` of a sum.
struct AmountOrPartParser {
    let amounts: AmountParser
    /// The sum that a percentage is of; nil if it is unknown.
    let sum: Int64?

    func read(_ typed: String) throws(InputFailure) -> AmountOrPart {
        if TypedText.folded(typed).bytes.last == UInt8(ascii: "%") {
            return .part(try InputReader.parseRate(typed, amounts.convention))
        }
        let amount = try amounts.amount(typed)
        try amounts.checkNotPercentage(typed, amount, of: sum)
        return .amount(amount)
    }
}

extension AmountParser {
    /// Rejects a number that is so small compared with `sum` that it could be a percentage.
    func checkNotPercentage(_ typed: String, _ amount: Int64, of sum: Int64?) throws(InputFailure) {
        guard let sum, mayBePercentage(typed, amount, of: sum) else { return }
        throw InputFailure(
            .amountOrPercentage(TypedText.folded(typed), amount: amount, currency: currency))
    }
}

/// Parses a yearly cost: `4,200`, `4,200 a year`, `350 a month`, `a month 350`, `1.2%`.
struct YearlyCostParser {
    let amounts: AmountParser
    /// The sum that a percentage is of; nil if it is unknown.
    let sum: Int64?

    func cost(_ typed: String) throws(InputFailure) -> AmountOrPart {
        let period = EachPeriod.split(typed, among: ["year", "month"])
        let text = period?.rest ?? TypedText.trimmed(typed)
        let times: Int128 = period?.index == 1 ? 12 : 1
        if TypedText.folded(text).bytes.last == UInt8(ascii: "%") {
            let rate = try InputReader.parseRate(text, amounts.convention)
            return .part(ExactDecimal(rate.coefficient * times, scale: rate.scale))
        }
        let amount: Int64
        do throws(InputFailure) {
            amount = try amounts.amount(text)
        } catch {
            guard case .notAnAmount = error.kind else { throw error }
            throw InputFailure(.notAYearlyCost(typed))
        }
        // A number with a period can only be an amount.
        if period == nil { try amounts.checkNotPercentage(typed, amount, of: sum) }
        let yearly = Int128(amount) * times
        guard yearly <= Int128(Money.limit) else { throw InputFailure(.amountTooLarge(typed)) }
        return .amount(Int64(yearly))
    }
}

extension InputReader {
    /// Reads an amount or a percentage of `sum`.
    mutating func amountOrPart(_ field: InputField, of sum: Int64?) -> AmountOrPart? {
        let parser = AmountOrPartParser(amounts: amountParser(), sum: sum)
        return read(field, { typed throws(InputFailure) in try parser.read(typed) }) { $0.quantity }
    }

    /// Reads a cost a year or a month, or a percentage of `sum`.
    mutating func yearlyCost(_ field: InputField, of sum: Int64?) -> AmountOrPart? {
        let parser = YearlyCostParser(amounts: amountParser(), sum: sum)
        return read(field, { typed throws(InputFailure) in try parser.cost(typed) }) {
            $0.quantity
        }
    }
}
