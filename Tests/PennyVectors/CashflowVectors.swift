package import Foundation
import PennyEngine

/// A vector about present values or rates of return, as a person would type it,
/// with what must come out.
package struct CashflowVector: Sendable, CustomStringConvertible {
    package enum Expected: Sendable {
        /// The figure `irr` or `xirr`.
        case rate(Decimal)
        /// The only rates there are.
        case rates([Decimal])
        /// The figure `npv`, in the amounts' own size.
        case value(Decimal)
        /// The figure `mirr`.
        case modified(Decimal)
        /// No rate, and no figure for one.
        case noRate
        /// The typed inputs are refused.
        case refused
    }

    package let request: VectorRequest
    package let expected: Expected
    package let tolerance: Decimal
    package let isRelative: Bool
    /// The amounts were typed 10^`shift` times as large, which changes no rate:
    /// amounts of money have few decimals, and these have more.
    package let shift: Int
    /// They have more digits than an amount holds; the last were rounded.
    package let isRounded: Bool

    package var description: String { request.id }

    /// How far a value may be from what is expected.
    package func allows(_ value: Decimal, for expected: Decimal) -> Bool {
        let distance = abs(value - expected)
        return distance <= (isRelative ? tolerance * abs(expected) : tolerance)
    }
}

/// Amounts as a vector writes them, typed as money.
struct TypedAmounts {
    let texts: [String]
    let shift: Int
    let isRounded: Bool

    /// Largest sum of amounts that is typed, a tenth of what a sum of money may be.
    private static let room = Decimal(string: "900000000000") ?? 0

    /// With `isPrecise` as large as there is room, so that a value keeps its decimals.
    init(_ amounts: [Decimal], isPrecise: Bool) {
        let decimals = amounts.map { max(0, -$0.exponent) }.max() ?? 0
        var shift = max(0, decimals - 2)
        let sum = amounts.reduce(Decimal(0)) { $0 + abs($1) }
        while isPrecise, Self.scaled(sum, shift + 1) <= Self.room { shift += 1 }
        while shift > 0, Self.scaled(sum, shift) > Self.room * 10 { shift -= 1 }
        self.shift = shift
        isRounded = decimals > shift + 2
        texts = amounts.map { amount in
            var exact = Self.scaled(amount, shift)
            var rounded = Decimal()
            NSDecimalRound(&rounded, &exact, 2, .plain)
            return "\(rounded)"
        }
    }

    private static func scaled(_ amount: Decimal, _ shift: Int) -> Decimal {
        amount * Decimal(sign: .plus, exponent: shift, significand: 1)
    }
}

extension CashflowVector {
    /// A vector of flows one period or some days apart. Amounts that are not there
    /// are no flows, as in spreadsheets.
    init(
        _ file: String, _ vector: CashflowFile.Vector, _ amounts: [Decimal],
        dates: [String]? = nil, more: [(String, String)] = [], _ expected: Expected
    ) {
        var isPrecise = false
        if case .value = expected { isPrecise = true }
        let typed = TypedAmounts(amounts, isPrecise: isPrecise)
        let flows = typed.texts.enumerated().map { index, amount in
            var fields = [RawInput.Field(name: "amount", text: amount)]
            if let dates, index < dates.count {
                fields.append(RawInput.Field(name: "date", text: dates[index]))
            }
            return fields
        }
        request = VectorRequest(
            file, vector.id, .cashflow,
            [RawInput("flows", .entries(flows))] + more.map { RawInput($0.0, $0.1) })
        self.expected = expected
        let words = vector.tolerance.split(separator: " ")
        tolerance = words.first.flatMap { Decimal(string: String($0)) } ?? 0
        isRelative = words.contains("relative")
        shift = typed.shift
        isRounded = typed.isRounded
    }

    /// A ratio as a rate is typed: `0.055` is `5.5%`.
    static func percent(_ ratio: Decimal) -> String { "\(ratio * 100)%" }
}
