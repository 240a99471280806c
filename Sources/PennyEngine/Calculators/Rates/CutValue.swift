/// A value shown with fewer decimals than it has.
struct CutValue {
    /// The shown part of the value.
    let number: ExactDecimal
    /// Whether the shown number is exact.
    let isWhole: Bool

    /// Cuts the first value of `formula`, in units of 10^-`scale`, to whole units. Returns nil if
    /// the value is too large to show.
    init?(_ formula: some CertifiableFormula, scale: Int) {
        guard let cut = try? certified(formula, .down, limit: .max)[0],
            let next = try? certified(formula, .up, limit: .max)[0]
        else { return nil }
        number = ExactDecimal(Int128(cut), scale: scale)
        isWhole = cut == next
    }

    /// The value in a message. `cut` formats a number that continues: `{$number}…`.
    func quantity(_ cut: (ExactDecimal) -> Message) -> Quantity {
        isWhole ? .number(number) : .words(cut(number))
    }
}
