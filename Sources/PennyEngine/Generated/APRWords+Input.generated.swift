// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `Advances`
    static var inputAdvances: Message { Message(area, 18) }
    /// `What you get, and when.`
    static var inputAdvancesHelp: Message { Message(area, 19) }
    /// `Amount`
    static var inputFlowAmount: Message { Message(area, 20) }
    /// `At`
    static var inputFlowAt: Message { Message(area, 21) }
    /// `How many`
    static var inputFlowCount: Message { Message(area, 22) }
    /// `Date`
    static var inputFlowDate: Message { Message(area, 23) }
    /// `Day of the month`
    static var inputFlowDueDay: Message { Message(area, 24) }
    /// `Every`
    static var inputFlowEvery: Message { Message(area, 25) }
    /// `Fraction of a period`
    static var inputFlowFraction: Message { Message(area, 26) }
    /// `Law`
    static var inputMethod: Message { Message(area, 27) }
    /// `The law that says how the rate is computed.`
    static var inputMethodHelp: Message { Message(area, 28) }
    /// `Odd days belong to`
    static var inputOddDays: Message { Message(area, 29) }
    /// `Payments`
    static var inputPayments: Message { Message(area, 30) }
    /// `What you pay back, and when.`
    static var inputPaymentsHelp: Message { Message(area, 31) }
    /// `Period`
    static var inputUnitPeriod: Message { Message(area, 32) }
    /// `Periods a year`
    static var inputUnitPeriodsPerYear: Message { Message(area, 33) }
}
