// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    ///     the last premium comes with the payment after which the balance, as first scheduled, is
    ///     at most 78 % of the price
    static var stepPremiumsFormulaAutomatic: Message { Message(area, 208) }
    /// `the premiums come with every payment of the loan`
    static var stepPremiumsFormulaLoan: Message { Message(area, 209) }
    /// `the last premium comes at the midpoint of the loan's time`
    static var stepPremiumsFormulaMidpoint: Message { Message(area, 210) }
    /// `no premiums, as the loan is at most {$percent :integer} % of the price from the start`
    @inline(never) static func stepPremiumsFormulaNotNeeded(percent: Int) -> Message {
        Message(area, 211, [.count(percent)])
    }
    ///     the last premium comes with the payment after which the balance, with all that was paid,
    ///     is at most {$percent :integer} % of the price
    @inline(never) static func stepPremiumsFormulaReaches(percent: Int) -> Message {
        Message(area, 212, [.count(percent)])
    }
    /// `{$price :money} × {$percent :rate} = {$limit :money}`
    @inline(never) static func stepPremiumsNumbers(
        price: Int64, percent: ExactDecimal, limit: Int64
    ) -> Message {
        Message(area, 213, [.money(price), .rate(percent), .money(limit)])
    }
    ///     .input {$payments :integer}
    ///     .match $payments
    ///     one {{{$payments} payment ÷ 2}}
    ///     * {{{$payments} payments ÷ 2}}
    @inline(never) static func stepPremiumsNumbersMidpoint(payments: Int) -> Message {
        Message(area, 214, [.count(payments)])
    }
    /// `Homeowners Protection Act, 12 USC 4901–4902`
    static var stepPremiumsSource: Message { Message(area, 215) }
    /// `How long mortgage insurance is paid`
    static var stepPremiumsTitle: Message { Message(area, 216) }
    /// `{$sum :money} × {$part :rate} ÷ {$payments :integer}`
    @inline(never) static func stepShare(sum: Int64, part: ExactDecimal, payments: Int) -> Message {
        Message(area, 217, [.money(sum), .rate(part), .count(payments)])
    }
    /// `property tax a year ÷ payments a year + home insurance ÷ payments a year`
    static var stepTaxAndInsuranceFormula: Message { Message(area, 218) }
    /// `Each part rounded half-up to {$unit :string}.`
    @inline(never) static func stepTaxAndInsuranceRounding(unit: String) -> Message {
        Message(area, 219, [.text(unit)])
    }
    /// `Escrow: Regulation X, 12 CFR 1024.17`
    static var stepTaxAndInsuranceSource: Message { Message(area, 220) }
    /// `Tax and insurance with each payment`
    static var stepTaxAndInsuranceTitle: Message { Message(area, 221) }
    /// `total interest = total paid − principal`
    static var stepTotalInterestFormula: Message { Message(area, 222) }
    /// `Total interest`
    static var stepTotalInterestTitle: Message { Message(area, 223) }
    /// `total paid = the sum of all payments and extra payments`
    static var stepTotalPaidFormula: Message { Message(area, 224) }
    ///     .input {$rows :integer}
    ///     .match $rows
    ///     one {{the sum of {$rows} row}}
    ///     * {{the sum of {$rows} rows}}
    @inline(never) static func stepTotalPaidNumbers(rows: Int) -> Message {
        Message(area, 225, [.count(rows)])
    }
    /// `Total paid`
    static var stepTotalPaidTitle: Message { Message(area, 226) }
    /// `premium × payments with a premium`
    static var stepTotalPremiumsFormula: Message { Message(area, 227) }
    /// `Total mortgage insurance`
    static var stepTotalPremiumsTitle: Message { Message(area, 228) }
}
