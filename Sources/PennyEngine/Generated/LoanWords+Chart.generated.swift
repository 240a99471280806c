// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `After {$half :integer} of {$payments :integer} payments, you still owe {$balance :money}`
    @inline(never) static func chartBalanceFinding(
        half: Int, payments: Int, balance: Int64
    ) -> Message {
        Message(area, 29, [.count(half), .count(payments), .money(balance)])
    }
    /// `Balance owed`
    static var chartBalanceSeriesBalance: Message { Message(area, 30) }
    /// `Interest paid so far`
    static var chartBalanceSeriesInterest: Message { Message(area, 31) }
    /// `Home insurance`
    static var chartPaymentBarHomeInsurance: Message { Message(area, 32) }
    /// `Interest`
    static var chartPaymentBarInterest: Message { Message(area, 33) }
    /// `Mortgage insurance`
    static var chartPaymentBarMortgageInsurance: Message { Message(area, 34) }
    /// `Principal`
    static var chartPaymentBarPrincipal: Message { Message(area, 35) }
    /// `Property tax`
    static var chartPaymentBarPropertyTax: Message { Message(area, 36) }
    ///     Of the first payment, {$beside :money} goes to taxes and insurance and {$payment :money}
    ///     to the loan
    @inline(never) static func chartPaymentFinding(beside: Int64, payment: Int64) -> Message {
        Message(area, 37, [.money(beside), .money(payment)])
    }
    /// `Of the {$paid :money} paid in the first year, {$interest :money} is interest`
    @inline(never) static func chartYearsFinding(paid: Int64, interest: Int64) -> Message {
        Message(area, 38, [.money(paid), .money(interest)])
    }
    /// `Of the {$paid :money} paid in {$year :digits}, {$interest :money} is interest`
    @inline(never) static func chartYearsFindingCalendar(
        paid: Int64, year: String, interest: Int64
    ) -> Message {
        Message(area, 39, [.money(paid), .text(year), .money(interest)])
    }
    ///     The {$paid :money} paid in the first year does not cover its interest of {$interest
    ///     :money}
    @inline(never) static func chartYearsFindingShort(paid: Int64, interest: Int64) -> Message {
        Message(area, 40, [.money(paid), .money(interest)])
    }
    ///     The {$paid :money} paid in {$year :digits} does not cover its interest of {$interest
    ///     :money}
    @inline(never) static func chartYearsFindingShortCalendar(
        paid: Int64, year: String, interest: Int64
    ) -> Message {
        Message(area, 41, [.money(paid), .text(year), .money(interest)])
    }
    /// `Interest`
    static var chartYearsSeriesInterest: Message { Message(area, 42) }
    /// `Principal`
    static var chartYearsSeriesPrincipal: Message { Message(area, 43) }
}
