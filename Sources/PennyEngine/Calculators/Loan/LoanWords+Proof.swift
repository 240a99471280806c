// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `The balance after the last payment is {$balance :money}.`
    @inline(never) static func proofEnd(balance: Int64) -> Message {
        Message(area, 101, [.money(balance)])
    }
    /// `Total paid less the amount borrowed is the total interest: {$interest :money}.`
    @inline(never) static func proofInterest(interest: Int64) -> Message {
        Message(area, 102, [.money(interest)])
    }
    ///     .input {$residue :number}
    ///     .input {$rows :integer}
    ///     .input {$allowance :money}
    ///     .match $rows
    ///     one {{Counted back to the start at the rate agreed, all payments are worth the amount
    ///     borrowed but for {$residue}; rounding the interest of {$rows} row can make up to
    ///     {$allowance}.}}
    ///     * {{Counted back to the start at the rate agreed, all payments are worth the amount
    ///     borrowed but for {$residue}; rounding the interest of {$rows} rows can make up to
    ///     {$allowance}.}}
    @inline(never) static func proofNoteRate(
        residue: ExactDecimal, rows: Int, allowance: Int64
    ) -> Message {
        Message(area, 103, [.number(residue), .count(rows), .money(allowance)])
    }
    ///     .input {$apr :rate}
    ///     .input {$rate :rate}
    ///     .input {$residue :number}
    ///     .input {$rows :integer}
    ///     .input {$allowance :money}
    ///     .match $rows
    ///     one {{Without fees, the APR of these payments is {$apr}; the rate agreed is {$rate}.
    ///     Counted back to the start at the rate agreed, all payments are worth the amount borrowed
    ///     but for {$residue}; rounding the interest of {$rows} row can make up to {$allowance}.}}
    ///     * {{Without fees, the APR of these payments is {$apr}; the rate agreed is {$rate}.
    ///     Counted back to the start at the rate agreed, all payments are worth the amount borrowed
    ///     but for {$residue}; rounding the interest of {$rows} rows can make up to {$allowance}.}}
    @inline(never) static func proofNoteRateApr(
        apr: ExactDecimal, rate: ExactDecimal, residue: ExactDecimal, rows: Int, allowance: Int64
    ) -> Message {
        Message(
            area, 104, [.rate(apr), .rate(rate), .number(residue), .count(rows), .money(allowance)])
    }
    ///     The last payment with mortgage insurance takes the balance from {$before :money} to
    ///     {$after :money}, past {$percent :integer} % of the price, {$limit :money}.
    @inline(never) static func proofPremiums(
        before: Int64, after: Int64, percent: Int, limit: Int64
    ) -> Message {
        Message(area, 105, [.money(before), .money(after), .count(percent), .money(limit)])
    }
    /// `The principal repaid, {$repaid :money}, is the amount borrowed.`
    @inline(never) static func proofRepaid(repaid: Int64) -> Message {
        Message(area, 106, [.money(repaid)])
    }
    ///     The principal repaid, {$repaid :money}, is the amount borrowed and the interest of the
    ///     odd days.
    @inline(never) static func proofRepaidOdd(repaid: Int64) -> Message {
        Message(area, 107, [.money(repaid)])
    }
    ///     .input {$rows :integer}
    ///     .match $rows
    ///     one {{In the one row, interest and principal add up to the payment.}}
    ///     * {{In each of the {$rows} rows, interest and principal add up to the payment.}}
    @inline(never) static func proofRows(rows: Int) -> Message {
        Message(area, 108, [.count(rows)])
    }
}
