/// A value shown with fewer decimals than it has.
struct CutValue {
    /// What is shown of it.
    let number: ExactDecimal
    /// Nothing is cut off.
    let isWhole: Bool

    /// The first value of `formula`, which counts units of 10^-`scale`, without
    /// what is less than a unit. Nil where the value is too large to be shown.
    init?(_ formula: some CertifiableFormula, scale: Int) {
        guard let cut = try? certified(formula, .down, limit: .max)[0],
            let next = try? certified(formula, .up, limit: .max)[0]
        else { return nil }
        number = ExactDecimal(Int128(cut), scale: scale)
        isWhole = cut == next
    }

    /// The value in a message; `cut` is how a number that goes on is written: `{$number}…`.
    func quantity(_ cut: (ExactDecimal) -> Message) -> Quantity {
        isWhole ? .number(number) : .words(cut(number))
    }

    /// The value, and `…` for what is cut off; nothing where it is too large to be shown.
    static func pieces(_ formula: some CertifiableFormula, scale: Int) -> [Piece] {
        guard let cut = CutValue(formula, scale: scale) else { return [] }
        let value = Piece.value(.number(cut.number))
        return cut.isWhole ? [value] : [value, .text("…")]
    }
}
