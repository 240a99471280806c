/// Reads one statement of a size: numbers and units with multiplication signs between them.
struct SizeReader {
    var text: TypedText
    let typed: String
    let parser: SizeParser
    var context: UnitContext
    /// Whether the text is a restatement in brackets. It is compared with the size before it, which
    /// decides between decimals and thousands.
    let isRestatement: Bool
    var readings: [UnitReading] = []

    init(
        _ part: String, of parser: SizeParser, _ context: UnitContext, isRestatement: Bool = false
    ) {
        text = TypedText(part)
        typed = text.rest
        self.parser = parser
        self.context = context
        self.isRestatement = isRestatement
    }

    /// Reads the whole text.
    mutating func statement() throws(SizeFailure) -> SizeStatement {
        text.skipSpaces()
        if text.isAtEnd { throw .empty }
        var factors = [try factor(unitAloneIsOne: scanPer())]
        var endsWithOf = false
        while try scanFactorSeparator(&endsWithOf, after: factors[factors.count - 1]) {
            factors.append(try factor(unitAloneIsOne: false))
        }
        text.skipSpaces()
        if !text.isAtEnd { throw .unreadRest(text.rest) }
        return try SizeStatement(
            factors, lastIsEach: endsWithOf, readings: readings, typed: typed,
            listKind: context.kind)
    }

    /// Scans the `per` of `per lb`, which may be a slash.
    mutating func scanPer() -> Bool {
        text.skipSpaces()
        return text.scan("/") || text.scanWord("per")
    }

    private mutating func scanFactorSeparator(
        _ endsWithOf: inout Bool, after factor: SizeFactor
    ) throws(SizeFailure) -> Bool {
        if text.scanTimes() {
            endsWithOf = false
            return true
        }
        guard factor.kind == .pieces, !factor.isBare else { return false }
        text.skipSpaces()
        endsWithOf = text.scanWord("of")
        return endsWithOf
    }

    /// Reads a factor: `330 ml`, `2 lb 3 oz`, `8 cans`, `12`.
    private mutating func factor(unitAloneIsOne: Bool) throws(SizeFailure) -> SizeFactor {
        var factor = try part(unitAloneIsOne: unitAloneIsOne)
        let outer = context
        if factor.kind != .pieces {
            context.kind = factor.kind
            context.reason = nil
        }
        while factor.kind != .pieces, scanContinuation() {
            factor = try factor.adding(try part(unitAloneIsOne: false))
        }
        context = outer
        if !factor.isBare, factor.word == nil { factor.word = text.scanPiece() }
        return factor
    }

    /// Moves to the next number after a unit, as in `2 lb, 3 oz`. Returns whether there is one.
    private mutating func scanContinuation() -> Bool {
        var ahead = text
        ahead.skipSpaces()
        _ = ahead.scan(",")
        ahead.skipSpaces()
        guard ahead.numberFollows, !ahead.isAt("-") else { return false }
        text = ahead
        return true
    }

    /// Reads a number and its unit, of which one may be missing.
    private mutating func part(unitAloneIsOne: Bool) throws(SizeFailure) -> SizeFactor {
        text.skipSpaces()
        let start = text.position
        guard text.numberFollows else { return try unitAlone(isOne: unitAloneIsOne) }
        let amount = try scanAmount()
        let found = try scanUnit(of: amount.value)
        let unit = found?.unit ?? .each
        if amount.mayBeThousands, !isRestatement, unit.isTooSmallForThousandths {
            throw .ambiguousNumber(typed)
        }
        note(found)
        return SizeFactor(
            amount.value, unit, piece: found?.piece, isBare: found == nil,
            typed: text.part(from: start, to: text.position), parser.factors)
    }

    /// Scans the unit after a number. If the unit has several meanings, a part in a smaller unit
    /// after it decides: `2 st 7 lb`.
    private mutating func scanUnit(of amount: ExactFraction) throws(SizeFailure) -> TypedUnit? {
        do throws(SizeFailure) {
            return try text.scanUnitAfterNumber(context)
        } catch {
            guard case .ambiguousUnit(let typed, _) = error, context.kind == nil,
                let kind = kindAfterUnit()
                    ?? (MeasureUnit.isGram(typed, amount) ? .mass : nil)
            else { throw error }
            var known = context
            known.kind = kind
            return try text.scanUnitAfterNumber(known)
        }
    }

    private func kindAfterUnit() -> MeasureKind? {
        var ahead = self
        ahead.text.skipSpaces()
        guard ahead.text.scanUnitWord() != nil, ahead.scanContinuation(),
            (try? ahead.scanAmount()) != nil
        else { return nil }
        return (try? ahead.text.scanUnitAfterNumber(context))?.unit.kind
    }

    /// Reads a unit without a number, which means one of it: after `per`, before `of`, and where
    /// the unit includes a number.
    private mutating func unitAlone(isOne: Bool) throws(SizeFailure) -> SizeFactor {
        let found: TypedUnit?
        do {
            found = try text.scanUnit(context)
        } catch .unknownUnit(_, _) where !isOne {
            throw .notANumber(typed)
        }
        guard let found else { throw .notANumber(typed) }
        var ahead = text
        ahead.skipSpaces()
        let isPack = found.piece != nil && ahead.scanWord("of")
        guard isOne || isPack || (found.unit.isNumberWord && found.piece == nil) else {
            throw .numberMissing(unit: found.typed)
        }
        note(found)
        return SizeFactor(
            .one, found.unit, piece: found.piece, isBare: false, typed: found.typed,
            parser.factors)
    }

    mutating func note(_ found: TypedUnit?) {
        guard let found, let reason = found.reason else { return }
        let reading = UnitReading(typed: found.typed, unit: found.unit, reason: reason)
        if !readings.contains(reading) { readings.append(reading) }
    }
}

extension TypedText {
    /// Scans the unit after a number; returns nil where the `x` of a count follows.
    mutating func scanUnitAfterNumber(
        _ context: UnitContext
    ) throws(SizeFailure) -> TypedUnit? {
        var ahead = self
        if ahead.scanTimes() { return nil }
        ahead.skipSpaces()
        let found = try ahead.scanUnit(context)
        if found != nil { self = ahead }
        return found
    }
}
