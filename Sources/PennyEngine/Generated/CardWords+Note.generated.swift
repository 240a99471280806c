// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    ///     The estimate is for what you owe now. It assumes that you buy nothing new, pay no fees
    ///     and pay on time, and that the rates stay as typed.
    static var noteEstimate: Message { Message(area, 57) }
    ///     What you pay above the minimum goes to the highest rate first, as US law requires: 12
    ///     CFR 1026.53(a).
    static var noteHighestFirst: Message { Message(area, 58) }
    ///     If you pay only the minimum, you will never pay off this balance: in time, the payments
    ///     no longer lower it.
    static var noteNeverPaidOff: Message { Message(area, 59) }
    ///     Minimum payments go first to the balance that starts with the lowest rate. In the US,
    ///     what you pay above the minimum must go to the highest rate first, so paying more helps
    ///     more than this estimate suggests.
    static var noteOrder: Message { Message(area, 60) }
    ///     With minimum payments, it takes three years or less, rounded to whole years, so a US
    ///     statement does not mention 36 months: 12 CFR 1026.7(b)(12)(i)(F).
    static var noteShort: Message { Message(area, 61) }
    /// `After {$payments :integer} minimum payments, you would still owe {$owed :money}.`
    @inline(never) static func noteTooLong(payments: Int, owed: Int64) -> Message {
        Message(area, 62, [.count(payments), .money(owed)])
    }
    ///     A US statement rounds a time of two years or more to whole years: about {$years
    ///     :integer} years.
    @inline(never) static func noteWholeYears(years: Int) -> Message {
        Message(area, 63, [.count(years)])
    }
}
