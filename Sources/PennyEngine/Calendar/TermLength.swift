/// How long something lasts, in the unit a person typed: 30 years, 18 months,
/// 84 payments.
public struct TermLength: Equatable, Sendable {
    /// What a length is counted in.
    public enum Unit: Equatable, Sendable {
        case years, months, payments

        /// The word a person types.
        public var name: String {
            switch self {
            case .years: "years"
            case .months: "months"
            case .payments: "payments"
            }
        }
    }

    /// How many of the unit; may have decimals.
    public let count: ExactDecimal
    /// The unit.
    public let unit: Unit

    public init(_ count: ExactDecimal, _ unit: Unit) {
        self.count = count
        self.unit = unit
    }

    /// The length as a person types it: `30 years`.
    package var text: String { Wording("\(count.text()) \(unit.name)").text }

    /// The whole number of periods, of which `periodsAYear` make a year; nil
    /// where it is not whole.
    func periods(_ periodsAYear: Int) -> Int? {
        let perUnit: (Int, Int) =
            switch unit {
            case .years: (periodsAYear, 1)
            case .months: (periodsAYear, 12)
            case .payments: (1, 1)
            }
        let dividend = count.coefficient * Int128(perUnit.0)
        let divisor = ExactDecimal.powerOfTen(count.scale) * Int128(perUnit.1)
        guard dividend >= 0, dividend % divisor == 0, dividend / divisor <= 1_000_000 else {
            return nil
        }
        return Int(dividend / divisor)
    }
}
