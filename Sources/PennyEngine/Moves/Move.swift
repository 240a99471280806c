/// The change of a value since the one before it, rounded half-up: a percentage with two decimals,
/// or percentage points for values that are percent, with as many decimals as these.
public struct Move: Equatable, Sendable {
    /// A percentage, or the difference of two percentages.
    public enum Unit: Equatable, Sendable {
        /// Of the value before.
        case percent
        /// Percentage points.
        case points
    }

    /// Where a value went.
    public enum Direction: Equatable, Sendable {
        case up
        case down
        case unchanged
    }

    /// The number of percent or of percentage points.
    public let amount: ExactDecimal
    /// The decimals that the amount is rounded to.
    public let decimals: Int
    /// What the amount counts.
    public let unit: Unit

    /// Where the value went; what rounds to zero is unchanged.
    public var direction: Direction {
        if amount.coefficient == 0 { return .unchanged }
        return amount.isNegative ? .down : .up
    }

    private init(_ magnitude: ExactDecimal, isDown: Bool, _ unit: Unit, decimals: Int = 2) {
        amount =
            isDown ? ExactDecimal(-magnitude.coefficient, scale: magnitude.scale) : magnitude
        self.unit = unit
        self.decimals = decimals
    }

    /// A change as its source has published it.
    public init(published percent: ExactDecimal) {
        self.init(percent.rounded(decimals: 2), isDown: false, .percent)
    }

    /// (value − previous) / |previous|: the magnitude below, so that a rise from
    /// a negative value is a rise. Nil from zero, and where the percentage has
    /// too many digits.
    public static func percent(from previous: ExactDecimal, to value: ExactDecimal) -> Move? {
        if previous.coefficient == 0 { return nil }
        let (difference, isDown) = difference(from: previous, to: value)
        let ratio = difference * ExactFraction(100) / ExactFraction(previous)
        return ratio.decimal(2).map { Move($0, isDown: isDown, .percent) }
    }

    /// value − previous, of values that are numbers of percent; nil where the
    /// difference has too many digits.
    ///
    /// - Parameter decimals: the decimals to round to.
    public static func points(
        from previous: ExactDecimal, to value: ExactDecimal, decimals: Int = 2
    ) -> Move? {
        let (difference, isDown) = difference(from: previous, to: value)
        return difference.decimal(decimals).map {
            Move($0, isDown: isDown, .points, decimals: decimals)
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
