/// The validated terms of a loan and of the one that can replace it.
struct RefinanceTerms {
    let currency: Currency
    var balance: Int64 = 0
    var rate = ExactDecimal.zero
    /// The repayment of the current loan.
    var today = Today.months(0)
    var newRate = ExactDecimal.zero
    var newMonths = 0
    var costs: Int64 = 0
    var costRule = CostRule.upFront
    var cashOut: Int64 = 0
    var interestRounding = RoundingRule.halfUp
    var paymentRounding = RoundingRule.halfUp

    enum Today: Equatable {
        /// The payment that ends the loan in this number of months.
        case months(Int)
        /// This payment, until the loan is repaid.
        case payment(Int64)
    }

    enum CostRule: Equatable {
        /// Paid by the borrower on the first day.
        case upFront
        /// Added to the new loan.
        case rolledIn
    }

    /// The longest loan, in months.
    static let longest = 1200

    var upFrontCosts: Int64 { costRule == .upFront ? costs : 0 }
    var newPrincipal: Int64 { balance + cashOut + costs - upFrontCosts }

    /// The current loan.
    var oldLoan: LoanTerms {
        switch today {
        case .months(let months): loan(balance, rate, months, payment: nil)
        case .payment(let payment): loan(balance, rate, Self.longest, payment: payment)
        }
    }

    var newLoan: LoanTerms { loan(newPrincipal, newRate, newMonths, payment: nil) }

    /// The new loan with the payment of the current one.
    func newLoan(paying payment: Int64) -> LoanTerms {
        loan(newPrincipal, newRate, newMonths, payment: payment)
    }

    private func loan(
        _ principal: Int64, _ rate: ExactDecimal, _ months: Int, payment: Int64?
    ) -> LoanTerms {
        LoanTerms(
            monthly: principal, currency, rate: rate, payments: months, fixedPayment: payment,
            interestRounding: interestRounding, paymentRounding: paymentRounding)
    }
}
