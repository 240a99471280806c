/// One of the factors of a size: the `6` and the `330 ml` of `6 x 330 ml`.
struct SizeFactor {
    let kind: MeasureKind
    /// The amount in the kind's base unit.
    let amount: ExactFraction
    let units: [MeasureUnit]
    /// The word for the container or the piece, if there is one.
    var word: PieceWord?
    /// Whether the factor is a number without a unit.
    let isBare: Bool
    let typed: String

    init(
        _ number: ExactFraction, _ unit: MeasureUnit, piece: PieceWord?, isBare: Bool,
        typed: String, _ factors: FactorSet
    ) {
        kind = unit.kind
        amount = (number * ExactFraction(unit.factor(factors))).reduced
        units = [unit]
        word = piece
        self.isBare = isBare
        self.typed = typed
    }

    private init(_ start: SizeFactor, _ part: SizeFactor) {
        kind = start.kind
        amount = (start.amount + part.amount).reduced
        units = start.units + part.units
        word = nil
        isBare = false
        typed = Wording("\(start.typed) \(part.typed)").text
    }

    /// Adds a part in a smaller unit: `3 oz` to `2 lb`. Throws where the other size is not such a
    /// part; it is then more likely the same size in other units.
    func adding(_ part: SizeFactor) throws(SizeFailure) -> SizeFactor {
        if part.isBare { throw .unitMissing(part.typed, kind: kind) }
        guard part.kind == kind else { throw .mixedKinds(typed, kind, part.typed, part.kind) }
        let unit = units[units.count - 1]
        let smaller = part.units[0]
        let whole = ExactFraction(unit.exactFactor)
        guard smaller.combines(with: unit), smaller.exactFactor < unit.exactFactor,
            part.amount.isLess(than: whole)
        else { throw .notAPart(part.typed, of: unit.symbol) }
        return SizeFactor(self, part)
    }
}

extension MeasureUnit {
    /// Whether people combine the two units in one size.
    fileprivate func combines(with other: MeasureUnit) -> Bool {
        (system == .metric) == (other.system == .metric)
    }
}
