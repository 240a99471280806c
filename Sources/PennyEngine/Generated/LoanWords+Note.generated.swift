// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `{$rate :words}: only the payments of the contract count, not your extra payments.`
    @inline(never) static func noteAprExtras(rate: Message) -> Message {
        Message(area, 155, [.words(rate)])
    }
    ///     The effective annual rate is what the loan costs a year, with fees and compound
    ///     interest. It follows no country’s law.
    static var noteAprNone: Message { Message(area, 156) }
    /// `Mortgage insurance premiums count as payments in the yearly rate.`
    static var noteAprPremiums: Message { Message(area, 157) }
    /// `The APR leaves mortgage insurance premiums out.`
    static var noteAprPremiumsLeftOut: Message { Message(area, 158) }
    ///     The mortgage insurance ends automatically after payment {$premiums :integer}, when the
    ///     balance is first scheduled to reach 78% of the price. If you have paid on time, you may
    ///     ask for it to end at 80%, after payment {$number :integer}. The US Homeowners Protection
    ///     Act says so for private mortgage insurance. Government-backed loans have other rules.
    @inline(never) static func noteAutomaticRequest(premiums: Int, number: Int) -> Message {
        Message(area, 159, [.count(premiums), .count(number)])
    }
    ///     The mortgage insurance ends automatically after payment {$premiums :integer}, when the
    ///     balance is first scheduled to reach 78% of the price. If you have paid on time, you may
    ///     ask for it to end earlier, because the loan is at most 80% of the price from the start.
    ///     The US Homeowners Protection Act says so for private mortgage insurance.
    ///     Government-backed loans have other rules.
    @inline(never) static func noteAutomaticRequestNow(premiums: Int) -> Message {
        Message(area, 160, [.count(premiums)])
    }
    ///     The first period is longer or shorter than the others, but you pay interest for one
    ///     whole period. This loan counts periods, not days.
    static var noteFirstPeriod: Message { Message(area, 161) }
    /// `The mortgage insurance ends at the midpoint of the amortization period.`
    static var noteMidpoint: Message { Message(area, 162) }
    ///     The mortgage insurance ends at the midpoint of the amortization period. The US
    ///     Homeowners Protection Act does not let it run longer.
    static var noteMidpointUs: Message { Message(area, 163) }
    ///     The loan is at most {$percent :integer}% of the home price from the start, so no
    ///     mortgage insurance is included.
    @inline(never) static func noteNoPremiums(percent: Int) -> Message {
        Message(area, 164, [.count(percent)])
    }
    ///     .input {$days :integer}
    ///     .input {$interest :money}
    ///     .match $days
    ///     one {{The interest for the {$days} odd day before the first whole period, {$interest},
    ///     is due with the first payment. It makes all payments a little higher.}}
    ///     * {{The interest for the {$days} odd days before the first whole period, {$interest}, is
    ///     due with the first payment. It makes all payments a little higher.}}
    @inline(never) static func noteOddAmortized(days: Int, interest: Int64) -> Message {
        Message(area, 165, [.count(days), .money(interest)])
    }
    ///     .input {$days :integer}
    ///     .input {$interest :money}
    ///     .match $days
    ///     one {{The first payment also includes {$interest} of interest for the {$days} odd day
    ///     before the first whole period.}}
    ///     * {{The first payment also includes {$interest} of interest for the {$days} odd days
    ///     before the first whole period.}}
    @inline(never) static func noteOddFirstPayment(days: Int, interest: Int64) -> Message {
        Message(area, 166, [.count(days), .money(interest)])
    }
    ///     .input {$days :integer}
    ///     .input {$interest :money}
    ///     .match $days
    ///     one {{The interest for the {$days} odd day before the first whole period, {$interest},
    ///     is added to the balance, so you pay interest on it too. It is in the total interest, but
    ///     in no row of the table, which begins with the higher balance.}}
    ///     * {{The interest for the {$days} odd days before the first whole period, {$interest}, is
    ///     added to the balance, so you pay interest on it too. It is in the total interest, but in
    ///     no row of the table, which begins with the higher balance.}}
    @inline(never) static func noteOddPrincipal(days: Int, interest: Int64) -> Message {
        Message(area, 167, [.count(days), .money(interest)])
    }
    ///     The mortgage insurance ends after payment {$premiums :integer}, when the balance is
    ///     first at most {$percent :percent} of the price.
    @inline(never) static func noteReached(premiums: Int, percent: Quantity) -> Message {
        Message(area, 168, [.count(premiums), percent])
    }
    ///     The mortgage insurance ends after payment {$premiums :integer}, when you may ask for
    ///     that. The APR counts premiums until payment {$counted :integer}, when the lender must
    ///     end them, under Regulation Z, comment 18(g)-5.
    @inline(never) static func noteRequested(premiums: Int, counted: Int) -> Message {
        Message(area, 169, [.count(premiums), .count(counted)])
    }
    ///     Payment {$number :integer} does not cover its interest, so the balance grows before it
    ///     shrinks.
    @inline(never) static func noteShortPayment(number: Int) -> Message {
        Message(area, 170, [.count(number)])
    }
    ///     Payment {$number :integer} does not cover its interest. The balance grows, and does not
    ///     shrink before the last payment.
    @inline(never) static func noteShortPaymentToEnd(number: Int) -> Message {
        Message(area, 171, [.count(number)])
    }
    ///     Taxes and insurance stay as they are today in these figures. In real life they change
    ///     over the years, and your payment changes with them.
    static var noteTaxes: Message { Message(area, 172) }
}
