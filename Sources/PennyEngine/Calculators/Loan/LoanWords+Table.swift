// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Balance`
    static var tableColumnBalance: Message { Message(area, 229) }
    /// `Date`
    static var tableColumnDate: Message { Message(area, 230) }
    /// `Extra`
    static var tableColumnExtra: Message { Message(area, 231) }
    /// `Interest`
    static var tableColumnInterest: Message { Message(area, 232) }
    /// `No.`
    static var tableColumnNumber: Message { Message(area, 233) }
    /// `Paid`
    static var tableColumnPaid: Message { Message(area, 234) }
    /// `Payment`
    static var tableColumnPayment: Message { Message(area, 235) }
    /// `Mortgage insurance`
    static var tableColumnPremium: Message { Message(area, 236) }
    /// `Principal`
    static var tableColumnPrincipal: Message { Message(area, 237) }
    /// `Tax, insurance`
    static var tableColumnTaxAndInsurance: Message { Message(area, 238) }
    /// `Total`
    static var tableColumnTotal: Message { Message(area, 239) }
    /// `Year`
    static var tableColumnYear: Message { Message(area, 240) }
    /// `All payments in {$currency :string}; interest rounded {$rule :words} each period.`
    @inline(never) static func tableScheduleCaption(currency: String, rule: Message) -> Message {
        Message(area, 241, [.text(currency), .words(rule)])
    }
    /// `Year {$year :integer}`
    @inline(never) static func tableScheduleGroup(year: Int) -> Message {
        Message(area, 242, [.count(year)])
    }
    /// `Every payment`
    static var tableScheduleTitle: Message { Message(area, 243) }
    /// `Totals for each year of the loan, in {$currency :string}.`
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 244, [.text(currency)])
    }
    /// `Totals for each calendar year, in {$currency :string}.`
    @inline(never) static func tableYearsCaptionCalendar(currency: String) -> Message {
        Message(area, 245, [.text(currency)])
    }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 246) }
}
