// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `Advances`
    static var inputAdvances: Message { Message(area, 21) }
    /// `What you get, and when.`
    static var inputAdvancesHelp: Message { Message(area, 22) }
    /// `Amount`
    static var inputFlowAmount: Message { Message(area, 23) }
    /// `At`
    static var inputFlowAt: Message { Message(area, 24) }
    /// `How many`
    static var inputFlowCount: Message { Message(area, 25) }
    /// `Date`
    static var inputFlowDate: Message { Message(area, 26) }
    /// `Day of the month`
    static var inputFlowDueDay: Message { Message(area, 27) }
    /// `Every`
    static var inputFlowEvery: Message { Message(area, 28) }
    /// `Fraction of a period`
    static var inputFlowFraction: Message { Message(area, 29) }
    /// `Law`
    static var inputMethod: Message { Message(area, 30) }
    /// `The law that says how the rate is computed.`
    static var inputMethodHelp: Message { Message(area, 31) }
    /// `Odd days belong to`
    static var inputOddDays: Message { Message(area, 32) }
    /// `Payments`
    static var inputPayments: Message { Message(area, 33) }
    /// `What you pay back, and when.`
    static var inputPaymentsHelp: Message { Message(area, 34) }
    /// `Period`
    static var inputUnitPeriod: Message { Message(area, 35) }
    /// `Periods a year`
    static var inputUnitPeriodsPerYear: Message { Message(area, 36) }
}
