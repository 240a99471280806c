import PennyEngine

/// The sign of an amount, for the function `:sign`, and its size without the sign, for `:size`.
extension Quantity {
    enum Sign {
        case negative, zero, positive

        /// The key of a variant.
        var name: String {
            switch self {
            case .negative: "negative"
            case .zero: "zero"
            case .positive: "positive"
            }
        }

        fileprivate init(_ number: Int128) {
            self = number < 0 ? .negative : number == 0 ? .zero : .positive
        }
    }

    /// The sign; nil for other values than amounts.
    var sign: Sign? {
        switch self {
        case .money(let amount), .change(.money(let amount)): Sign(Int128(amount))
        case .count(let count), .change(.count(let count)), .change(.months(let count)):
            Sign(Int128(count))
        case .rate(let number), .number(let number), .change(.number(let number)),
            .change(.points(let number)), .unitPrice(let number, _), .percentage(let number, _):
            Sign(number.coefficient)
        default: nil
        }
    }

    /// The amount without its sign. A change of rates stays a change, written without its sign.
    var size: Quantity {
        guard sign == .negative else {
            switch self {
            case .change(.money(let amount)): return .money(amount)
            case .change(.count(let count)): return .count(count)
            case .change(.number(let number)): return .number(number)
            default: return self
            }
        }
        switch self {
        case .money(let amount), .change(.money(let amount)):
            return .money(Int64(clamping: amount.magnitude))
        case .count(let count), .change(.count(let count)):
            return .count(Int(clamping: count.magnitude))
        case .change(.months(let months)):
            return .change(.months(Int(clamping: months.magnitude)))
        case .rate(let number): return .rate(number.size)
        case .number(let number), .change(.number(let number)): return .number(number.size)
        case .change(.points(let number)): return .change(.points(number.size))
        case .unitPrice(let number, let decimals):
            return .unitPrice(number.size, decimals: decimals)
        case .percentage(let number, let decimals):
            return .percentage(number.size, decimals: decimals)
        default: return self
        }
    }
}

extension ExactDecimal {
    fileprivate var size: ExactDecimal {
        isNegative ? ExactDecimal(-coefficient, scale: scale) : self
    }
}
