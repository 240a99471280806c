// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    /// `Compounding`
    static var inputCompounding: Message { Message(area, 36) }
    /// `How often interest is added.`
    static var inputCompoundingHelp: Message { Message(area, 37) }
    /// `Amount at the end`
    static var inputFutureValue: Message { Message(area, 38) }
    /// `What you get or pay at the end.`
    static var inputFutureValueHelp: Message { Message(area, 39) }
    /// `Interest in periods`
    static var inputInPeriods: Message { Message(area, 40) }
    /// `Shows interest and principal of these periods.`
    static var inputInPeriodsHelp: Message { Message(area, 41) }
    /// `Payment each period`
    static var inputPayment: Message { Message(area, 42) }
    /// `What you get or pay in each period.`
    static var inputPaymentHelp: Message { Message(area, 43) }
    /// `Number of periods`
    static var inputPeriods: Message { Message(area, 44) }
    /// `Periods a year`
    static var inputPeriodsAYear: Message { Message(area, 45) }
    /// `How many payments there are, or how long they go on.`
    static var inputPeriodsHelp: Message { Message(area, 46) }
    /// `Amount today`
    static var inputPresentValue: Message { Message(area, 47) }
    /// `What you get or pay at the start. Put “receive” or “pay” before the amount.`
    static var inputPresentValueHelp: Message { Message(area, 48) }
    /// `Yearly interest rate`
    static var inputRate: Message { Message(area, 49) }
    /// `Solve for`
    static var inputSolveFor: Message { Message(area, 50) }
    /// `What to compute. Leave its field empty.`
    static var inputSolveForHelp: Message { Message(area, 51) }
    /// `Payment timing`
    static var inputTiming: Message { Message(area, 52) }
}
