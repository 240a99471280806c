/// A value shown with fewer decimals than it has.
enum CutValue {
    /// The first value of `formula`, which counts units of 10^-`scale`, without
    /// what is less than a unit; `…` stands for that. Nothing where the value is
    /// too large to be shown.
    static func pieces(_ formula: some CertifiableFormula, scale: Int) -> [Piece] {
        guard let cut = try? certified(formula, .down, limit: .max)[0],
            let next = try? certified(formula, .up, limit: .max)[0]
        else { return [] }
        let value = Piece.value(.number(ExactDecimal(Int128(cut), scale: scale)))
        return cut == next ? [value] : [value, .text("…")]
    }
}
