// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Amount borrowed`
    static var figureAmountBorrowed: Message { Message(area, 44) }
    /// `APR`
    static var figureApr: Message { Message(area, 45) }
    /// `Comparison rate under Australian law`
    static var figureAprAu: Message { Message(area, 46) }
    /// `APR under Canadian law`
    static var figureAprCa: Message { Message(area, 47) }
    /// `Effective annual interest rate under Swiss law`
    static var figureAprCh: Message { Message(area, 48) }
    /// `Effective annual rate`
    static var figureAprEffective: Message { Message(area, 49) }
    /// `APRC under EU law`
    static var figureAprEu: Message { Message(area, 50) }
    /// `APR under UK rules`
    static var figureAprUk: Message { Message(area, 51) }
    /// `Cost of credit (interest and fees)`
    static var figureCostOfCredit: Message { Message(area, 52) }
    /// `Cost of credit (interest, fees and mortgage insurance)`
    static var figureCostOfCreditInsurance: Message { Message(area, 53) }
    /// `Last payment`
    static var figureFinalPayment: Message { Message(area, 54) }
    /// `Payment with taxes and insurance`
    static var figureFullPayment: Message { Message(area, 55) }
    /// `Highest balance`
    static var figureHighestBalance: Message { Message(area, 56) }
    /// `Highest payment before the last`
    static var figureHighestPayment: Message { Message(area, 57) }
    /// `Interest saved`
    static var figureInterestSaved: Message { Message(area, 58) }
    /// `Mortgage insurance last paid on`
    static var figureLastPremiumDate: Message { Message(area, 59) }
    /// `Loan-to-value ratio`
    static var figureLoanToValue: Message { Message(area, 60) }
    /// `Number of payments`
    static var figureNumberOfPayments: Message { Message(area, 61) }
    /// `Odd-days interest`
    static var figureOddInterest: Message { Message(area, 62) }
    /// `Payment every two months`
    static var figurePaymentEveryTwoMonths: Message { Message(area, 63) }
    /// `Payment every two weeks`
    static var figurePaymentEveryTwoWeeks: Message { Message(area, 64) }
    /// `First payment`
    static var figurePaymentFirst: Message { Message(area, 65) }
    /// `Payment after interest-only period`
    static var figurePaymentLater: Message { Message(area, 66) }
    /// `Monthly payment`
    static var figurePaymentMonthly: Message { Message(area, 67) }
    /// `Quarterly payment`
    static var figurePaymentQuarterly: Message { Message(area, 68) }
    /// `Payment every six months`
    static var figurePaymentSemiannual: Message { Message(area, 69) }
    /// `Payment`
    static var figurePaymentSingle: Message { Message(area, 70) }
    /// `Payment twice a month`
    static var figurePaymentTwiceAMonth: Message { Message(area, 71) }
    /// `Weekly payment`
    static var figurePaymentWeekly: Message { Message(area, 72) }
    /// `Yearly payment`
    static var figurePaymentYearly: Message { Message(area, 73) }
    /// `Payments saved`
    static var figurePaymentsSaved: Message { Message(area, 74) }
    /// `Paid off on`
    static var figurePayoffDate: Message { Message(area, 75) }
    /// `Part for mortgage insurance`
    static var figurePremium: Message { Message(area, 76) }
    /// `Mortgage insurance per payment`
    static var figurePremiumLater: Message { Message(area, 77) }
    /// `Payments with mortgage insurance`
    static var figurePremiums: Message { Message(area, 78) }
    /// `Amount you get`
    static var figureReceived: Message { Message(area, 79) }
    /// `Part for tax and home insurance`
    static var figureTaxAndInsurance: Message { Message(area, 80) }
    /// `Total interest`
    static var figureTotalInterest: Message { Message(area, 81) }
    /// `Total paid`
    static var figureTotalPaid: Message { Message(area, 82) }
    /// `Total mortgage insurance`
    static var figureTotalPremiums: Message { Message(area, 83) }
    /// `Total with fees`
    static var figureTotalWithFees: Message { Message(area, 84) }
    /// `Total with fees and mortgage insurance`
    static var figureTotalWithFeesInsurance: Message { Message(area, 85) }
}
