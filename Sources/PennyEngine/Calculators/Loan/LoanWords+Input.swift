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
    /// `First payment`
    static var inputFirstPayment: Message { Message(area, 57) }
    /// `Payments in turn`
    static var inputFixedPayments: Message { Message(area, 58) }
    /// `Payment`
    static var inputFixedPaymentsPayment: Message { Message(area, 59) }
    /// `Payments`
    static var inputFixedPaymentsPayments: Message { Message(area, 60) }
    /// `Home insurance a year`
    static var inputHomeInsurance: Message { Message(area, 61) }
    /// `Price of the home`
    static var inputHomeValue: Message { Message(area, 62) }
    /// `Interest only`
    static var inputInterestOnly: Message { Message(area, 63) }
    /// `Last payment`
    static var inputLastPayment: Message { Message(area, 64) }
    /// `Mortgage insurance a year`
    static var inputMortgageInsurance: Message { Message(area, 65) }
    /// `Mortgage insurance ends at`
    static var inputMortgageInsuranceEnd: Message { Message(area, 66) }
    /// `Count of the odd days`
    static var inputOddDaysCount: Message { Message(area, 67) }
    /// `Interest of the odd days`
    static var inputOddDaysInterest: Message { Message(area, 68) }
    /// `Kind of the odd days' interest`
    static var inputOddDaysMethod: Message { Message(area, 69) }
    /// `Fixed payment`
    static var inputPayment: Message { Message(area, 70) }
    /// `Payment computed from`
    static var inputPaymentBasis: Message { Message(area, 71) }
    /// `The payment rises a year by at most`
    static var inputPaymentCap: Message { Message(area, 72) }
    /// `Years of the cap`
    static var inputPaymentCapYears: Message { Message(area, 73) }
    /// `The payment grows a year by`
    static var inputPaymentGrowth: Message { Message(area, 74) }
    /// `Years of growth`
    static var inputPaymentGrowthYears: Message { Message(area, 75) }
    /// `Rounding of the payment`
    static var inputPaymentRounding: Message { Message(area, 76) }
    /// `Payments`
    static var inputPayments: Message { Message(area, 77) }
    /// `Points`
    static var inputPoints: Message { Message(area, 78) }
    /// `Amount borrowed`
    static var inputPrincipal: Message { Message(area, 79) }
    /// `Property tax a year`
    static var inputPropertyTax: Message { Message(area, 80) }
    /// `Interest rate a year`
    static var inputRate: Message { Message(area, 81) }
    /// `Rates in turn`
    static var inputRateSteps: Message { Message(area, 82) }
    /// `Payments`
    static var inputRateStepsPayments: Message { Message(area, 83) }
    /// `Rate`
    static var inputRateStepsRate: Message { Message(area, 84) }
    /// `Repayment`
    static var inputRepayment: Message { Message(area, 85) }
    /// `Rounding of interest`
    static var inputRounding: Message { Message(area, 86) }
    /// `Start`
    static var inputStart: Message { Message(area, 87) }
    /// `Term`
    static var inputTerm: Message { Message(area, 88) }
}
