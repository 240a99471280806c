// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    ///     Amounts in {$currency :string}. What you receive is above zero, and what you pay is
    ///     below zero. The last column is what you would receive or pay to settle after the period.
    ///     It is exact and rounded (halves up), and the interest makes each row add up.
    @inline(never) static func tableGrowthCaption(currency: String) -> Message {
        Message(area, 124, [.text(currency)])
    }
    /// `Interest`
    static var tableGrowthColumnInterest: Message { Message(area, 125) }
    /// `Payment`
    static var tableGrowthColumnPayment: Message { Message(area, 126) }
    /// `Period`
    static var tableGrowthColumnPeriod: Message { Message(area, 127) }
    /// `To settle`
    static var tableGrowthColumnWorth: Message { Message(area, 128) }
    /// `Period by period`
    static var tableGrowthTitle: Message { Message(area, 129) }
    /// `With interest, these amounts add up to zero at more than one rate.`
    static var tableRatesCaption: Message { Message(area, 130) }
    /// `Rate per period`
    static var tableRatesColumnPeriodicRate: Message { Message(area, 131) }
    /// `Yearly rate`
    static var tableRatesColumnRate: Message { Message(area, 132) }
    /// `Every rate that fits`
    static var tableRatesTitle: Message { Message(area, 133) }
    /// `The answers with more decimals, so that you can check them with other programs.`
    static var tableUnroundedCaption: Message { Message(area, 134) }
    /// `Figure`
    static var tableUnroundedColumnFigure: Message { Message(area, 135) }
    /// `Value`
    static var tableUnroundedColumnValue: Message { Message(area, 136) }
    /// `Before rounding`
    static var tableUnroundedTitle: Message { Message(area, 137) }
}
