// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    /// `Balance owed`
    static var tableColumnBalance: Message { Message(area, 112) }
    /// `Interest`
    static var tableColumnInterest: Message { Message(area, 113) }
    /// `Payment`
    static var tableColumnPayment: Message { Message(area, 114) }
    /// `Principal`
    static var tableColumnPrincipal: Message { Message(area, 115) }
    /// `In {$currency :string}; payments and each balance’s interest are rounded (halves up).`
    @inline(never) static func tableScheduleCaption(currency: String) -> Message {
        Message(area, 116, [.text(currency)])
    }
    /// `Month`
    static var tableScheduleColumnMonth: Message { Message(area, 117) }
    /// `Year {$year :integer}`
    @inline(never) static func tableScheduleGroup(year: Int) -> Message {
        Message(area, 118, [.count(year)])
    }
    /// `Every payment`
    static var tableScheduleTitle: Message { Message(area, 119) }
    /// `Payments for each year in {$currency :string}.`
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 120, [.text(currency)])
    }
    /// `Year`
    static var tableYearsColumnYear: Message { Message(area, 121) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 122) }
}
