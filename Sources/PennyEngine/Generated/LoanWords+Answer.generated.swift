// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `{$answer :words} The last payment is a balloon payment of {$payment :money}.`
    @inline(never) static func answerBalloon(answer: Message, payment: Int64) -> Message {
        Message(area, 0, [.words(answer), .money(payment)])
    }
    ///     Your first payment is {$payment :money}. Over {$time :words}, the loan costs {$cost
    ///     :money} in interest.
    @inline(never) static func answerFirst(payment: Int64, time: Message, cost: Int64) -> Message {
        Message(area, 1, [.money(payment), .words(time), .money(cost)])
    }
    ///     Your first payment is {$payment :money}. Over {$time :words}, the loan costs {$cost
    ///     :money} in interest and fees.
    @inline(never) static func answerFirstFees(
        payment: Int64, time: Message, cost: Int64
    ) -> Message {
        Message(area, 2, [.money(payment), .words(time), .money(cost)])
    }
    ///     Your first payment is {$payment :money}. Over {$time :words}, the loan costs no interest
    ///     and no fees.
    @inline(never) static func answerFirstFree(payment: Int64, time: Message) -> Message {
        Message(area, 3, [.money(payment), .words(time)])
    }
    ///     Your first payment is {$payment :money}. Over {$time :words}, the loan costs {$cost
    ///     :money} in interest, fees and mortgage insurance.
    @inline(never) static func answerFirstInsurance(
        payment: Int64, time: Message, cost: Int64
    ) -> Message {
        Message(area, 4, [.money(payment), .words(time), .money(cost)])
    }
    /// `{$answer :words} The highest payment is {$payment :money}.`
    @inline(never) static func answerHighest(answer: Message, payment: Int64) -> Message {
        Message(area, 5, [.words(answer), .money(payment)])
    }
    /// `{$answer :words} With taxes and insurance, you pay {$payment :words}.`
    @inline(never) static func answerHome(answer: Message, payment: Message) -> Message {
        Message(area, 6, [.words(answer), .words(payment)])
    }
    /// `{$answer :words} From payment {$number :integer} on, you pay {$payment :words}.`
    @inline(never) static func answerLater(
        answer: Message, number: Int, payment: Message
    ) -> Message {
        Message(area, 7, [.words(answer), .count(number), .words(payment)])
    }
    /// `{$answer :words} From {$month :month} on, you pay {$payment :words}.`
    @inline(never) static func answerLaterMonth(
        answer: Message, month: CivilDate, payment: Message
    ) -> Message {
        Message(area, 8, [.words(answer), .date(month), .words(payment)])
    }
    /// `You pay {$payment :words} for {$time :words}. The loan costs {$cost :money} in interest.`
    @inline(never) static func answerLevel(
        payment: Message, time: Message, cost: Int64
    ) -> Message {
        Message(area, 9, [.words(payment), .words(time), .money(cost)])
    }
    ///     You pay {$payment :words} for {$time :words}. The loan costs {$cost :money} in interest
    ///     and fees.
    @inline(never) static func answerLevelFees(
        payment: Message, time: Message, cost: Int64
    ) -> Message {
        Message(area, 10, [.words(payment), .words(time), .money(cost)])
    }
    /// `You pay {$payment :words} for {$time :words}. The loan costs no interest and no fees.`
    @inline(never) static func answerLevelFree(payment: Message, time: Message) -> Message {
        Message(area, 11, [.words(payment), .words(time)])
    }
    ///     You pay {$payment :words} for {$time :words}. The loan costs {$cost :money} in interest,
    ///     fees and mortgage insurance.
    @inline(never) static func answerLevelInsurance(
        payment: Message, time: Message, cost: Int64
    ) -> Message {
        Message(area, 12, [.words(payment), .words(time), .money(cost)])
    }
    /// `{$amount :money} every two months`
    @inline(never) static func answerPaidEveryTwoMonths(amount: Int64) -> Message {
        Message(area, 13, [.money(amount)])
    }
    /// `{$amount :money} every two weeks`
    @inline(never) static func answerPaidEveryTwoWeeks(amount: Int64) -> Message {
        Message(area, 14, [.money(amount)])
    }
    /// `{$amount :money} a month`
    @inline(never) static func answerPaidMonthly(amount: Int64) -> Message {
        Message(area, 15, [.money(amount)])
    }
    /// `{$amount :money} a quarter`
    @inline(never) static func answerPaidQuarterly(amount: Int64) -> Message {
        Message(area, 16, [.money(amount)])
    }
    /// `{$amount :money} every six months`
    @inline(never) static func answerPaidSemiannual(amount: Int64) -> Message {
        Message(area, 17, [.money(amount)])
    }
    /// `{$amount :money} twice a month`
    @inline(never) static func answerPaidTwiceAMonth(amount: Int64) -> Message {
        Message(area, 18, [.money(amount)])
    }
    /// `{$amount :money} a week`
    @inline(never) static func answerPaidWeekly(amount: Int64) -> Message {
        Message(area, 19, [.money(amount)])
    }
    /// `{$amount :money} a year`
    @inline(never) static func answerPaidYearly(amount: Int64) -> Message {
        Message(area, 20, [.money(amount)])
    }
    /// `Your extra payments save {$saved :money} in interest.`
    @inline(never) static func answerSaved(saved: Int64) -> Message {
        Message(area, 21, [.money(saved)])
    }
    ///     You get {$received :money} and pay back {$paid :money}. The loan costs {$cost :money} in
    ///     interest and fees.
    @inline(never) static func answerSingle(received: Int64, paid: Int64, cost: Int64) -> Message {
        Message(area, 22, [.money(received), .money(paid), .money(cost)])
    }
    /// `You save {$saved :money} in interest and are free {$time :words} sooner.`
    @inline(never) static func answerSooner(saved: Int64, time: Message) -> Message {
        Message(area, 23, [.money(saved), .words(time)])
    }
    /// `You save {$saved :money} in interest and are free {$time :words} sooner, in {$end :month}.`
    @inline(never) static func answerSoonerMonth(
        saved: Int64, time: Message, end: CivilDate
    ) -> Message {
        Message(area, 24, [.money(saved), .words(time), .date(end)])
    }
}
