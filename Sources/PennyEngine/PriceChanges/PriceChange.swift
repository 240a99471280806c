/// The change of a value from an earlier one, rounded half-up: a percentage, or percentage points
/// for values that are percentages.
public struct PriceChange: Equatable, Sendable {
    /// A percentage, or the difference of two percentages.
    public enum Unit: Equatable, Sendable {
        /// Percent of the previous value.
        case percent
        /// Percentage points.
        case points
    }

    /// The direction of a change.
    public enum Direction: Equatable, Sendable {
        case up
        case down
        case unchanged
    }

    /// The number of percent or of percentage points.
    public let amount: ExactDecimal
    /// The number of decimals that the amount is rounded to.
    public let decimals: Int
    /// The unit of the amount.
    public let unit: Unit

    /// The direction of the change; a change that rounds to zero is unchanged.
    public var direction: Direction {
        if amount.coefficient == 0 { return .unchanged }
        return amount.isNegative ? .down : .up
    }

    /// Makes a change of a known amount, rounded to `decimals` decimals.
    public init(_ amount: ExactDecimal, _ unit: Unit, decimals: Int) {
        self.amount = amount.rounded(decimals: decimals)
        self.unit = unit
        self.decimals = decimals
    }

    private init(_ magnitude: ExactDecimal, isDown: Bool, _ unit: Unit, decimals: Int) {
        let sign: Int128 = isDown ? -1 : 1
        self.init(
            ExactDecimal(sign * magnitude.coefficient, scale: magnitude.scale), unit,
            decimals: decimals)
    }

    /// Makes a change from the percentage that its source published.
    public init(published percent: ExactDecimal) {
        self.init(percent, .percent, decimals: 2)
    }

    /// Computes (value − previous) / |previous| in percent, rounded to `decimals` decimals. The
    /// divisor is a magnitude, so a rise from a negative value is a rise. Nil where the previous
    /// value is zero, and where the percentage has too many digits.
    public static func percent(
        from previous: ExactDecimal, to value: ExactDecimal, decimals: Int = 2
    ) -> PriceChange? {
        if previous.coefficient == 0 { return nil }
        let (difference, isDown) = difference(from: previous, to: value)
        let ratio = difference * ExactFraction(100) / ExactFraction(previous)
        return ratio.decimal(decimals).map {
            PriceChange($0, isDown: isDown, .percent, decimals: decimals)
        }
    }

    /// Computes value − previous for values that are percentages, rounded to `decimals` decimals;
    /// nil where the difference has too many digits.
    public static func points(
        from previous: ExactDecimal, to value: ExactDecimal, decimals: Int = 2
    ) -> PriceChange? {
        let (difference, isDown) = difference(from: previous, to: value)
        return difference.decimal(decimals).map {
            PriceChange($0, isDown: isDown, .points, decimals: decimals)
        }
    }

    private static func difference(
        from previous: ExactDecimal, to value: ExactDecimal
    ) -> (magnitude: ExactFraction, isDown: Bool) {
        let before = ExactFraction(previous)
        let after = ExactFraction(value)
        if previous.isNegative != value.isNegative { return (before + after, value.isNegative) }
        let shrinks = after.isLess(than: before)
        let magnitude = shrinks ? before.saturatingMinus(after) : after.saturatingMinus(before)
        return (magnitude, shrinks != value.isNegative)
    }
}
