// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    ///     The European Union’s rate includes compounding: 1% a month is 12.7% a year, not 12% as
    ///     under US law.
    static var noteCompounds: Message { Message(area, 37) }
    ///     The money changes direction {$changes :integer} times, so more than one rate may solve
    ///     the equation. The program tried rates up to {$highest :rate} and found only this one.
    @inline(never) static func noteRatesOne(changes: Int, highest: ExactDecimal) -> Message {
        Message(area, 38, [.count(changes), .rate(highest)])
    }
    ///     The money changes direction {$changes :integer} times, so more than one rate may solve
    ///     the equation. The program found these rates and uses the lowest: {$rates :list
    ///     style=comma}.
    @inline(never) static func noteRatesSeveral(changes: Int, rates: [Quantity]) -> Message {
        Message(area, 39, [.count(changes), .list(rates)])
    }
    ///     Regulation Z (12 CFR 1026.22(a)) counts an APR as accurate if it is within 1/4 of one
    ///     percentage point of this one. Two decimals are usual.
    static var noteToleranceIrregular: Message { Message(area, 40) }
    ///     Regulation Z (12 CFR 1026.22(a)) counts an APR as accurate if it is within 1/8 of one
    ///     percentage point of this one. Two decimals are usual.
    static var noteToleranceRegular: Message { Message(area, 41) }
}
