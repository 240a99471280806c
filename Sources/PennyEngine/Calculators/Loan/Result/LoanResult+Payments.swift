/// The payments that a page names: the regular one, or the first, highest and last.
extension LoanResult {
    private typealias Words = LoanWords

    private var rows: [LoanSchedule.Row] { schedule.rows }

    /// The first payment after the interest-only ones. The later ones up to the last equal it,
    /// unless `paymentsDiffer`.
    var payment: Int64 { paid(paymentNumber) }

    /// The payment of a row, without the odd days' interest that is added to the first payment.
    private func paid(_ number: Int) -> Int64 {
        let isOnTop =
            number == 1 && terms.oddDays?.charge == .firstPayment
            && terms.repayment == .level && terms.interestOnlyPayments == 0
        return rows[number - 1].payment - (isOnTop ? schedule.oddInterest : 0)
    }

    /// Whether only interest is paid before the last payment.
    var isInterestOnly: Bool {
        terms.interestOnlyPayments > 0 && terms.interestOnlyPayments >= rows.count - 1
    }

    /// The number of `payment` in the schedule, counted from 1.
    var paymentNumber: Int { isInterestOnly ? 1 : terms.interestOnlyPayments + 1 }

    /// Whether a single payment repays the loan.
    var isSinglePayment: Bool { rows.count == 1 }

    /// Whether the payments before the last one differ.
    var paymentsDiffer: Bool {
        changes || (1..<rows.count).contains { $0 > 1 && paid($0) != paid(1) }
    }

    var finalPayment: Int64 { rows.last?.payment ?? 0 }

    /// Whether the loan ends with a balloon payment.
    var hasBalloon: Bool {
        rows.count > 1 && Self.isBalloon(finalPayment, after: paid(rows.count - 1))
    }

    /// Whether the last payment is more than twice the one before it: 12 CFR 1026.18(s)(5)(i).
    static func isBalloon(_ last: Int64, after payment: Int64) -> Bool { last > 2 * payment }

    /// The highest payment, except for the last one.
    var highestPayment: Int64 {
        (1..<max(rows.count, 2)).reduce(payment) { max($0, rows[$1 - 1].payment) }
    }

    /// Whether to show the highest payment. It adds nothing if payments only fall from the first.
    var showsHighestPayment: Bool {
        paymentsDiffer && !(terms.repayment == .equalPrincipal && highestPayment == payment)
    }

    /// Whether interest-only payments come before `payment`.
    var hasInitialPayment: Bool { paymentNumber > 1 }

    /// Whether all payments after the interest-only ones are equal, up to the last.
    var hasOneLaterPayment: Bool {
        hasInitialPayment && !changes
            && (paymentNumber..<rows.count).allSatisfy { paid($0) == payment }
    }

    var paymentLabel: Message {
        if isSinglePayment { return Words.figurePaymentSingle }
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

    /// The note on the first payment after which the balance is higher than before, and on how the
    /// balance continues.
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
