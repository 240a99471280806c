/// The quantity that a unit price is for: `kg`, `100 g`, `each`, `100 sheets`.
public final class UnitQuantity: Equatable, Sendable {
    /// The number of units.
    public let amount: ExactDecimal
    /// The unit.
    public let unit: MeasureUnit
    /// The word for a piece, if named.
    public let piece: PieceWord?
    /// The ambiguous units and their interpretation, for a note.
    public let readings: [UnitReading]

    @inline(never)
    public init(
        _ amount: ExactDecimal, _ unit: MeasureUnit, piece: PieceWord? = nil,
        readings: [UnitReading] = []
    ) {
        self.amount = amount
        self.unit = unit
        self.piece = piece
        self.readings = readings
    }

    public static func == (one: UnitQuantity, other: UnitQuantity) -> Bool {
        one.amount == other.amount && one.unit == other.unit && one.piece == other.piece
            && one.readings == other.readings
    }

    /// The unit as shown after the amount, or alone for one.
    public var unitText: String {
        let isOne = amount == ExactDecimal(1)
        if let piece, unit == .each { return isOne ? piece.one : piece.many }
        if let piece { return Wording("\(unit.symbol) \(piece.many)").text }
        return unit == .each && !isOne ? "pieces" : unit.symbol
    }

    /// The quantity as shown after `per`, with a decimal point: `100 g`, `kg`.
    public var label: String {
        amount == ExactDecimal(1) ? unitText : Wording("\(amount.text()) \(unitText)").text
    }

    /// The number of the kind's base units.
    func inBaseUnits(_ factors: FactorSet) -> ExactFraction {
        (ExactFraction(amount) * ExactFraction(unit.factor(factors))).reduced
    }
}

extension UnitQuantity {
    /// Parses the units in the project's own lists. A test reads each list, so that no name is ever
    /// skipped.
    static func named(_ names: [String], _ system: MeasureSystem) -> [UnitQuantity] {
        let parser = SizeParser(system: system)
        return names.compactMap { try? parser.unitQuantity($0) }
    }
}

extension SizeParser {
    /// Parses the quantity of a unit price: a unit, with a number before it unless it is one, and
    /// with or without `per`.
    public func unitQuantity(_ typed: String) throws(SizeFailure) -> UnitQuantity {
        var reader = SizeReader(typed, of: self, listContext)
        return try reader.unitQuantity()
    }
}

extension SizeReader {
    fileprivate mutating func unitQuantity() throws(SizeFailure) -> UnitQuantity {
        _ = scanPer()
        text.skipSpaces()
        if text.isAtEnd { throw .empty }
        let hasNumber = text.numberFollows
        let amount = hasNumber ? try scanDecimal() : ExactDecimal(1)
        if amount == .zero { throw .zero(typed) }
        if amount > ExactDecimal(1_000_000_000) { throw .tooLarge(typed) }
        text.skipSpaces()
        var found = try text.scanUnitAfterNumber(context)
        if let unit = found, unit.piece == nil, unit.unit.kind == .pieces {
            found?.piece = text.scanPiece()
        }
        text.skipSpaces()
        if !text.isAtEnd { throw .unreadRest(text.rest) }
        let unit = found?.unit ?? .each
        if found == nil, amount.scale > 0 || (context.kind ?? .pieces) != .pieces {
            throw .unitMissing(typed, kind: context.kind)
        }
        if text.mayBeThousands, unit.isTooSmallForThousandths { throw .ambiguousNumber(typed) }
        note(found)
        return UnitQuantity(amount, unit, piece: found?.piece, readings: readings)
    }
}
