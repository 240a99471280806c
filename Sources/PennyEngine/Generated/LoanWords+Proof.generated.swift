// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    ///     At {$rate :value} a year, the payments of the contract are worth {$worth :money} at the
    ///     start. The amount advanced is {$financed :money}.
    @inline(never) static func proofApr(rate: Quantity, worth: Int64, financed: Int64) -> Message {
        Message(area, 173, [rate, .money(worth), .money(financed)])
    }
    /// `The balance after the last payment is {$balance :money}.`
    @inline(never) static func proofEnd(balance: Int64) -> Message {
        Message(area, 174, [.money(balance)])
    }
    /// `Total paid minus the amount borrowed is the total interest: {$interest :money}.`
    @inline(never) static func proofInterest(interest: Int64) -> Message {
        Message(area, 175, [.money(interest)])
    }
    ///     .input {$residue :number}
    ///     .input {$rows :integer}
    ///     .input {$allowance :money}
    ///     .local $difference = {$residue :size}
    ///     .match $rows
    ///     one {{Discounted to the start at the agreed rate, all payments are worth the amount
    ///     borrowed, to within {$difference}. Rounding the interest of {$rows} row can make a
    ///     difference of up to {$allowance}.}}
    ///     * {{Discounted to the start at the agreed rate, all payments are worth the amount
    ///     borrowed, to within {$difference}. Rounding the interest of {$rows} rows can make a
    ///     difference of up to {$allowance}.}}
    @inline(never) static func proofNoteRate(
        residue: ExactDecimal, rows: Int, allowance: Int64
    ) -> Message {
        Message(area, 176, [.number(residue), .count(rows), .money(allowance)])
    }
    ///     .input {$apr :rate}
    ///     .input {$rate :rate}
    ///     .input {$residue :number}
    ///     .input {$rows :integer}
    ///     .input {$allowance :money}
    ///     .local $difference = {$residue :size}
    ///     .match $rows
    ///     one {{Without fees, the APR of these payments is {$apr}; the agreed rate is {$rate}.
    ///     Discounted to the start at the agreed rate, all payments are worth the amount borrowed,
    ///     to within {$difference}. Rounding the interest of {$rows} row can make a difference of
    ///     up to {$allowance}.}}
    ///     * {{Without fees, the APR of these payments is {$apr}; the agreed rate is {$rate}.
    ///     Discounted to the start at the agreed rate, all payments are worth the amount borrowed,
    ///     to within {$difference}. Rounding the interest of {$rows} rows can make a difference of
    ///     up to {$allowance}.}}
    @inline(never) static func proofNoteRateApr(
        apr: ExactDecimal, rate: ExactDecimal, residue: ExactDecimal, rows: Int, allowance: Int64
    ) -> Message {
        Message(
            area, 177, [.rate(apr), .rate(rate), .number(residue), .count(rows), .money(allowance)])
    }
    ///     The last payment with mortgage insurance takes the balance from {$before :money} to
    ///     {$after :money}. That is at or below {$percent :integer}% of the price, {$limit :money},
    ///     for the first time.
    @inline(never) static func proofPremiums(
        before: Int64, after: Int64, percent: Int, limit: Int64
    ) -> Message {
        Message(area, 178, [.money(before), .money(after), .count(percent), .money(limit)])
    }
    /// `The principal repaid, {$repaid :money}, is the amount borrowed.`
    @inline(never) static func proofRepaid(repaid: Int64) -> Message {
        Message(area, 179, [.money(repaid)])
    }
    /// `The principal repaid, {$repaid :money}, is the amount borrowed plus the odd-days interest.`
    @inline(never) static func proofRepaidOdd(repaid: Int64) -> Message {
        Message(area, 180, [.money(repaid)])
    }
    ///     .input {$rows :integer}
    ///     .match $rows
    ///     one {{In the one row, interest and principal add up to the payment.}}
    ///     * {{In each of the {$rows} rows, interest and principal add up to the payment.}}
    @inline(never) static func proofRows(rows: Int) -> Message {
        Message(area, 181, [.count(rows)])
    }
}
