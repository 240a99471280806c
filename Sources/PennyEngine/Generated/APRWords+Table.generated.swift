// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `Each rate makes both sides equal. The figures use the lowest.`
    static var tableRatesCaption: Message { Message(area, 96) }
    /// `Number`
    static var tableRatesColumnNumber: Message { Message(area, 97) }
    /// `Rate`
    static var tableRatesColumnRate: Message { Message(area, 98) }
    /// `All rates found`
    static var tableRatesTitle: Message { Message(area, 99) }
    ///     Amounts in {$currency :string}. The value of each side at the start is the exact sum,
    ///     rounded (halves up).
    @inline(never) static func tableSidesCaption(currency: String) -> Message {
        Message(area, 100, [.text(currency)])
    }
    /// `Advances`
    static var tableSidesCellAdvances: Message { Message(area, 101) }
    /// `Payments`
    static var tableSidesCellPayments: Message { Message(area, 102) }
    /// `Number`
    static var tableSidesColumnCount: Message { Message(area, 103) }
    /// `Side`
    static var tableSidesColumnSide: Message { Message(area, 104) }
    /// `Total`
    static var tableSidesColumnTotal: Message { Message(area, 105) }
    /// `Value at the start`
    static var tableSidesColumnWorth: Message { Message(area, 106) }
    /// `Both sides of the equation`
    static var tableSidesTitle: Message { Message(area, 107) }
    ///     Amounts in {$currency :string}. Times are years from the first advance. Each value at
    ///     the start is computed at the rate found, and rounded (halves up).
    @inline(never) static func tableTermsCaptionEu(currency: String) -> Message {
        Message(area, 108, [.text(currency)])
    }
    ///     Amounts in {$currency :string}. Times are whole periods and a fraction of one. Each
    ///     value at the start is computed at the rate found, and rounded (halves up).
    @inline(never) static func tableTermsCaptionUs(currency: String) -> Message {
        Message(area, 109, [.text(currency)])
    }
    ///     Amounts in {$currency :string}. Times are whole periods of {$unit :words} and a fraction
    ///     of one. Each value at the start is computed at the rate found, and rounded (halves up).
    @inline(never) static func tableTermsCaptionUsDated(
        currency: String, unit: Message
    ) -> Message {
        Message(area, 110, [.text(currency), .words(unit)])
    }
    /// `Advance`
    static var tableTermsColumnAdvance: Message { Message(area, 111) }
    /// `Value of advance`
    static var tableTermsColumnAdvanceWorth: Message { Message(area, 112) }
    /// `Date`
    static var tableTermsColumnDate: Message { Message(area, 113) }
    /// `Number`
    static var tableTermsColumnNumber: Message { Message(area, 114) }
    /// `Payment`
    static var tableTermsColumnPayment: Message { Message(area, 115) }
    /// `Value of payment`
    static var tableTermsColumnPaymentWorth: Message { Message(area, 116) }
    /// `Time`
    static var tableTermsColumnTime: Message { Message(area, 117) }
    /// `Year {$year :integer}`
    @inline(never) static func tableTermsGroup(year: Int) -> Message {
        Message(area, 118, [.count(year)])
    }
    /// `Every amount and its time`
    static var tableTermsTitle: Message { Message(area, 119) }
}
