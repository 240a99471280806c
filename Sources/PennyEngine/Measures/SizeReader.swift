/// Reads one statement of a size from the left: numbers and units with signs of
/// multiplication between.
struct SizeReader {
    var text: TypedText
    let typed: String
    let parser: SizeParser
    var context: UnitContext
    /// What stands in brackets is checked against the size before it, which
    /// tells decimals from thousands.
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

    /// What the whole text says.
    mutating func statement() throws(SizeFailure) -> SizeStatement {
        text.skipSpaces()
        if text.isAtEnd { throw .empty }
        var factors = [try factor(unitAloneIsOne: takePer())]
        var endsWithOf = false
        while try takesAnother(&endsWithOf, after: factors[factors.count - 1]) {
            factors.append(try factor(unitAloneIsOne: false))
        }
        text.skipSpaces()
        if !text.isAtEnd { throw .unreadRest(text.rest) }
        return try SizeStatement(
            factors, lastIsEach: endsWithOf, readings: readings, typed: typed,
            listKind: context.kind)
    }

    /// Steps over the `per` of `per lb`, which is also a slash.
    mutating func takePer() -> Bool {
        text.skipSpaces()
        return text.take("/") || text.takeWord("per")
    }

    private mutating func takesAnother(
        _ endsWithOf: inout Bool, after factor: SizeFactor
    ) throws(SizeFailure) -> Bool {
        if text.takeTimes() {
            endsWithOf = false
            return true
        }
        guard factor.kind == .pieces, !factor.isBare else { return false }
        text.skipSpaces()
        endsWithOf = text.takeWord("of")
        return endsWithOf
    }

    /// `330 ml`, `2 lb 3 oz`, `8 cans`, `12`.
    private mutating func factor(unitAloneIsOne: Bool) throws(SizeFailure) -> SizeFactor {
        var factor = try part(unitAloneIsOne: unitAloneIsOne)
        let outer = context
        if factor.kind != .pieces {
            context.kind = factor.kind
            context.reason = nil
        }
        while factor.kind != .pieces, takeGoingOn() {
            factor = try factor.going(on: try part(unitAloneIsOne: false))
        }
        context = outer
        if !factor.isBare, factor.word == nil { factor.word = text.takePiece() }
        return factor
    }

    /// Steps to a number behind a unit, as in `2 lb, 3 oz`.
    private mutating func takeGoingOn() -> Bool {
        var ahead = text
        ahead.skipSpaces()
        _ = ahead.take(",")
        ahead.skipSpaces()
        guard ahead.numberFollows, !ahead.stands("-") else { return false }
        text = ahead
        return true
    }

    /// A number and its unit, of which one may be missing.
    private mutating func part(unitAloneIsOne: Bool) throws(SizeFailure) -> SizeFactor {
        text.skipSpaces()
        let start = text.position
        guard text.numberFollows else { return try unitAlone(isOne: unitAloneIsOne) }
        let amount = try takeAmount()
        let found = try takeUnit(of: amount.value)
        let unit = found?.unit ?? .each
        if amount.mayBeThousands, !isRestatement, unit.isTooSmallForThousandths {
            throw .ambiguousNumber(typed)
        }
        note(found)
        return SizeFactor(
            amount.value, unit, piece: found?.piece, isBare: found == nil,
            typed: text.part(from: start, to: text.position), parser.factors)
    }

    /// The unit behind a number. Of one with several meanings, a part in a smaller unit behind it
    /// says what is measured: `2 st 7 lb`.
    private mutating func takeUnit(of amount: ExactFraction) throws(SizeFailure) -> TypedUnit? {
        do throws(SizeFailure) {
            return try text.takeUnitBehindNumber(context)
        } catch {
            guard case .ambiguousUnit(let typed, _) = error, context.kind == nil,
                let kind = kindBehindUnit()
                    ?? (MeasureUnit.isGram(typed, amount) ? .mass : nil)
            else { throw error }
            var known = context
            known.kind = kind
            return try text.takeUnitBehindNumber(known)
        }
    }

    private func kindBehindUnit() -> MeasureKind? {
        var ahead = self
        ahead.text.skipSpaces()
        guard ahead.text.takeUnitWord() != nil, ahead.takeGoingOn(),
            (try? ahead.takeAmount()) != nil
        else { return nil }
        return (try? ahead.text.takeUnitBehindNumber(context))?.unit.kind
    }

    /// One of a unit: behind `per`, before `of`, and where the unit is itself a
    /// number.
    private mutating func unitAlone(isOne: Bool) throws(SizeFailure) -> SizeFactor {
        let found: TypedUnit?
        do {
            found = try text.takeUnit(context)
        } catch .unknownUnit(_, _) where !isOne {
            throw .notANumber(typed)
        }
        guard let found else { throw .notANumber(typed) }
        var ahead = text
        ahead.skipSpaces()
        let isPack = found.piece != nil && ahead.takeWord("of")
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
    /// Steps over the unit that follows a number; nil where the `x` of a count does.
    mutating func takeUnitBehindNumber(
        _ context: UnitContext
    ) throws(SizeFailure) -> TypedUnit? {
        var ahead = self
        if ahead.takeTimes() { return nil }
        ahead.skipSpaces()
        let found = try ahead.takeUnit(context)
        if found != nil { self = ahead }
        return found
    }
}
