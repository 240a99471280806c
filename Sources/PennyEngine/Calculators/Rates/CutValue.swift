/// A value shown with fewer decimals than it has.
enum CutValue {
    /// The first value of `formula`, which counts units of 10^-`scale`, without
    /// what is less than a unit; `…` stands for that. Nothing where the value is
    /// too large to be shown.
    static func pieces(_ formula: some CertifiableFormula, scale: Int) -> [Piece] {
        guard let (number, isCut) = number(formula, scale: scale) else { return [] }
        return isCut ? [.value(.number(number)), .text("…")] : [.value(.number(number))]
    }

    /// The same value as a number, and whether something is cut from it; nil where it is too
    /// large to be shown.
    static func number(
        _ formula: some CertifiableFormula, scale: Int
    ) -> (number: ExactDecimal, isCut: Bool)? {
        guard let cut = try? certified(formula, .down, limit: .max)[0],
            let next = try? certified(formula, .up, limit: .max)[0]
        else { return nil }
        return (ExactDecimal(Int128(cut), scale: scale), cut != next)
    }
}
