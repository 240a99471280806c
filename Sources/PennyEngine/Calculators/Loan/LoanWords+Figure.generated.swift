// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Amount borrowed`
    static var figureAmountBorrowed: Message { Message(area, 15) }
    /// `APR`
    static var figureApr: Message { Message(area, 16) }
    /// `Comparison rate under Australian law`
    static var figureAprAu: Message { Message(area, 17) }
    /// `APR under Canadian law`
    static var figureAprCa: Message { Message(area, 18) }
    /// `Effective annual interest rate under Swiss law`
    static var figureAprCh: Message { Message(area, 19) }
    /// `Effective annual rate`
    static var figureAprEffective: Message { Message(area, 20) }
    /// `APRC under EU law`
    static var figureAprEu: Message { Message(area, 21) }
    /// `APR under UK rules`
    static var figureAprUk: Message { Message(area, 22) }
    /// `Last payment`
    static var figureFinalPayment: Message { Message(area, 23) }
    /// `Payment with taxes and insurance`
    static var figureFullPayment: Message { Message(area, 24) }
    /// `Highest balance`
    static var figureHighestBalance: Message { Message(area, 25) }
    /// `Highest payment before the last`
    static var figureHighestPayment: Message { Message(area, 26) }
    /// `Interest saved`
    static var figureInterestSaved: Message { Message(area, 27) }
    /// `Mortgage insurance last paid on`
    static var figureLastPremiumDate: Message { Message(area, 28) }
    /// `Loan-to-value ratio`
    static var figureLoanToValue: Message { Message(area, 29) }
    /// `Number of payments`
    static var figureNumberOfPayments: Message { Message(area, 30) }
    /// `Odd-days interest`
    static var figureOddInterest: Message { Message(area, 31) }
    /// `Payment every two months`
    static var figurePaymentEveryTwoMonths: Message { Message(area, 32) }
    /// `Payment every two weeks`
    static var figurePaymentEveryTwoWeeks: Message { Message(area, 33) }
    /// `First payment`
    static var figurePaymentFirst: Message { Message(area, 34) }
    /// `Payment after interest-only period`
    static var figurePaymentLater: Message { Message(area, 35) }
    /// `Monthly payment`
    static var figurePaymentMonthly: Message { Message(area, 36) }
    /// `Quarterly payment`
    static var figurePaymentQuarterly: Message { Message(area, 37) }
    /// `Payment every six months`
    static var figurePaymentSemiannual: Message { Message(area, 38) }
    /// `Payment twice a month`
    static var figurePaymentTwiceAMonth: Message { Message(area, 39) }
    /// `Weekly payment`
    static var figurePaymentWeekly: Message { Message(area, 40) }
    /// `Yearly payment`
    static var figurePaymentYearly: Message { Message(area, 41) }
    /// `Payments saved`
    static var figurePaymentsSaved: Message { Message(area, 42) }
    /// `Paid off on`
    static var figurePayoffDate: Message { Message(area, 43) }
    /// `Part for mortgage insurance`
    static var figurePremium: Message { Message(area, 44) }
    /// `Mortgage insurance per payment`
    static var figurePremiumLater: Message { Message(area, 45) }
    /// `Payments with mortgage insurance`
    static var figurePremiums: Message { Message(area, 46) }
    /// `Part for tax and home insurance`
    static var figureTaxAndInsurance: Message { Message(area, 47) }
    /// `Total interest`
    static var figureTotalInterest: Message { Message(area, 48) }
    /// `Total paid`
    static var figureTotalPaid: Message { Message(area, 49) }
    /// `Total mortgage insurance`
    static var figureTotalPremiums: Message { Message(area, 50) }
}
