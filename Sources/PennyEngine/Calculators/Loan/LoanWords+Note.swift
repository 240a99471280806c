// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    ///     The mortgage insurance ends by itself after payment {$premiums :integer}, when the
    ///     balance is first scheduled to reach 78 % of the price. If you have paid on time, you may
    ///     ask for it to end at 80 %, after payment {$number :integer}. So says the Homeowners
    ///     Protection Act of the US for private mortgage insurance; government-backed loans have
    ///     other rules.
    @inline(never) static func noteAutomaticRequest(premiums: Int, number: Int) -> Message {
        Message(area, 89, [.count(premiums), .count(number)])
    }
    ///     The mortgage insurance ends by itself after payment {$premiums :integer}, when the
    ///     balance is first scheduled to reach 78 % of the price. If you have paid on time, you may
    ///     ask for it to end before, as the loan is at most 80 % of the price from the start. So
    ///     says the Homeowners Protection Act of the US for private mortgage insurance;
    ///     government-backed loans have other rules.
    @inline(never) static func noteAutomaticRequestNow(premiums: Int) -> Message {
        Message(area, 90, [.count(premiums)])
    }
    /// `The last payment is a balloon of {$payment :money}.`
    @inline(never) static func noteBalloon(payment: Int64) -> Message {
        Message(area, 91, [.money(payment)])
    }
    ///     The first period is longer or shorter than the others and bears the interest of one
    ///     whole period: this loan counts periods, not days.
    static var noteFirstPeriod: Message { Message(area, 92) }
    ///     The mortgage insurance ends with half of the loan's time: by the Homeowners Protection
    ///     Act of the US it may not run longer.
    static var noteMidpoint: Message { Message(area, 93) }
    ///     The loan is at most {$percent :integer} % of the price of the home from the start, so no
    ///     mortgage insurance is counted.
    @inline(never) static func noteNoPremiums(percent: Int) -> Message {
        Message(area, 94, [.count(percent)])
    }
    ///     The interest of the {$days :integer} odd days before the first whole period, {$interest
    ///     :money}, is due with the first payment. All payments are a little higher for it.
    @inline(never) static func noteOddAmortized(days: Int, interest: Int64) -> Message {
        Message(area, 95, [.count(days), .money(interest)])
    }
    ///     The interest of the {$days :integer} odd days before the first whole period, {$interest
    ///     :money}, comes on top of the first payment.
    @inline(never) static func noteOddFirstPayment(days: Int, interest: Int64) -> Message {
        Message(area, 96, [.count(days), .money(interest)])
    }
    ///     The interest of the {$days :integer} odd days before the first whole period, {$interest
    ///     :money}, is added to the debt and bears interest itself. It is in the total interest,
    ///     and in no row of the table, which begins with the higher debt.
    @inline(never) static func noteOddPrincipal(days: Int, interest: Int64) -> Message {
        Message(area, 97, [.count(days), .money(interest)])
    }
    ///     The mortgage insurance ends after payment {$premiums :integer}, when you may ask for
    ///     that, and the APR here counts no premium after it. The APR of a US lender counts
    ///     premiums until they end by themselves at 78 %, by Regulation Z, comment 18(g)-5, so it
    ///     is a little higher.
    @inline(never) static func noteRequested(premiums: Int) -> Message {
        Message(area, 98, [.count(premiums)])
    }
    ///     Payment {$number :integer} does not cover its interest, so the debt grows before it
    ///     shrinks.
    @inline(never) static func noteShortPayment(number: Int) -> Message {
        Message(area, 99, [.count(number)])
    }
    ///     Taxes and insurance are counted as they are today. They change over the years, and the
    ///     payment with them.
    static var noteTaxes: Message { Message(area, 100) }
}
