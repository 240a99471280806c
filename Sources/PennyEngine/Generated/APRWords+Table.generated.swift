// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `Each rate makes both sides equal. The figures use the lowest.`
    static var tableRatesCaption: Message { Message(area, 99) }
    /// `Number`
    static var tableRatesColumnNumber: Message { Message(area, 100) }
    /// `Rate`
    static var tableRatesColumnRate: Message { Message(area, 101) }
    /// `All rates found`
    static var tableRatesTitle: Message { Message(area, 102) }
    ///     Amounts in {$currency :string}. The value of each side at the start is the exact sum,
    ///     rounded (halves up).
    @inline(never) static func tableSidesCaption(currency: String) -> Message {
        Message(area, 103, [.text(currency)])
    }
    /// `Advances`
    static var tableSidesCellAdvances: Message { Message(area, 104) }
    /// `Payments`
    static var tableSidesCellPayments: Message { Message(area, 105) }
    /// `Number`
    static var tableSidesColumnCount: Message { Message(area, 106) }
    /// `Side`
    static var tableSidesColumnSide: Message { Message(area, 107) }
    /// `Total`
    static var tableSidesColumnTotal: Message { Message(area, 108) }
    /// `Value at the start`
    static var tableSidesColumnWorth: Message { Message(area, 109) }
    /// `Both sides of the equation`
    static var tableSidesTitle: Message { Message(area, 110) }
    ///     Amounts in {$currency :string}. Times are years from the first advance. Each value at
    ///     the start is computed at the rate found, and rounded (halves up).
    @inline(never) static func tableTermsCaptionEu(currency: String) -> Message {
        Message(area, 111, [.text(currency)])
    }
    ///     Amounts in {$currency :string}. Times are whole periods and a fraction of one. Each
    ///     value at the start is computed at the rate found, and rounded (halves up).
    @inline(never) static func tableTermsCaptionUs(currency: String) -> Message {
        Message(area, 112, [.text(currency)])
    }
    ///     Amounts in {$currency :string}. Times are whole periods of {$unit :words} and a fraction
    ///     of one. Each value at the start is computed at the rate found, and rounded (halves up).
    @inline(never) static func tableTermsCaptionUsDated(
        currency: String, unit: Message
    ) -> Message {
        Message(area, 113, [.text(currency), .words(unit)])
    }
    /// `Advance`
    static var tableTermsColumnAdvance: Message { Message(area, 114) }
    /// `Value of advance`
    static var tableTermsColumnAdvanceWorth: Message { Message(area, 115) }
    /// `Date`
    static var tableTermsColumnDate: Message { Message(area, 116) }
    /// `Number`
    static var tableTermsColumnNumber: Message { Message(area, 117) }
    /// `Payment`
    static var tableTermsColumnPayment: Message { Message(area, 118) }
    /// `Value of payment`
    static var tableTermsColumnPaymentWorth: Message { Message(area, 119) }
    /// `Time`
    static var tableTermsColumnTime: Message { Message(area, 120) }
    /// `Year {$year :integer}`
    @inline(never) static func tableTermsGroup(year: Int) -> Message {
        Message(area, 121, [.count(year)])
    }
    /// `Every amount and its time`
    static var tableTermsTitle: Message { Message(area, 122) }
}
