/// A credit card paid by its minimum, month by month.
struct CardSchedule: Equatable {
    struct Row: Equatable {
        let payment: Int64
        let interest: Int64
        /// What is owed after the payment.
        let balance: Int64
    }

    enum Outcome: Equatable {
        case paidOff
        /// What is owed never shrinks to nothing: in the end it grows, or stays.
        case growing
        /// Something is still owed after `longest` months.
        case tooLong
    }

    /// No more months than this are computed.
    static let longest = 1200
    /// As many months are listed of a balance that only grows.
    private static let shownOfGrowing = 120

    private(set) var rows: [Row] = []
    private(set) var outcome = Outcome.tooLong
    private(set) var totalPaid: Int64 = 0
    private(set) var totalInterest: Int64 = 0

    /// Rule of a month, that of appendix M2: the payment is the rounded
    /// percentage of what is owed, at least the least amount and at most all
    /// that is owed with interest; each balance grows by its rounded interest;
    /// the payment goes to the balances in their order.
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
