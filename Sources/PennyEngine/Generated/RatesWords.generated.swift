// scripts/messages makes this file of messages/en/rates.mf2.

/// The messages of the area rates, with the values that they take.
enum RatesWords {
    static var area: MessageArea { MessageArea(18, digest: 0x6B8A_3885) }
    ///     {$rate :rate} with {$compounding :words} compounding is {$effective :rate} over a whole
    ///     year.
    @inline(never) static func answerEffective(
        rate: ExactDecimal, compounding: Message, effective: ExactDecimal
    ) -> Message {
        Message(area, 0, [.rate(rate), .words(compounding), .rate(effective)])
    }
    /// `The annual percentage yield (APY) is {$yield :percent}.`
    @inline(never) static func answerYield(yield: Quantity) -> Message {
        Message(area, 1, [yield])
    }
    /// `Rate conversions`
    static var calculatorMany: Message { Message(area, 2) }
    /// `Rate conversion`
    static var calculatorOne: Message { Message(area, 3) }
    /// `What is this rate over a whole year?`
    static var calculatorQuestion: Message { Message(area, 4) }
    ///     A yearly rate of {$rate :rate} is an effective rate of {$rate :rate} with yearly
    ///     compounding and {$highest :rate} with continuous compounding
    @inline(never) static func chartCompoundingFinding(
        rate: ExactDecimal, highest: ExactDecimal
    ) -> Message {
        Message(area, 5, [.rate(rate), .rate(highest)])
    }
    /// `APY`
    static var chartYieldBarApy: Message { Message(area, 6) }
    /// `Simple yearly rate`
    static var chartYieldBarSimple: Message { Message(area, 7) }
    ///     .input {$days :integer}
    ///     .match $days
    ///     one {{{$interest :money} in {$days} day is a yield of {$yield :percent}}}
    ///     * {{{$interest :money} in {$days} days is a yield of {$yield :percent}}}
    @inline(never) static func chartYieldFinding(
        interest: Int64, days: Int, yield: Quantity
    ) -> Message {
        Message(area, 8, [.money(interest), .count(days), yield])
    }
    /// `Annual percentage yield (APY)`
    static var figureApy: Message { Message(area, 9) }
    /// `APY as disclosed`
    static var figureApyRounded: Message { Message(area, 10) }
    /// `Effective annual rate`
    static var figureEffectiveRate: Message { Message(area, 11) }
    /// `Equivalent nominal rate`
    static var figureEquivalentRate: Message { Message(area, 12) }
    /// `Interest earned`
    static var figureInterest: Message { Message(area, 13) }
    /// `Rate per period`
    static var figurePeriodicRate: Message { Message(area, 14) }
    /// `Compounding`
    static var inputCompounding: Message { Message(area, 15) }
    /// `Days in a compounding period`
    static var inputCompoundingDays: Message { Message(area, 16) }
    /// `How often interest is added.`
    static var inputCompoundingHelp: Message { Message(area, 17) }
    /// `Days in the term`
    static var inputDays: Message { Message(area, 18) }
    /// `Interest earned`
    static var inputInterest: Message { Message(area, 19) }
    /// `What an account paid. The page computes its yield.`
    static var inputInterestHelp: Message { Message(area, 20) }
    /// `Periods a year of the rate you want`
    static var inputPeriodsAYear: Message { Message(area, 21) }
    /// `Amount deposited`
    static var inputPrincipal: Message { Message(area, 22) }
    /// `Yearly rate`
    static var inputRate: Message { Message(area, 23) }
    /// `Rate changes`
    static var inputSteps: Message { Message(area, 24) }
    /// `Days`
    static var inputStepsDays: Message { Message(area, 25) }
    /// `Rates that follow each other.`
    static var inputStepsHelp: Message { Message(area, 26) }
    /// `Rate`
    static var inputStepsRate: Message { Message(area, 27) }
    /// `Rates by tier`
    static var inputTiers: Message { Message(area, 28) }
    /// `Amount`
    static var inputTiersAmount: Message { Message(area, 29) }
    /// `Rates that depend on the balance.`
    static var inputTiersHelp: Message { Message(area, 30) }
    /// `Rate`
    static var inputTiersRate: Message { Message(area, 31) }
    ///     Interest is compounded daily, at 1/365 of the rate. The yield is computed from the
    ///     interest rounded to the currency’s smallest unit.
    static var noteDaily: Message { Message(area, 32) }
    /// `A rate that is compounded once a year is an effective rate.`
    static var noteOnceAYear: Message { Message(area, 33) }
    /// `Compounded again, the nominal rate gives the effective rate to 12 decimals: {$rate :rate}.`
    @inline(never) static func proofCompoundedAgain(rate: ExactDecimal) -> Message {
        Message(area, 34, [.rate(rate)])
    }
    /// `At this yield, the principal earns {$interest :money} in these days.`
    @inline(never) static func proofYield(interest: Int64) -> Message {
        Message(area, 35, [.money(interest)])
    }
    /// `APY in percent, with two decimals`
    static var stepApyRoundedFormula: Message { Message(area, 36) }
    /// `Rounded to the nearest hundredth of a percentage point.`
    static var stepApyRoundedRounding: Message { Message(area, 37) }
    /// `12 CFR 1030.3(f)(1)`
    static var stepApyRoundedSource: Message { Message(area, 38) }
    /// `The yield as disclosed`
    static var stepApyRoundedTitle: Message { Message(area, 39) }
    /// `(1 + interest ÷ balance ÷ days × compounding)^(365 ÷ compounding) − 1`
    static var stepApyFormulaCompounding: Message { Message(area, 40) }
    /// `(1 + interest ÷ principal)^(365 ÷ days in term) − 1`
    static var stepApyFormulaTerm: Message { Message(area, 41) }
    ///     (1 + {$interest :money} ÷ {$principal :money} ÷ {$days :integer} × {$compounding
    ///     :integer})^(365 ÷ {$compounding :integer}) − 1
    @inline(never) static func stepApyNumbersCompounding(
        interest: Int64, principal: Int64, days: Int, compounding: Int
    ) -> Message {
        Message(area, 42, [.money(interest), .money(principal), .count(days), .count(compounding)])
    }
    /// `(1 + {$interest :money} ÷ {$principal :money})^(365 ÷ {$days :integer}) − 1`
    @inline(never) static func stepApyNumbersTerm(
        interest: Int64, principal: Int64, days: Int
    ) -> Message {
        Message(area, 43, [.money(interest), .money(principal), .count(days)])
    }
    /// `12 CFR 1030 (Regulation DD), appendix A`
    static var stepApySource: Message { Message(area, 44) }
    /// `The annual percentage yield`
    static var stepApyTitle: Message { Message(area, 45) }
    /// `e^rate − 1`
    static var stepEffectiveRateFormulaContinuous: Message { Message(area, 46) }
    /// `(1 + rate ÷ compoundings a year)^(compoundings a year) − 1`
    static var stepEffectiveRateFormulaTimes: Message { Message(area, 47) }
    /// `e^{$rate :rate} − 1`
    @inline(never) static func stepEffectiveRateNumbersContinuous(rate: ExactDecimal) -> Message {
        Message(area, 48, [.rate(rate)])
    }
    /// `(1 + {$rate :rate} ÷ {$times :integer})^{$times :integer} − 1`
    @inline(never) static func stepEffectiveRateNumbersTimes(
        rate: ExactDecimal, times: Int
    ) -> Message {
        Message(area, 49, [.rate(rate), .count(times)])
    }
    /// `12 CFR 1030, appendix A, for a year of interest`
    static var stepEffectiveRateSource: Message { Message(area, 50) }
    /// `The effective annual rate`
    static var stepEffectiveRateTitle: Message { Message(area, 51) }
    /// `rate per period × periods a year`
    static var stepEquivalentRateFormula: Message { Message(area, 52) }
    /// `The nominal rate`
    static var stepEquivalentRateTitle: Message { Message(area, 53) }
    /// `amount × (1 + rate ÷ 365)^days for each part and rate, minus the amount`
    static var stepInterestFormula: Message { Message(area, 54) }
    /// `{$parts :list style=plus} − {$principal :money}`
    @inline(never) static func stepInterestNumbers(parts: [Quantity], principal: Int64) -> Message {
        Message(area, 55, [.list(parts), .money(principal)])
    }
    /// `{{ × (1 + {$rate :rate} ÷ 365)^{$days :integer}}}`
    @inline(never) static func stepInterestNumbersFactor(rate: ExactDecimal, days: Int) -> Message {
        Message(area, 56, [.rate(rate), .count(days)])
    }
    /// `The exact interest is rounded (halves up) once.`
    static var stepInterestRounding: Message { Message(area, 57) }
    /// `The interest`
    static var stepInterestTitle: Message { Message(area, 58) }
    /// `(1 + effective rate)^(1 ÷ periods a year) − 1`
    static var stepPeriodicRateFormula: Message { Message(area, 59) }
    /// `(1 + {$rate :rate})^(1 ÷ {$periods :integer}) − 1`
    @inline(never) static func stepPeriodicRateNumbers(
        rate: ExactDecimal, periods: Int
    ) -> Message {
        Message(area, 60, [.rate(rate), .count(periods)])
    }
    /// `The rate per period`
    static var stepPeriodicRateTitle: Message { Message(area, 61) }
    /// `Computed with an error bound, and rounded (halves up) to 18 decimals.`
    static var stepRounding: Message { Message(area, 62) }
    ///     The equivalent rate earns as much in a year as the rate you typed. Your effective rate
    ///     is what the rate you typed would come to in a year if it were compounded this often.
    static var tableEquivalentsCaption: Message { Message(area, 63) }
    /// `{$times :integer} times a year`
    @inline(never) static func tableEquivalentsCellTimes(times: Int) -> Message {
        Message(area, 64, [.count(times)])
    }
    /// `Compounding`
    static var tableEquivalentsColumnCompounding: Message { Message(area, 65) }
    /// `Your effective rate`
    static var tableEquivalentsColumnEffectiveRate: Message { Message(area, 66) }
    /// `Equivalent rate`
    static var tableEquivalentsColumnRate: Message { Message(area, 67) }
    /// `The same rate with other compounding`
    static var tableEquivalentsTitle: Message { Message(area, 68) }
    /// `The answers with more decimals, so that you can check them with other programs.`
    static var tableUnroundedCaption: Message { Message(area, 69) }
    /// `Figure`
    static var tableUnroundedColumnFigure: Message { Message(area, 70) }
    /// `Value`
    static var tableUnroundedColumnValue: Message { Message(area, 71) }
    /// `Before rounding`
    static var tableUnroundedTitle: Message { Message(area, 72) }
}
