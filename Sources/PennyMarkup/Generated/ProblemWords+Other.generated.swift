// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    /// `Enter no more than “{$other :words}.”`
    @inline(never) package static func otherAbove(other: Message) -> Message {
        Message(area, 37, [.words(other)])
    }
    /// `You cannot use this together with “{$other :words}.” Leave one of the two empty.`
    @inline(never) package static func otherConflicts(other: Message) -> Message {
        Message(area, 38, [.words(other)])
    }
    /// `Enter a date. Other entries have one.`
    package static var otherDateMissing: Message { Message(area, 39) }
    /// `Enter a later payment or date. The extra payments end before they begin.`
    package static var otherEndsBeforeFirst: Message { Message(area, 40) }
    /// `Enter a later date for the first payment, or leave this empty.`
    package static var otherFirstPeriodShort: Message { Message(area, 41) }
    /// `Enter less than “{$other :words}.”`
    @inline(never) package static func otherLeavesNothingOf(other: Message) -> Message {
        Message(area, 42, [.words(other)])
    }
    /// `This only works together with “{$other :words}.” Enter both, or leave both empty.`
    @inline(never) package static func otherNeeds(other: Message) -> Message {
        Message(area, 43, [.words(other)])
    }
    /// `Enter an amount here, or an amount to save each month.`
    package static var otherNeedsAmount: Message { Message(area, 44) }
    /// `Fill in one of these: {$fields :list style=comma}.`
    @inline(never) package static func otherNeedsOneOf(fields: [Quantity]) -> Message {
        Message(area, 45, [.list(fields)])
    }
    /// `Choose “periods” here, or “payment” as the compounding.`
    package static var otherNeedsPaymentCompounding: Message { Message(area, 46) }
    /// `Enter more than “{$other :words}.”`
    @inline(never) package static func otherNotAbove(other: Message) -> Message {
        Message(area, 47, [.words(other)])
    }
    /// `Enter a later date than “{$other :words}.”`
    @inline(never) package static func otherNotAfter(other: Message) -> Message {
        Message(area, 48, [.words(other)])
    }
    /// `Leave this empty. The method you chose does not use it.`
    package static var otherNotForMethod: Message { Message(area, 49) }
    /// `Leave this empty, or choose monthly payments.`
    package static var otherNotForPayments: Message { Message(area, 50) }
    /// `Leave this empty. It does not apply to amounts with dates.`
    package static var otherNotWithDates: Message { Message(area, 51) }
    /// `Leave exactly one of these empty, and the page computes it: {$fields :list style=comma}.`
    @inline(never) package static func otherOneLeftOut(fields: [Quantity]) -> Message {
        Message(area, 52, [.list(fields)])
    }
    /// `Leave this empty, or enter a date for each amount.`
    package static var otherOnlyWithDates: Message { Message(area, 53) }
    /// `Enter a payment number from 1 to {$payments :integer}.`
    @inline(never) package static func otherOutsideTerm(payments: Int) -> Message {
        Message(area, 54, [.count(payments)])
    }
    /// `Enter a time at least as long as “{$other :words}.”`
    @inline(never) package static func otherShorterThan(other: Message) -> Message {
        Message(area, 55, [.words(other)])
    }
    /// `Enter times in 12ths, 52nds or 365ths of a year.`
    package static var otherTimesTooFine: Message { Message(area, 56) }
    ///     Make the numbers of payments add up to {$needed :integer}. They now add up to {$given
    ///     :integer}.
    @inline(never) package static func otherTooFew(given: Int, needed: Int) -> Message {
        Message(area, 57, [.count(given), .count(needed)])
    }
    /// `This form has no input “{$name :string}.” Check the link.`
    @inline(never) package static func otherUnknownInput(name: String) -> Message {
        Message(area, 58, [.text(name)])
    }
}
