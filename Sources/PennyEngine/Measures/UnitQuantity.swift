/// What a unit price is the price of: `kg`, `100 g`, `each`, `100 sheets`.
public struct UnitQuantity: Equatable, Sendable {
    /// How many of the unit.
    public let amount: ExactDecimal
    /// The unit.
    public let unit: MeasureUnit
    /// What a piece is, if that was said.
    public let piece: PieceWord?
    /// The units that were read as one of several, for a note.
    public let readings: [UnitReading]

    public init(
        _ amount: ExactDecimal, _ unit: MeasureUnit, piece: PieceWord? = nil,
        readings: [UnitReading] = []
    ) {
        self.amount = amount
        self.unit = unit
        self.piece = piece
        self.readings = readings
    }

    /// What is printed behind the amount, or alone for one.
    public var unitText: String {
        let isOne = amount == ExactDecimal(1)
        if let piece, unit == .each { return isOne ? piece.one : piece.many }
        if let piece { return Wording("\(unit.symbol) \(piece.many)").text }
        return unit == .each && !isOne ? "pieces" : unit.symbol
    }

    /// What is printed behind `per`, with a decimal point: `100 g`, `kg`.
    public var label: String {
        amount == ExactDecimal(1) ? unitText : Wording("\(amount.text()) \(unitText)").text
    }

    /// How many of the kind's base unit it is.
    func inBaseUnits(_ factors: FactorSet) -> ExactFraction {
        (ExactFraction(amount) * ExactFraction(unit.factor(factors))).reduced
    }
}

extension UnitQuantity {
    /// The units that this project's own lists name. A test reads each list, so
    /// that no name of one is ever passed over.
    static func named(_ names: [String], _ system: MeasureSystem) -> [UnitQuantity] {
        let parser = SizeParser(system: system)
        return names.compactMap { try? parser.unitQuantity($0) }
    }
}

extension SizeParser {
    /// What `typed` asks the price of: a unit, with a number before it where it
    /// is not one, and with `per` or without.
    public func unitQuantity(_ typed: String) throws(SizeFailure) -> UnitQuantity {
        var reader = SizeReader(typed, of: self, listContext)
        return try reader.unitQuantity()
    }
}

extension SizeReader {
    fileprivate mutating func unitQuantity() throws(SizeFailure) -> UnitQuantity {
        _ = takePer()
        text.skipSpaces()
        if text.isAtEnd { throw .empty }
        let hasNumber = text.numberFollows
        let amount = hasNumber ? try takeDecimal() : ExactDecimal(1)
        if amount == .zero { throw .zero(typed) }
        if amount > ExactDecimal(1_000_000_000) { throw .tooLarge(typed) }
        text.skipSpaces()
        var found = try text.takeUnitBehindNumber(context)
        if let unit = found, unit.piece == nil, unit.unit.kind == .pieces {
            found?.piece = text.takePiece()
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
