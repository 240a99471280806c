// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    /// `Effective annual rate`
    static var figureEffectiveRate: Message { Message(area, 16) }
    /// `Amount you pay at the end`
    static var figureFutureValuePaid: Message { Message(area, 17) }
    /// `Amount you receive at the end`
    static var figureFutureValueReceived: Message { Message(area, 18) }
    /// `Interest you receive in these periods`
    static var figureInterestInPeriods: Message { Message(area, 19) }
    /// `Interest you pay in these periods`
    static var figureInterestInPeriodsPaid: Message { Message(area, 20) }
    /// `Received minus paid`
    static var figureNet: Message { Message(area, 21) }
    /// `Paid minus received`
    static var figureNetPaid: Message { Message(area, 22) }
    /// `Payment you make`
    static var figurePaymentPaid: Message { Message(area, 23) }
    /// `Payment you receive`
    static var figurePaymentReceived: Message { Message(area, 24) }
    /// `Total of payments you receive`
    static var figurePayments: Message { Message(area, 25) }
    /// `Total of payments you make`
    static var figurePaymentsPaid: Message { Message(area, 26) }
    /// `Rate per period`
    static var figurePeriodicRate: Message { Message(area, 27) }
    /// `Periods`
    static var figurePeriods: Message { Message(area, 28) }
    /// `Periods before today`
    static var figurePeriodsBefore: Message { Message(area, 29) }
    /// `Amount you pay today`
    static var figurePresentValuePaid: Message { Message(area, 30) }
    /// `Amount you receive today`
    static var figurePresentValueReceived: Message { Message(area, 31) }
    /// `Principal you receive in these periods`
    static var figurePrincipalInPeriods: Message { Message(area, 32) }
    /// `Principal you pay in these periods`
    static var figurePrincipalInPeriodsPaid: Message { Message(area, 33) }
    /// `Yearly interest rate`
    static var figureRate: Message { Message(area, 34) }
    /// `Periods, rounded up`
    static var figureWholePeriods: Message { Message(area, 35) }
}
