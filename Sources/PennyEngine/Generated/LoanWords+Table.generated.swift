// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Balance`
    static var tableColumnBalance: Message { Message(area, 322) }
    /// `Date`
    static var tableColumnDate: Message { Message(area, 323) }
    /// `Extra`
    static var tableColumnExtra: Message { Message(area, 324) }
    /// `Interest`
    static var tableColumnInterest: Message { Message(area, 325) }
    /// `No.`
    static var tableColumnNumber: Message { Message(area, 326) }
    /// `Paid`
    static var tableColumnPaid: Message { Message(area, 327) }
    /// `Payment`
    static var tableColumnPayment: Message { Message(area, 328) }
    /// `Mortgage insurance`
    static var tableColumnPremium: Message { Message(area, 329) }
    /// `Principal`
    static var tableColumnPrincipal: Message { Message(area, 330) }
    /// `Tax, insurance`
    static var tableColumnTaxAndInsurance: Message { Message(area, 331) }
    /// `Total`
    static var tableColumnTotal: Message { Message(area, 332) }
    /// `Year`
    static var tableColumnYear: Message { Message(area, 333) }
    /// `All payments in {$currency :string}; interest rounded {$rule :words} each period.`
    @inline(never) static func tableScheduleCaption(currency: String, rule: Message) -> Message {
        Message(area, 334, [.text(currency), .words(rule)])
    }
    /// `Year {$year :integer}`
    @inline(never) static func tableScheduleGroup(year: Int) -> Message {
        Message(area, 335, [.count(year)])
    }
    /// `Every payment`
    static var tableScheduleTitle: Message { Message(area, 336) }
    /// `Totals for each year of the loan, in {$currency :string}.`
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 337, [.text(currency)])
    }
    /// `Totals for each calendar year, in {$currency :string}.`
    @inline(never) static func tableYearsCaptionCalendar(currency: String) -> Message {
        Message(area, 338, [.text(currency)])
    }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 339) }
}
