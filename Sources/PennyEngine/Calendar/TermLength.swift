/// A length of time in the unit that a person typed: 30 years, 18 months, 90 days, 84 payments.
/// Weeks are days.
public struct TermLength: Equatable, Sendable {
    /// The unit of a length.
    public enum Unit: Equatable, Sendable {
        case years, months, days, payments

        /// The word a person types.
        public var name: String {
            switch self {
            case .years: "years"
            case .months: "months"
            case .days: "days"
            case .payments: "payments"
            }
        }

        package static func named(_ name: String) -> Unit? {
            if name.isSameText(as: Unit.years.name) { return .years }
            if name.isSameText(as: Unit.months.name) { return .months }
            if name.isSameText(as: Unit.days.name) { return .days }
            return name.isSameText(as: Unit.payments.name) ? .payments : nil
        }
    }

    /// The number of units; may have decimals.
    public let count: ExactDecimal
    /// The unit.
    public let unit: Unit

    public init(_ count: ExactDecimal, _ unit: Unit) {
        self.count = count
        self.unit = unit
    }

    /// The length as a person types it: `30 years`.
    package var text: String { Wording("\(count.text()) \(unit.name)").text }

    /// The nearest whole number of months to a length in years, rounded half-up. Nil for another
    /// unit, and below one month.
    var nearestMonths: TermLength? {
        guard unit == .years, count.coefficient > 0 else { return nil }
        let months = (count.coefficient * 12)
            .divided(by: ExactDecimal.powerOfTen(count.scale), .halfUp)
        return months > 0 ? TermLength(ExactDecimal(months), .months) : nil
    }

    /// A length in whole months as a person types it: `1 year 4 months`.
    var yearsAndMonths: String {
        let years = TermLength(ExactDecimal(count.coefficient / 12), .years)
        let months = TermLength(ExactDecimal(count.coefficient % 12), .months)
        if years.count == .zero { return months.plainText }
        if months.count == .zero { return years.plainText }
        return Wording("\(years.plainText) \(months.plainText)").text
    }

    private var plainText: String {
        guard count == ExactDecimal(1) else { return text }
        return unit == .years ? "1 year" : "1 month"
    }

    /// The whole number of periods, of which `periodsAYear` make a year; nil where the number is
    /// not whole, and for days, of which a year has no fixed number.
    func periods(_ periodsAYear: Int) -> Int? {
        let perUnit: (Int, Int) =
            switch unit {
            case .years: (periodsAYear, 1)
            case .months: (periodsAYear, 12)
            case .days: (0, 1)
            case .payments: (1, 1)
            }
        let dividend = count.coefficient * Int128(perUnit.0)
        let divisor = ExactDecimal.powerOfTen(count.scale) * Int128(perUnit.1)
        guard unit != .days, dividend >= 0, dividend % divisor == 0, dividend / divisor <= 1_000_000
        else {
            return nil
        }
        return Int(dividend / divisor)
    }
}
