// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Balance`
    static var tableColumnBalance: Message { Message(area, 284) }
    /// `Date`
    static var tableColumnDate: Message { Message(area, 285) }
    /// `Extra`
    static var tableColumnExtra: Message { Message(area, 286) }
    /// `Interest`
    static var tableColumnInterest: Message { Message(area, 287) }
    /// `No.`
    static var tableColumnNumber: Message { Message(area, 288) }
    /// `Paid`
    static var tableColumnPaid: Message { Message(area, 289) }
    /// `Payment`
    static var tableColumnPayment: Message { Message(area, 290) }
    /// `Mortgage insurance`
    static var tableColumnPremium: Message { Message(area, 291) }
    /// `Principal`
    static var tableColumnPrincipal: Message { Message(area, 292) }
    /// `Tax, insurance`
    static var tableColumnTaxAndInsurance: Message { Message(area, 293) }
    /// `Total`
    static var tableColumnTotal: Message { Message(area, 294) }
    /// `Year`
    static var tableColumnYear: Message { Message(area, 295) }
    /// `All payments in {$currency :string}; interest rounded {$rule :words} each period.`
    @inline(never) static func tableScheduleCaption(currency: String, rule: Message) -> Message {
        Message(area, 296, [.text(currency), .words(rule)])
    }
    /// `Year {$year :integer}`
    @inline(never) static func tableScheduleGroup(year: Int) -> Message {
        Message(area, 297, [.count(year)])
    }
    /// `Every payment`
    static var tableScheduleTitle: Message { Message(area, 298) }
    /// `Totals for each year of the loan, in {$currency :string}.`
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 299, [.text(currency)])
    }
    /// `Totals for each calendar year, in {$currency :string}.`
    @inline(never) static func tableYearsCaptionCalendar(currency: String) -> Message {
        Message(area, 300, [.text(currency)])
    }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 301) }
}
