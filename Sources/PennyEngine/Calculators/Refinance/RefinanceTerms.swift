/// A loan and the one that may replace it: readable inputs that fit together.
struct RefinanceTerms {
    let currency: Currency
    let balance: Int64
    let rate: ExactDecimal
    /// How the loan of today goes on.
    let today: Today
    let newRate: ExactDecimal
    let newMonths: Int
    let costs: Int64
    let costRule: CostRule
    let cashOut: Int64
    let interestRounding: RoundingRule
    let paymentRounding: RoundingRule

    enum Today: Equatable {
        /// With a payment that ends it in so many months.
        case months(Int)
        /// With this payment, as long as it takes.
        case payment(Int64)
    }

    enum CostRule: Equatable {
        /// Out of one's pocket, on the first day.
        case upFront
        /// Added to the new loan.
        case rolledIn
    }

    /// No loan is longer than this many months.
    static let longest = 1200

    var upFrontCosts: Int64 { costRule == .upFront ? costs : 0 }
    var newPrincipal: Int64 { balance + cashOut + costs - upFrontCosts }

    /// The loan as it is today.
    var oldLoan: LoanTerms {
        switch today {
        case .months(let months): loan(balance, rate, months, payment: nil)
        case .payment(let payment): loan(balance, rate, Self.longest, payment: payment)
        }
    }

    var newLoan: LoanTerms { loan(newPrincipal, newRate, newMonths, payment: nil) }

    /// The new loan with a payment that is kept from the old one.
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
