import PennyNaturals

/// One statement of a size: a count, and the amount of each item.
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

    /// The most base units of a package.
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
        for (position, factor) in factors.enumerated()
        where position != index || factor.kind == .pieces {
            guard factor.amount.isWhole else { throw .countNotWhole(factor.typed) }
            if position != index {
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

    /// The index of the factor for the amount of each item: the measured one, or for pieces the
    /// last one that names them.
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
