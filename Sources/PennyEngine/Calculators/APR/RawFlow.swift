/// An entry of `advances` or `payments` as typed.
struct RawFlow {
    /// The distance between the amounts of one entry.
    enum Distance: Equatable {
        case number(Ratio)
        case period(UnitPeriod)

        var quantity: Quantity {
            switch self {
            case .number(let ratio): .text(ratio.text)
            case .period(let period): period.value
            }
        }
    }

    let input: String
    let index: Int
    var amount: Int64 = 0
    var at: SignedRatio?
    var fraction: Ratio?
    var date: CivilDate?
    var dueDay: Int?
    var count = 1
    var every: Distance?

    var isAdvance: Bool { input.isSameText(as: "advances") }

    func path(_ field: String) -> InputProblem.Path {
        .init(input, entry: index, field: field)
    }

    /// Parses a number of unit-periods a year.
    static func perYear(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> Ratio {
        let ratio = try SignedRatio.parse(typed, convention)
        guard ratio.numerator > 0, ratio.numerator <= 366 * ratio.denominator else {
            throw InputFailure(.notARatio(typed))
        }
        return Ratio(ratio.numerator, ratio.denominator)
    }

    static func fraction(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> Ratio {
        let ratio = try SignedRatio.parse(typed, convention)
        guard ratio.numerator >= 0, ratio.numerator < ratio.denominator else {
            throw InputFailure(.notBelowOne(typed))
        }
        return Ratio(ratio.numerator, ratio.denominator)
    }

    static func distance(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> Distance {
        if let period = UnitPeriod(typed: typed) { return .period(period) }
        guard let ratio = try? SignedRatio.parse(typed, convention), ratio.numerator > 0 else {
            throw InputFailure(.notADistance(typed))
        }
        return .number(Ratio(ratio.numerator, ratio.denominator))
    }
}
