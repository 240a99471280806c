/// A credit card repaid month by month.
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
    /// The rule of a month, from appendix M2: The payment is at most the balance with interest. A
    /// minimum payment is the rounded percentage of the balance, at least the least amount. Each
    /// balance grows by its rounded interest. A minimum payment goes to the balances in their
    /// order. What is paid above it goes to the highest rate first: 12 CFR 1026.53(a).
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
            let payment = min(terms.due(on: before, interest: interest), before + interest)
            let least =
                terms.payment == nil ? payment : minimum(terms, before, interest, payment)
            Self.pay(least, on: &balances, in: Array(balances.indices))
            if payment > least {
                let highestFirst = sortedIndices(balances.count) {
                    terms.rate(of: terms.balances[$1], in: month)
                        < terms.rate(of: terms.balances[$0], in: month)
                }
                Self.pay(payment - least, on: &balances, in: highestFirst)
            }
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

    /// The part of a chosen payment that is the minimum payment.
    private func minimum(
        _ terms: CardTerms, _ owed: Int64, _ interest: Int64, _ payment: Int64
    ) -> Int64 {
        min(terms.minimum?.payment(on: owed, interest: interest) ?? 0, payment)
    }

    private static func pay(_ payment: Int64, on balances: inout [Int64], in order: [Int]) {
        var left = payment
        for index in order {
            let part = min(left, balances[index])
            balances[index] -= part
            left -= part
        }
    }
}
