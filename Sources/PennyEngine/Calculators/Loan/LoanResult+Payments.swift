/// The payments that a page names: the regular one, or the first, the highest and the last.
extension LoanResult {
    private typealias Words = LoanWords

    private var rows: [LoanSchedule.Row] { schedule.rows }

    /// The payment before the last one, or the first of them if they differ, after the payments of
    /// interest only.
    var payment: Int64 { paid(paymentNumber) }

    /// The payment of a row, without the interest of odd days that comes on top of the first one.
    private func paid(_ number: Int) -> Int64 {
        let isOnTop =
            number == 1 && terms.oddDays?.charge == .firstPayment
            && terms.repayment == .level && terms.interestOnlyPayments == 0
        return rows[number - 1].payment - (isOnTop ? schedule.oddInterest : 0)
    }

    /// Nothing else is paid before the last payment.
    var isInterestOnly: Bool {
        terms.interestOnlyPayments > 0 && terms.interestOnlyPayments >= rows.count - 1
    }

    /// The number of `payment` among all, counted from 1.
    var paymentNumber: Int { isInterestOnly ? 1 : terms.interestOnlyPayments + 1 }

    /// One payment repays all of it.
    var isSinglePayment: Bool { rows.count == 1 }

    /// Payments before the last one are not the same.
    var paymentsDiffer: Bool {
        changes || (1..<rows.count).contains { $0 > 1 && paid($0) != paid(1) }
    }

    var finalPayment: Int64 { rows.last?.payment ?? 0 }

    /// The last payment is more than twice the one before it: 12 CFR 1026.18(s)(5)(i).
    var hasBalloon: Bool {
        rows.count > 1 && finalPayment > 2 * paid(rows.count - 1)
    }

    /// The highest payment but for the last, which takes the rest.
    var highestPayment: Int64 {
        (1..<max(rows.count, 2)).reduce(payment) { max($0, rows[$1 - 1].payment) }
    }

    /// The highest payment says something where payments do more than fall from the first on.
    var showsHighestPayment: Bool {
        paymentsDiffer && !(terms.repayment == .equalPrincipal && highestPayment == payment)
    }

    /// The payments of interest only come before the one that is called the payment.
    var hasInitialPayment: Bool { paymentNumber > 1 }

    var paymentLabel: Message {
        if hasInitialPayment { return Words.figurePaymentLater }
        if paymentsDiffer { return Words.figurePaymentFirst }
        return switch terms.frequency {
        case .monthly: Words.figurePaymentMonthly
        case .semimonthly: Words.figurePaymentTwiceAMonth
        case .biweekly, .acceleratedBiweekly: Words.figurePaymentEveryTwoWeeks
        case .weekly, .acceleratedWeekly: Words.figurePaymentWeekly
        case .everyTwoMonths: Words.figurePaymentEveryTwoMonths
        case .quarterly: Words.figurePaymentQuarterly
        case .semiannual: Words.figurePaymentSemiannual
        case .yearly: Words.figurePaymentYearly
        }
    }

    /// The first payment that leaves more owed than before, and what becomes of the balance.
    var shortPaymentNote: Message? {
        guard let first = rows.firstIndex(where: { $0.principal + $0.extra < 0 }) else {
            return nil
        }
        let shrinks = rows[first...].dropLast().contains { $0.principal + $0.extra > 0 }
        return shrinks
            ? Words.noteShortPayment(number: first + 1)
            : Words.noteShortPaymentToEnd(number: first + 1)
    }
}
