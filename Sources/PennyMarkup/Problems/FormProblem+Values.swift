import PennyEngine

// What is wrong with a value by itself.
extension FormProblem {
    var messageOfValue: Message? {
        switch problem.kind {
        case .missing where isList: ProblemWords.entryNone
        case .missing(let example): ProblemWords.valueMissing(example: typed(example))
        case .textExpected: ProblemWords.valueTextExpected
        case .notAnAmount(let text):
            ProblemWords.valueNotAnAmount(
                typed: text, whole: typed("350,000"), parts: typed("1264.14"))
        case .ambiguousNumber(let text):
            ProblemWords.valueAmbiguousNumber(typed: text, parts: typed("1264.14"))
        case .tooManyDecimals(_, let currency, let decimals):
            ProblemWords.valueTooManyDecimals(currency: currency, decimals: decimals)
        case .negative: ProblemWords.valueNegative
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
            problem.isWhole(text)
                ? ProblemWords.valueBareTerm(typed: text)
                : ProblemWords.valueNotATerm(typed: text, example: example)
        case .termNotWhole(_, let unit): ProblemWords.valueTermNotWhole(unit: Self.unit(unit))
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
                yearly: typed("4,200"), monthly: typed("350"), rate: typed("1.2%"))
        case .notMonthlyDivisible: ProblemWords.valueNotMonthlyDivisible
        case .notARatio: ProblemWords.valueNotARatio(parts: typed("1.5"))
        case .notBelowOne: ProblemWords.valueNotBelowOne
        case .notADistance: ProblemWords.valueNotADistance
        case .notAMonth: ProblemWords.valueNotAMonth
        case .notAWord: ProblemWords.valueNotAWord
        case .notADeal: ProblemWords.valueNotADeal(price: typed("5.00"), part: typed("1.00"))
        case .notAYield: ProblemWords.valueNotAYield
        case .yieldAboveSize: ProblemWords.valueYieldAboveSize
        case .notAUse: ProblemWords.valueNotAUse
        case .notAWebAddress: ProblemWords.valueNotAWebAddress
        case .priceBelowZero: ProblemWords.valuePriceBelowZero
        default: nil
        }
    }
}
