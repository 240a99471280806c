// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Amortization`
    static var inputAmortization: Message { Message(area, 51) }
    /// `Law for the APR`
    static var inputAprMethod: Message { Message(area, 52) }
    /// `Compounding`
    static var inputCompounding: Message { Message(area, 53) }
    /// `Day count`
    static var inputDayCount: Message { Message(area, 54) }
    /// `Down payment`
    static var inputDownPayment: Message { Message(area, 55) }
    /// `Day of the month`
    static var inputDueDay: Message { Message(area, 56) }
    /// `Extra payments`
    static var inputExtra: Message { Message(area, 57) }
    /// `Amount`
    static var inputExtraAmount: Message { Message(area, 58) }
    /// `At payment`
    static var inputExtraAt: Message { Message(area, 59) }
    /// `Every`
    static var inputExtraEvery: Message { Message(area, 60) }
    /// `From payment`
    static var inputExtraFrom: Message { Message(area, 61) }
    /// `To payment`
    static var inputExtraTo: Message { Message(area, 62) }
    /// `Fees paid at the start`
    static var inputFees: Message { Message(area, 63) }
    /// `First payment date`
    static var inputFirstPayment: Message { Message(area, 64) }
    /// `Agreed payments`
    static var inputFixedPayments: Message { Message(area, 65) }
    /// `Payment`
    static var inputFixedPaymentsPayment: Message { Message(area, 66) }
    /// `Number of payments`
    static var inputFixedPaymentsPayments: Message { Message(area, 67) }
    /// `Yearly home insurance`
    static var inputHomeInsurance: Message { Message(area, 68) }
    /// `Home price`
    static var inputHomeValue: Message { Message(area, 69) }
    /// `Interest-only period`
    static var inputInterestOnly: Message { Message(area, 70) }
    /// `Last payment`
    static var inputLastPayment: Message { Message(area, 71) }
    /// `Yearly mortgage insurance`
    static var inputMortgageInsurance: Message { Message(area, 72) }
    /// `Mortgage insurance ends at`
    static var inputMortgageInsuranceEnd: Message { Message(area, 73) }
    /// `Day count for odd days`
    static var inputOddDaysCount: Message { Message(area, 74) }
    /// `Odd-days interest`
    static var inputOddDaysInterest: Message { Message(area, 75) }
    /// `Type of odd-days interest`
    static var inputOddDaysMethod: Message { Message(area, 76) }
    /// `Fixed payment`
    static var inputPayment: Message { Message(area, 77) }
    /// `Payment computed from`
    static var inputPaymentBasis: Message { Message(area, 78) }
    /// `Largest yearly payment increase`
    static var inputPaymentCap: Message { Message(area, 79) }
    /// `Years with this limit`
    static var inputPaymentCapYears: Message { Message(area, 80) }
    /// `Yearly payment increase`
    static var inputPaymentGrowth: Message { Message(area, 81) }
    /// `Years with an increase`
    static var inputPaymentGrowthYears: Message { Message(area, 82) }
    /// `Payment rounding`
    static var inputPaymentRounding: Message { Message(area, 83) }
    /// `Payment frequency`
    static var inputPayments: Message { Message(area, 84) }
    /// `Points`
    static var inputPoints: Message { Message(area, 85) }
    /// `Amount borrowed`
    static var inputPrincipal: Message { Message(area, 86) }
    /// `Yearly property tax`
    static var inputPropertyTax: Message { Message(area, 87) }
    /// `Yearly interest rate`
    static var inputRate: Message { Message(area, 88) }
    /// `Rate changes`
    static var inputRateSteps: Message { Message(area, 89) }
    /// `Number of payments`
    static var inputRateStepsPayments: Message { Message(area, 90) }
    /// `Rate`
    static var inputRateStepsRate: Message { Message(area, 91) }
    /// `Repayment`
    static var inputRepayment: Message { Message(area, 92) }
    /// `Interest rounding`
    static var inputRounding: Message { Message(area, 93) }
    /// `Start date`
    static var inputStart: Message { Message(area, 94) }
    /// `Term`
    static var inputTerm: Message { Message(area, 95) }
}
