// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Amortization`
    static var inputAmortization: Message { Message(area, 45) }
    /// `Compounding`
    static var inputCompounding: Message { Message(area, 46) }
    /// `Day count`
    static var inputDayCount: Message { Message(area, 47) }
    /// `Down payment`
    static var inputDownPayment: Message { Message(area, 48) }
    /// `Day of the month`
    static var inputDueDay: Message { Message(area, 49) }
    /// `Extra payments`
    static var inputExtra: Message { Message(area, 50) }
    /// `Amount`
    static var inputExtraAmount: Message { Message(area, 51) }
    /// `At payment`
    static var inputExtraAt: Message { Message(area, 52) }
    /// `Every`
    static var inputExtraEvery: Message { Message(area, 53) }
    /// `From payment`
    static var inputExtraFrom: Message { Message(area, 54) }
    /// `To payment`
    static var inputExtraTo: Message { Message(area, 55) }
    /// `Fees paid at the start`
    static var inputFees: Message { Message(area, 56) }
    /// `First payment date`
    static var inputFirstPayment: Message { Message(area, 57) }
    /// `Agreed payments`
    static var inputFixedPayments: Message { Message(area, 58) }
    /// `Payment`
    static var inputFixedPaymentsPayment: Message { Message(area, 59) }
    /// `Number of payments`
    static var inputFixedPaymentsPayments: Message { Message(area, 60) }
    /// `Yearly home insurance`
    static var inputHomeInsurance: Message { Message(area, 61) }
    /// `Home price`
    static var inputHomeValue: Message { Message(area, 62) }
    /// `Interest-only period`
    static var inputInterestOnly: Message { Message(area, 63) }
    /// `Last payment`
    static var inputLastPayment: Message { Message(area, 64) }
    /// `Yearly mortgage insurance`
    static var inputMortgageInsurance: Message { Message(area, 65) }
    /// `Mortgage insurance ends at`
    static var inputMortgageInsuranceEnd: Message { Message(area, 66) }
    /// `Day count for odd days`
    static var inputOddDaysCount: Message { Message(area, 67) }
    /// `Odd-days interest`
    static var inputOddDaysInterest: Message { Message(area, 68) }
    /// `Type of odd-days interest`
    static var inputOddDaysMethod: Message { Message(area, 69) }
    /// `Fixed payment`
    static var inputPayment: Message { Message(area, 70) }
    /// `Payment computed from`
    static var inputPaymentBasis: Message { Message(area, 71) }
    /// `Largest yearly payment increase`
    static var inputPaymentCap: Message { Message(area, 72) }
    /// `Years with this limit`
    static var inputPaymentCapYears: Message { Message(area, 73) }
    /// `Yearly payment increase`
    static var inputPaymentGrowth: Message { Message(area, 74) }
    /// `Years with an increase`
    static var inputPaymentGrowthYears: Message { Message(area, 75) }
    /// `Payment rounding`
    static var inputPaymentRounding: Message { Message(area, 76) }
    /// `Payment frequency`
    static var inputPayments: Message { Message(area, 77) }
    /// `Points`
    static var inputPoints: Message { Message(area, 78) }
    /// `Amount borrowed`
    static var inputPrincipal: Message { Message(area, 79) }
    /// `Yearly property tax`
    static var inputPropertyTax: Message { Message(area, 80) }
    /// `Yearly interest rate`
    static var inputRate: Message { Message(area, 81) }
    /// `Rate changes`
    static var inputRateSteps: Message { Message(area, 82) }
    /// `Number of payments`
    static var inputRateStepsPayments: Message { Message(area, 83) }
    /// `Rate`
    static var inputRateStepsRate: Message { Message(area, 84) }
    /// `Repayment`
    static var inputRepayment: Message { Message(area, 85) }
    /// `Interest rounding`
    static var inputRounding: Message { Message(area, 86) }
    /// `Start date`
    static var inputStart: Message { Message(area, 87) }
    /// `Term`
    static var inputTerm: Message { Message(area, 88) }
}
