// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Balance`
    static var tableColumnBalance: Message { Message(area, 254) }
    /// `Date`
    static var tableColumnDate: Message { Message(area, 255) }
    /// `Extra`
    static var tableColumnExtra: Message { Message(area, 256) }
    /// `Interest`
    static var tableColumnInterest: Message { Message(area, 257) }
    /// `No.`
    static var tableColumnNumber: Message { Message(area, 258) }
    /// `Paid`
    static var tableColumnPaid: Message { Message(area, 259) }
    /// `Payment`
    static var tableColumnPayment: Message { Message(area, 260) }
    /// `Mortgage insurance`
    static var tableColumnPremium: Message { Message(area, 261) }
    /// `Principal`
    static var tableColumnPrincipal: Message { Message(area, 262) }
    /// `Tax, insurance`
    static var tableColumnTaxAndInsurance: Message { Message(area, 263) }
    /// `Total`
    static var tableColumnTotal: Message { Message(area, 264) }
    /// `Year`
    static var tableColumnYear: Message { Message(area, 265) }
    /// `All payments in {$currency :string}; interest rounded {$rule :words} each period.`
    @inline(never) static func tableScheduleCaption(currency: String, rule: Message) -> Message {
        Message(area, 266, [.text(currency), .words(rule)])
    }
    /// `Year {$year :integer}`
    @inline(never) static func tableScheduleGroup(year: Int) -> Message {
        Message(area, 267, [.count(year)])
    }
    /// `Every payment`
    static var tableScheduleTitle: Message { Message(area, 268) }
    /// `Totals for each year of the loan, in {$currency :string}.`
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 269, [.text(currency)])
    }
    /// `Totals for each calendar year, in {$currency :string}.`
    @inline(never) static func tableYearsCaptionCalendar(currency: String) -> Message {
        Message(area, 270, [.text(currency)])
    }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 271) }
}
