import PennyEngine

extension FormProblem {
    var messageOfKind: Message {
        switch problem.kind {
        case .own(let own): message(of: own)
        case .calculation(let error, let currency): message(of: error, currency)
        case .repeated: ProblemWords.entryRepeated

        // Problems of a value by itself.
        case .missing where isList: ProblemWords.entryNone
        case .missing(let example): ProblemWords.valueMissing(example: self.example(example))
        case .textExpected: ProblemWords.valueTextExpected
        case .notAnAmount(let text):
            ProblemWords.valueNotAnAmount(
                typed: text, whole: amounts("350,000"), parts: amounts("1264.14"))
        case .amountInOther(_, let other, let own):
            ProblemWords.valueAmountInOther(other: other.code, own: own.code)
        case .ambiguousNumber(let text):
            ProblemWords.valueAmbiguousNumber(typed: text, parts: typed("1264.14"))
        case .tooManyDecimals(_, let currency, let decimals):
            ProblemWords.valueTooManyDecimals(currency: currency, decimals: decimals)
        case .negative(_, nil): ProblemWords.valueNegative
        case .negative(_, let example?):
            ProblemWords.valueNegativeExample(example: self.example(example))
        case .zero: ProblemWords.valueZero
        case .amountTooLarge: ProblemWords.valueAmountTooLarge
        case .rateWithoutPercent(let rate):
            problem.percentMeant(by: rate).map {
                ProblemWords.valueRateBelowOne(rate: rate, percent: $0)
            }
                ?? ProblemWords.valueRateWithoutPercent(rate: rate)
        case .notARate(let text): ProblemWords.valueNotARate(typed: text, example: typed("6.25%"))
        case .markInRate: ProblemWords.valueMarkInRate(example: typed("6.25%"))
        case .rateTooLarge: ProblemWords.valueRateTooLarge
        case .notATerm(let text, let example):
            bareTerms(text).map {
                ProblemWords.valueBareTerm(years: $0.years, months: $0.months)
            }
                ?? ProblemWords.valueNotATerm(typed: text, example: self.example(example))
        case .termNotWhole(_, let unit, let nearest):
            nearest.map { ProblemWords.valueTermInMonths(example: $0) }
                ?? ProblemWords.valueTermNotWhole(unit: Self.unit(unit))
        case .termTooLong(_, let limit, let unit):
            ProblemWords.valueTermTooLong(limit: limit, unit: Self.unit(unit))
        case .notAChoice(let text, let choices):
            ProblemWords.valueNotAChoice(typed: text, choices: choices.map { .choice($0) })
        case .notADate: ProblemWords.valueNotADate
        case .notACount(_, let lowest, let highest):
            ProblemWords.valueNotACount(lowest: lowest, highest: highest)
        case .notACurrency: ProblemWords.valueNotACurrency
        case .leavesNothing: ProblemWords.valueLeavesNothing
        case .notAYearlyCost:
            ProblemWords.valueNotAYearlyCost(
                yearly: amounts("4,200"), monthly: amounts("350"), rate: typed("1.2%"))
        case .amountOrPercentage(let number, let amount, let currency):
            ProblemWords.valueAmountOrPercentage(
                percentage: percentage(number), amount: self.amount(amount, currency))
        case .notMonthlyDivisible: ProblemWords.valueNotMonthlyDivisible
        case .notARatio: ProblemWords.valueNotARatio(parts: typed("1.5"))
        case .notBelowOne: ProblemWords.valueNotBelowOne
        case .notADistance: ProblemWords.valueNotADistance
        case .notAMonth: ProblemWords.valueNotAMonth
        case .notAWord: ProblemWords.valueNotAWord
        case .notADeal: ProblemWords.valueNotADeal(price: amounts("5.00"), part: amounts("1.00"))
        case .priceOrCount(_, let all, let paid, let price, let currency):
            ProblemWords.valuePriceOrCount(
                all: all, paid: paid, free: all - paid, price: amount(price, currency))
        case .notAYield: ProblemWords.valueNotAYield
        case .yieldAboveSize: ProblemWords.valueYieldAboveSize
        case .notAUse: ProblemWords.valueNotAUse
        case .notAWebAddress: ProblemWords.valueNotAWebAddress
        case .priceBelowZero: ProblemWords.valuePriceBelowZero

        // Problems of a value beside others.
        case .unknownInput: ProblemWords.otherUnknownInput(name: problem.path.input)
        case .unknownField:
            ProblemWords.otherUnknownInput(name: problem.path.field ?? problem.path.input)
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

        // Problems of an entry of a list.
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
        case .inSet(_, let fields, let inner):
            FormProblem(inner, of: fields, numbers).message
        case .otherCurrency(let own, let set, let first):
            ProblemWords.entryOtherCurrency(set: set, own: own.code, first: first.code)
        case .nothingInCommon: ProblemWords.entryNothingInCommon
        }
    }
}
