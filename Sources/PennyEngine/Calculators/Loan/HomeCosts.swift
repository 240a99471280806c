/// The costs of a home loan in addition to principal and interest.
struct HomeCosts {
    /// The reason why the premiums of mortgage insurance end.
    enum End: Equatable {
        /// The balance reaches this percentage of the home's value.
        case reaches(percent: Int128)
        /// Half of the scheduled repayment time is over.
        case midpoint
        /// The loan is repaid.
        case loan
        /// The loan is small enough from the start.
        case notNeeded(percent: Int128)
    }

    /// The tax that is paid with each payment.
    let propertyTax: Int64
    let homeInsurance: Int64
    let premium: Int64
    /// The number of payments, from the first, that include a premium.
    let premiums: Int
    let end: End

    /// Computes the costs.
    ///
    /// - Parameter plain: the schedule without extra payments.
    init(
        _ home: HomeTerms, _ terms: LoanTerms, _ schedule: LoanSchedule, plain: LoanSchedule
    ) throws(CalculationError) {
        let value = home.value ?? 0
        let times = terms.paymentsAYear
        propertyTax = try home.propertyTax?.share(of: value, dividedBy: times) ?? 0
        homeInsurance = try home.homeInsurance?.share(of: value, dividedBy: times) ?? 0
        premium = try home.mortgageInsurance?.share(of: terms.principal, dividedBy: times) ?? 0
        guard propertyTax + homeInsurance + premium <= Money.limit else { throw .tooLarge }
        let count = schedule.rows.count
        guard home.mortgageInsurance != nil else {
            (premiums, end) = (0, .loan)
            return
        }
        guard let percent = home.mortgageInsuranceEnd.percent else {
            (premiums, end) = (count, .loan)
            return
        }
        if Self.isWithin(terms.principal, percent, of: value) {
            (premiums, end) = (0, .notNeeded(percent: percent))
            return
        }
        // If the borrower requests the end, the payments actually made count. By law alone, only
        // the agreed payments count.
        let counted = home.mortgageInsuranceEnd == .onRequest ? schedule : plain
        let reached = Self.firstPayment(counted, percent, of: value)
        let isBalloon = terms.payments < terms.amortizationPayments
        let midpoint = ((isBalloon ? terms.amortizationPayments : plain.rows.count) + 1) / 2
        premiums = min(reached, midpoint, count)
        // The payment that repays the loan ends the insurance, whatever the balance before it.
        end =
            premiums == count
            ? .loan : premiums == reached ? .reaches(percent: percent) : .midpoint
    }

    /// The costs by the contract, regardless of extra payments or requests by the borrower. In the
    /// US, premiums count until the lender must end them: Regulation Z, comment 18(g)-5.
    static func agreed(
        _ terms: LoanTerms, _ schedule: LoanSchedule, _ paid: HomeCosts?
    ) throws(CalculationError) -> HomeCosts? {
        guard var home = terms.home, let paid else { return nil }
        if case .notNeeded = paid.end { return paid }
        if terms.aprLaw == .us, home.mortgageInsuranceEnd == .onRequest {
            home.mortgageInsuranceEnd = .automatic
        }
        return try HomeCosts(home, terms, schedule, plain: schedule)
    }

    /// The number of the first payment after which the balance is at most `percent` of `value`.
    static func firstPayment(
        _ schedule: LoanSchedule, _ percent: Int128, of value: Int64
    ) -> Int {
        for (index, row) in schedule.rows.enumerated()
        where isWithin(row.balance, percent, of: value) { return index + 1 }
        return schedule.rows.count
    }

    static func isWithin(_ balance: Int64, _ percent: Int128, of value: Int64) -> Bool {
        Int128(balance) * 100 <= Int128(value) * percent
    }

    var taxAndInsurance: Int64 { propertyTax + homeInsurance }

    /// The premium included in a payment, counted from 1.
    func premium(_ number: Int) -> Int64 { number <= premiums ? premium : 0 }

    var totalPremiums: Int64 { premium * Int64(premiums) }
}
