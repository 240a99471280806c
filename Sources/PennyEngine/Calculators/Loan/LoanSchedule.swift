/// The amortization schedule of a loan.
struct LoanSchedule: Equatable {
    struct Row: Equatable {
        let payment: Int64
        let interest: Int64
        let principal: Int64
        let extra: Int64
        let balance: Int64
    }

    private(set) var rows: [Row] = []
    /// The payment of the first level period.
    private(set) var regularPayment: Int64?
    private(set) var totalInterest: Int64 = 0
    private(set) var totalPaid: Int64 = 0
    /// The interest of the days before the first whole period.
    private(set) var oddInterest: Int64 = 0
    /// The balance at the beginning of the first whole period.
    private(set) var openingBalance: Int64

    /// Computes the schedule of `terms`.
    ///
    /// Rules: The interest of a period is the balance times the exact rate, rounded once. The
    /// principal is the payment less the interest. An extra payment comes after it and is capped at
    /// the balance. The last payment, or any that would exceed the debt, is the balance and its
    /// interest.
    init(_ terms: LoanTerms) throws(CalculationError) {
        let plain = try LoanSchedule(terms, adjustedBy: 0)
        self = plain
        guard terms.lastPayment == .closest, terms.fixedPayment == nil else { return }
        for adjustment in [Int64(1), -1] {
            let other = try LoanSchedule(terms, adjustedBy: adjustment)
            if other.unevenness < unevenness { self = other }
        }
    }

    /// The distance of the last payment from the regular one.
    private var unevenness: Int64 {
        guard let regularPayment, let last = rows.last else { return 0 }
        return abs(last.payment - regularPayment)
    }

    private init(_ terms: LoanTerms, adjustedBy adjustment: Int64) throws(CalculationError) {
        let periods = try LoanPeriods(terms)
        oddInterest = periods.oddInterest
        let isAdded = terms.oddDays?.charge == .principal
        openingBalance = terms.principal + (isAdded ? oddInterest : 0)
        var balance = openingBalance
        totalInterest = balance - terms.principal
        guard balance <= Money.limit else { throw .tooLarge }
        rows.reserveCapacity(terms.payments)
        var number = 1
        while number <= terms.payments {
            let odd = number == 1 && !isAdded ? oddInterest : 0
            let interest =
                try periods.rate(of: number).interest(on: balance, terms.interestRounding) + odd
            let oddOnTop = terms.oddDays?.charge == .firstPayment ? odd : 0
            var payment: Int64
            var level: Int64?
            switch try periods.payment(number, balance) {
            case .interest: payment = interest
            case .fixed(let amount), .growing(let amount): payment = amount + oddOnTop
            case .level(let amount):
                level = amount + adjustment
                payment = amount + adjustment + oddOnTop
            case .principal(let amount): payment = interest + amount
            }
            try checkCovers(payment, interest, number, terms, periods)
            let isLast = number == terms.payments || payment >= balance + interest
            if isLast { payment = balance + interest }
            let principal = payment - interest
            var extra: Int64 = 0
            for one in terms.extras where one.falls(on: number) {
                extra = min(extra + one.amount, balance - principal)
            }
            balance -= principal + extra
            guard balance <= Money.limit else { throw .tooLarge }
            rows.append(
                Row(
                    payment: payment, interest: interest, principal: principal, extra: extra,
                    balance: balance))
            totalInterest += interest
            totalPaid += payment + extra
            if balance == 0 { break }
            let stretch = level == nil ? nil : periods.stretch(from: number)
            number += 1
            if let level, let stretch, terms.extras.isEmpty {
                payLevel(level, &balance, &number, stretch, terms)
            }
        }
        regularPayment = periods.firstLevelPayment.map { $0 + adjustment }
    }

    /// Adds rows with the same level payment and rate. Stops before the last payment and before a
    /// payment that does not cover its interest, which need the general rule.
    private mutating func payLevel(
        _ payment: Int64, _ balance: inout Int64, _ number: inout Int,
        _ stretch: (rate: SmallRate, end: Int), _ terms: LoanTerms
    ) {
        guard balance <= stretch.rate.limit else { return }
        let rule = terms.interestRounding
        let end = min(stretch.end, terms.payments - 1)
        var owed = balance
        var rest = number
        while rest <= end {
            let interest = stretch.rate.interest(on: owed, rule)
            let principal = payment - interest
            if principal < 0 || principal >= owed { break }
            owed -= principal
            rows.append(
                Row(
                    payment: payment, interest: interest, principal: principal, extra: 0,
                    balance: owed))
            totalInterest += interest
            totalPaid += payment
            rest += 1
        }
        (balance, number) = (owed, rest)
    }

    /// Rejects a fixed payment below its interest.
    private func checkCovers(
        _ payment: Int64, _ interest: Int64, _ number: Int, _ terms: LoanTerms,
        _ periods: LoanPeriods
    ) throws(CalculationError) {
        guard payment < interest, number < terms.payments else { return }
        if number > terms.interestOnlyPayments, !periods.isFixedStep(number),
            let fixed = terms.fixedPayment
        {
            throw .paymentBelowInterest(payment: fixed, interest: interest)
        }
    }
}
