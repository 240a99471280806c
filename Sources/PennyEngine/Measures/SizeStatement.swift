import PennyNaturals

/// What one statement of a size says: how many of what.
struct SizeStatement {
    let typed: String
    let kind: MeasureKind
    let count: ExactFraction
    let each: ExactFraction
    let units: [MeasureUnit]
    let container: PieceWord?
    let piece: PieceWord?
    let readings: [UnitReading]

    var total: ExactFraction { (count * each).reduced }

    /// More base units than any package holds.
    private static let limit = BigNatural(UInt64(1_000_000_000_000))

    init(
        _ factors: [SizeFactor], lastIsEach: Bool, readings: [UnitReading], typed: String,
        listKind: MeasureKind?
    ) throws(SizeFailure) {
        let index = try Self.indexOfEach(factors, lastIsEach: lastIsEach, typed)
        let measured = factors[index]
        if factors.allSatisfy({ $0.isBare }) {
            let isWhole = factors.allSatisfy { $0.amount.isWhole }
            if !isWhole || (listKind ?? .pieces) != .pieces {
                throw .unitMissing(typed, kind: listKind)
            }
        }
        var count = ExactFraction.one
        var container: PieceWord?
        for (place, factor) in factors.enumerated()
        where place != index || factor.kind == .pieces {
            guard factor.amount.isWhole else { throw .countNotWhole(factor.typed) }
            if place != index {
                count = (count * factor.amount).reduced
                container = factor.word ?? container
            }
        }
        let isPieces = measured.kind == .pieces
        self.typed = typed
        kind = measured.kind
        self.count = count
        each = measured.amount
        units = measured.units
        self.container = container ?? (isPieces ? nil : measured.word)
        piece = isPieces ? measured.word : nil
        self.readings = readings
        if total.isZero { throw .zero(typed) }
        if total.numerator > Self.limit * total.denominator { throw .tooLarge(typed) }
    }

    /// Which factor says what each holds: the one that is measured, or of
    /// pieces the last that says what they are.
    private static func indexOfEach(
        _ factors: [SizeFactor], lastIsEach: Bool, _ typed: String
    ) throws(SizeFailure) -> Int {
        var measured: Int?
        var named: Int?
        for (index, factor) in factors.enumerated() {
            if factor.kind != .pieces {
                guard measured == nil else { throw .twoMeasures(typed) }
                measured = index
            } else if !factor.isBare {
                named = index
            }
        }
        let last = factors.count - 1
        return measured ?? (lastIsEach ? last : named ?? last)
    }
}
