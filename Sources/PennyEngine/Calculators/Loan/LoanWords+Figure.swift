// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Amount borrowed`
    static var figureAmountBorrowed: Message { Message(area, 15) }
    /// `APR`
    static var figureApr: Message { Message(area, 16) }
    /// `Last payment`
    static var figureFinalPayment: Message { Message(area, 17) }
    /// `Payment with taxes and insurance`
    static var figureFullPayment: Message { Message(area, 18) }
    /// `Highest balance`
    static var figureHighestBalance: Message { Message(area, 19) }
    /// `Highest payment before the last`
    static var figureHighestPayment: Message { Message(area, 20) }
    /// `Interest saved`
    static var figureInterestSaved: Message { Message(area, 21) }
    /// `Mortgage insurance last paid on`
    static var figureLastPremiumDate: Message { Message(area, 22) }
    /// `Loan-to-value ratio`
    static var figureLoanToValue: Message { Message(area, 23) }
    /// `Number of payments`
    static var figureNumberOfPayments: Message { Message(area, 24) }
    /// `Odd-days interest`
    static var figureOddInterest: Message { Message(area, 25) }
    /// `Payment every two months`
    static var figurePaymentEveryTwoMonths: Message { Message(area, 26) }
    /// `Payment every two weeks`
    static var figurePaymentEveryTwoWeeks: Message { Message(area, 27) }
    /// `First payment`
    static var figurePaymentFirst: Message { Message(area, 28) }
    /// `Payment after interest-only period`
    static var figurePaymentLater: Message { Message(area, 29) }
    /// `Monthly payment`
    static var figurePaymentMonthly: Message { Message(area, 30) }
    /// `Quarterly payment`
    static var figurePaymentQuarterly: Message { Message(area, 31) }
    /// `Payment every six months`
    static var figurePaymentSemiannual: Message { Message(area, 32) }
    /// `Payment twice a month`
    static var figurePaymentTwiceAMonth: Message { Message(area, 33) }
    /// `Weekly payment`
    static var figurePaymentWeekly: Message { Message(area, 34) }
    /// `Yearly payment`
    static var figurePaymentYearly: Message { Message(area, 35) }
    /// `Payments saved`
    static var figurePaymentsSaved: Message { Message(area, 36) }
    /// `Paid off on`
    static var figurePayoffDate: Message { Message(area, 37) }
    /// `Part for mortgage insurance`
    static var figurePremium: Message { Message(area, 38) }
    /// `Mortgage insurance per payment`
    static var figurePremiumLater: Message { Message(area, 39) }
    /// `Payments with mortgage insurance`
    static var figurePremiums: Message { Message(area, 40) }
    /// `Part for tax and home insurance`
    static var figureTaxAndInsurance: Message { Message(area, 41) }
    /// `Total interest`
    static var figureTotalInterest: Message { Message(area, 42) }
    /// `Total paid`
    static var figureTotalPaid: Message { Message(area, 43) }
    /// `Total mortgage insurance`
    static var figureTotalPremiums: Message { Message(area, 44) }
}
