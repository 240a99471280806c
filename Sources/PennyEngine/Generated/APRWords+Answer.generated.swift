// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `This credit costs {$cost :money}. As a yearly rate, that is an APRC of {$rate :rate}.`
    @inline(never) static func answerEu(cost: Int64, rate: ExactDecimal) -> Message {
        Message(area, 0, [.money(cost), .rate(rate)])
    }
    ///     This credit costs nothing: you pay back no more than you get. The yearly rate is {$rate
    ///     :rate}.
    @inline(never) static func answerNone(rate: ExactDecimal) -> Message {
        Message(area, 1, [.rate(rate)])
    }
    /// `This credit costs {$cost :money}. As a yearly rate, that is an APR of {$rate :rate}.`
    @inline(never) static func answerUs(cost: Int64, rate: ExactDecimal) -> Message {
        Message(area, 2, [.money(cost), .rate(rate)])
    }
}
