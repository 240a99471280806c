// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Amortization`
    static var inputAmortization: Message { Message(area, 86) }
    /// `A time longer than the term. It sets the payment, and the rest is due at the end.`
    static var inputAmortizationHelp: Message { Message(area, 87) }
    /// `Law for the APR`
    static var inputAprMethod: Message { Message(area, 88) }
    /// `Whose law says how the APR is computed.`
    static var inputAprMethodHelp: Message { Message(area, 89) }
    /// `Compounding`
    static var inputCompounding: Message { Message(area, 90) }
    /// `How often interest is added to what you owe.`
    static var inputCompoundingHelp: Message { Message(area, 91) }
    /// `Day count`
    static var inputDayCount: Message { Message(area, 92) }
    /// `How days become parts of a year, as the contract says.`
    static var inputDayCountHelp: Message { Message(area, 93) }
    /// `Down payment`
    static var inputDownPayment: Message { Message(area, 94) }
    /// `The part of the price you pay yourself. The rest is the loan.`
    static var inputDownPaymentHelp: Message { Message(area, 95) }
    /// `Day of the month`
    static var inputDueDay: Message { Message(area, 96) }
    /// `The day on which you pay. 31 means the last day of the month.`
    static var inputDueDayHelp: Message { Message(area, 97) }
    /// `Extra payments`
    static var inputExtra: Message { Message(area, 98) }
    /// `Amount`
    static var inputExtraAmount: Message { Message(area, 99) }
    /// `At payment`
    static var inputExtraAt: Message { Message(area, 100) }
    /// `Every`
    static var inputExtraEvery: Message { Message(area, 101) }
    /// `From payment`
    static var inputExtraFrom: Message { Message(area, 102) }
    /// `What you pay on top. All of it lowers what you owe.`
    static var inputExtraHelp: Message { Message(area, 103) }
    /// `To payment`
    static var inputExtraTo: Message { Message(area, 104) }
    /// `Fees paid at the start`
    static var inputFees: Message { Message(area, 105) }
    /// `What you pay to get the loan. It raises the APR, not the payment.`
    static var inputFeesHelp: Message { Message(area, 106) }
    /// `First payment date`
    static var inputFirstPayment: Message { Message(area, 107) }
    /// `Agreed payments`
    static var inputFixedPayments: Message { Message(area, 108) }
    /// `Payments set by the contract, one after another.`
    static var inputFixedPaymentsHelp: Message { Message(area, 109) }
    /// `Payment`
    static var inputFixedPaymentsPayment: Message { Message(area, 110) }
    /// `Number of payments`
    static var inputFixedPaymentsPayments: Message { Message(area, 111) }
    /// `Yearly home insurance`
    static var inputHomeInsurance: Message { Message(area, 112) }
    /// `Home price`
    static var inputHomeValue: Message { Message(area, 113) }
    /// `Interest-only period`
    static var inputInterestOnly: Message { Message(area, 114) }
    /// `A time at the start in which you pay only interest.`
    static var inputInterestOnlyHelp: Message { Message(area, 115) }
    /// `Last payment`
    static var inputLastPayment: Message { Message(area, 116) }
    /// `Which payment makes up for the rounding of the others.`
    static var inputLastPaymentHelp: Message { Message(area, 117) }
    /// `Yearly mortgage insurance`
    static var inputMortgageInsurance: Message { Message(area, 118) }
    /// `Mortgage insurance ends at`
    static var inputMortgageInsuranceEnd: Message { Message(area, 119) }
    /// `What you still owe when it ends, as a part of the price.`
    static var inputMortgageInsuranceEndHelp: Message { Message(area, 120) }
    /// `Insures the lender. An amount for a year, or a percentage of what you borrow.`
    static var inputMortgageInsuranceHelp: Message { Message(area, 121) }
    /// `Day count for odd days`
    static var inputOddDaysCount: Message { Message(area, 122) }
    /// `Odd-days interest`
    static var inputOddDaysInterest: Message { Message(area, 123) }
    /// `How you pay interest for the days before the first whole period.`
    static var inputOddDaysInterestHelp: Message { Message(area, 124) }
    /// `Type of odd-days interest`
    static var inputOddDaysMethod: Message { Message(area, 125) }
    /// `Fixed payment`
    static var inputPayment: Message { Message(area, 126) }
    /// `Payment computed from`
    static var inputPaymentBasis: Message { Message(area, 127) }
    /// `Largest yearly payment increase`
    static var inputPaymentCap: Message { Message(area, 128) }
    /// `Years with this limit`
    static var inputPaymentCapYears: Message { Message(area, 129) }
    /// `The most that the payment can rise in a year, whatever the rate does.`
    static var inputPaymentCapHelp: Message { Message(area, 130) }
    /// `Yearly payment increase`
    static var inputPaymentGrowth: Message { Message(area, 131) }
    /// `Years with an increase`
    static var inputPaymentGrowthYears: Message { Message(area, 132) }
    /// `How many times the payment grows before it stays the same.`
    static var inputPaymentGrowthYearsHelp: Message { Message(area, 133) }
    /// `Payment rounding`
    static var inputPaymentRounding: Message { Message(area, 134) }
    /// `A payment you choose, instead of the computed one.`
    static var inputPaymentHelp: Message { Message(area, 135) }
    /// `Payment frequency`
    static var inputPayments: Message { Message(area, 136) }
    /// `Points`
    static var inputPoints: Message { Message(area, 137) }
    /// `A fee as a percentage of the loan.`
    static var inputPointsHelp: Message { Message(area, 138) }
    /// `Amount borrowed`
    static var inputPrincipal: Message { Message(area, 139) }
    /// `For a home, you can leave this empty and enter the price and the down payment.`
    static var inputPrincipalHelp: Message { Message(area, 140) }
    /// `Yearly property tax`
    static var inputPropertyTax: Message { Message(area, 141) }
    /// `Yearly interest rate`
    static var inputRate: Message { Message(area, 142) }
    /// `Rate changes`
    static var inputRateSteps: Message { Message(area, 143) }
    /// `Rates that follow each other, if the rate changes.`
    static var inputRateStepsHelp: Message { Message(area, 144) }
    /// `Number of payments`
    static var inputRateStepsPayments: Message { Message(area, 145) }
    /// `Rate`
    static var inputRateStepsRate: Message { Message(area, 146) }
    /// `Repayment`
    static var inputRepayment: Message { Message(area, 147) }
    /// `With “level,” the payment stays the same. With “equal principal,” it gets smaller.`
    static var inputRepaymentHelp: Message { Message(area, 148) }
    /// `Interest rounding`
    static var inputRounding: Message { Message(area, 149) }
    /// `Start date`
    static var inputStart: Message { Message(area, 150) }
    /// `The day you get the money.`
    static var inputStartHelp: Message { Message(area, 151) }
    /// `Term`
    static var inputTerm: Message { Message(area, 152) }
    /// `How long you pay it back, such as 30 years or 36 months.`
    static var inputTermHelp: Message { Message(area, 153) }
    /// `An amount for a year, an amount “a month,” or a percentage of the price.`
    static var inputYearlyCostHelp: Message { Message(area, 154) }
}
