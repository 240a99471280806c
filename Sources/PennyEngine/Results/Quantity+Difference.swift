extension Quantity {
    /// The difference from another value of the same kind; nil for kinds that cannot be subtracted.
    public func difference(from other: Quantity) -> Quantity? {
        switch (self, other) {
        case (.money(let value), .money(let first)): .change(.money(value - first))
        case (.count(let value), .count(let first)): .change(.count(value - first))
        case (.rate(let value), .rate(let first)): .change(.points(value.minus(first)))
        case (.number(let value), .number(let first)): .change(.number(value.minus(first)))
        case (.percentage(let value, _), .percentage(let first, _)):
            .change(.points(Self.ratio(value.minus(first))))
        default: nil
        }
    }

    /// Converts a number of percent to a ratio.
    private static func ratio(_ percent: ExactDecimal) -> ExactDecimal {
        ExactDecimal(percent.coefficient, scale: percent.scale + 2)
    }
}
