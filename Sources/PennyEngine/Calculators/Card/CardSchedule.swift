/// A credit card repaid by its minimum payments, month by month.
struct CardSchedule: Equatable {
    struct Row: Equatable {
        let payment: Int64
        let interest: Int64
        /// The balance after the payment.
        let balance: Int64
    }

    enum Outcome: Equatable {
        case paidOff
        /// The balance is never repaid: it grows or stays the same.
        case growing
        /// A balance remains after `longest` months.
        case tooLong
    }

    /// The largest number of months to compute.
    static let longest = 1200
    /// The number of months to list if the balance only grows.
    private static let shownOfGrowing = 120

    private(set) var rows: [Row] = []
    private(set) var outcome = Outcome.tooLong
    private(set) var totalPaid: Int64 = 0
    private(set) var totalInterest: Int64 = 0

    /// Computes the schedule.
    ///
    /// The rule of a month, from appendix M2: The payment is the rounded percentage of the balance,
    /// at least the least amount and at most the balance with interest. Each balance grows by its
    /// rounded interest. The payment goes to the balances in their order.
    init(_ terms: CardTerms) throws(CalculationError) {
        var balances = terms.balances.map { $0.amount }
        var owed = terms.owed
        while rows.count < Self.longest {
            let month = rows.count + 1
            let before = owed
            var interest: Int64 = 0
            for (index, balance) in terms.balances.enumerated() where balances[index] > 0 {
                let own = try PeriodicRate(
                    terms.rate(of: balance, in: month), .payment, periodsAYear: 12
                ).interest(on: balances[index], .halfUp)
                balances[index] += own
                interest += own
            }
            let payment = min(terms.minimum(on: before, interest: interest), before + interest)
            Self.pay(payment, on: &balances)
            owed = before + interest - payment
            if owed > Money.limit { break }
            rows.append(Row(payment: payment, interest: interest, balance: owed))
            totalPaid += payment
            totalInterest += interest
            if owed == 0 {
                outcome = .paidOff
                return
            }
        }
        guard let last = rows.last else { throw .tooLarge }
        if owed > Money.limit || last.payment <= last.interest {
            outcome = .growing
            rows = Array(rows.prefix(Self.shownOfGrowing))
        }
    }

    private static func pay(_ payment: Int64, on balances: inout [Int64]) {
        var left = payment
        for index in balances.indices {
            let part = min(left, balances[index])
            balances[index] -= part
            left -= part
        }
    }
}
