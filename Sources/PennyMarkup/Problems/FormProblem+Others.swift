import PennyEngine

// What is wrong with a value beside others.
extension FormProblem {
    var messageOfOthers: Message? {
        switch problem.kind {
        case .unknownInput: ProblemWords.otherUnknownInput(name: problem.place.input)
        case .unknownField:
            ProblemWords.otherUnknownInput(name: problem.place.field ?? problem.place.input)
        case .needs(let other): ProblemWords.otherNeeds(other: label(other))
        case .needsAmount: ProblemWords.otherNeedsAmount
        case .conflicts(let other), .conflictsWithChoice(_, let other):
            ProblemWords.otherConflicts(other: label(other))
        case .notAfter(let other): ProblemWords.otherNotAfter(other: label(other))
        case .notAbove(let other): ProblemWords.otherNotAbove(other: label(other))
        case .above(let other): ProblemWords.otherAbove(other: label(other))
        case .shorterThan(let other): ProblemWords.otherShorterThan(other: label(other))
        case .leavesNothingOf(let other): ProblemWords.otherLeavesNothingOf(other: label(other))
        case .needsOneOf(let names): ProblemWords.otherNeedsOneOf(fields: labels(names))
        case .oneLeftOut(let names, _): ProblemWords.otherOneLeftOut(fields: labels(names))
        case .endsBeforeFirst: ProblemWords.otherEndsBeforeFirst
        case .notForPayments: ProblemWords.otherNotForPayments
        case .tooFew(let given, let needed): ProblemWords.otherTooFew(given: given, needed: needed)
        case .outsideTerm(_, let payments): ProblemWords.otherOutsideTerm(payments: payments)
        case .firstPeriodShort: ProblemWords.otherFirstPeriodShort
        case .needsPaymentCompounding: ProblemWords.otherNeedsPaymentCompounding
        case .notForMethod: ProblemWords.otherNotForMethod
        case .timesTooFine: ProblemWords.otherTimesTooFine
        case .dateMissing: ProblemWords.otherDateMissing
        case .notWithDates: ProblemWords.otherNotWithDates
        case .onlyWithDates: ProblemWords.otherOnlyWithDates
        default: nil
        }
    }

    /// What is wrong with an entry of a list.
    var messageOfEntry: Message? {
        switch problem.kind {
        case .entriesExpected: ProblemWords.entryNone
        case .tooManyEntries(let limit): ProblemWords.entryTooManyEntries(limit: limit)
        case .notThatMany(let lowest, let highest):
            ProblemWords.entryNotThatMany(lowest: lowest, highest: highest)
        case .nameTaken(let name, let entry):
            ProblemWords.entryNameTaken(name: name, entry: entry + 1)
        case .kindDiffers(_, _, let first, let kind, _):
            ProblemWords.entryKindDiffers(kind: Self.kind(kind), first: first)
        case .notOfKind(_, _, let kind), .notOfList(_, let kind):
            ProblemWords.entryNotOfKind(kind: Self.kind(kind))
        case .setNotFound(let set): ProblemWords.entrySetNotFound(set: set)
        case .setNamedTwice(let set, let entry):
            ProblemWords.entrySetNamedTwice(set: set, entry: entry + 1)
        case .inSet(let set, let inner):
            ProblemWords.entryInSet(set: set, what: FormProblem(inner, of: [], numbers).message)
        case .otherCurrency(let own, let set, let first):
            ProblemWords.entryOtherCurrency(set: set, own: own.code, first: first.code)
        case .nothingInCommon: ProblemWords.entryNothingInCommon
        default: nil
        }
    }
}
