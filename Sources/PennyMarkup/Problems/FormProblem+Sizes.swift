import PennyEngine

// Problems of a size, or of a number that is a calculation.
extension FormProblem {
    func message(of failure: SizeFailure) -> Message {
        switch failure {
        case .empty, .notANumber, .numberMissing: ProblemWords.sizeEmpty
        case .ambiguousNumber: ProblemWords.sizeAmbiguousNumber(parts: typed("1.5"))
        case .tooManyDecimals: ProblemWords.sizeTooManyDecimals
        case .tooLarge: ProblemWords.sizeTooLarge
        case .negative, .zero: ProblemWords.sizeZero
        case .notAFraction: ProblemWords.sizeNotAFraction
        case .countNotWhole: ProblemWords.sizeCountNotWhole
        case .unitMissing(_, let kind):
            kind.map { ProblemWords.entryNotOfKind(kind: Self.kind($0)) }
                ?? ProblemWords.sizeUnitMissing
        case .alone(_, _, let first, let kind, _):
            ProblemWords.entryKindDiffers(kind: Self.kind(kind), first: first)
        case .unknownUnit(let unit, let nearest):
            nearest.map { ProblemWords.sizeNearUnit(unit: unit, nearest: $0) }
                ?? ProblemWords.sizeUnknownUnit(unit: unit)
        case .ambiguousUnit(let unit, let choices):
            ProblemWords.sizeAmbiguousUnit(unit: unit, choices: choices.map { .text($0) })
        case .notAPart, .mixedKinds: ProblemWords.sizeTwoSizes
        case .twoMeasures: ProblemWords.sizeTwoMeasures
        case .contradicts(let size, let restated):
            ProblemWords.sizeContradicts(size: size, restated: restated)
        case .unreadRest(let rest): ProblemWords.sizeUnreadRest(rest: rest)
        }
    }

    func message(of failure: ExpressionFailure) -> Message {
        switch failure {
        case .chained(_, _, let readings):
            readings?.results.map {
                ProblemWords.expressionChainedTwo(left: $0.fromTheLeft, products: $0.byPrecedence)
            } ?? ProblemWords.expressionChained
        case .twoOperators: ProblemWords.expressionTwoOperators
        case .divisionByZero: ProblemWords.expressionDivisionByZero
        case .afterEquals: ProblemWords.expressionAfterEquals
        case .operatorFirst: ProblemWords.expressionOperatorFirst
        case .ambiguousMark(let text):
            ProblemWords.valueAmbiguousNumber(typed: text, parts: typed("1.5"))
        case .notANumber, .tooLong, .tooManyDecimals, .resultTooLong:
            ProblemWords.expressionNotANumber(number: typed("4.99"), other: typed("0.50"))
        }
    }
}
