// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    ///     With interest and payments counted period by period, the balance comes to the amount at
    ///     the end: {$end :money}.
    @inline(never) static func proofLastRow(end: Int64) -> Message {
        Message(area, 60, [.money(end)])
    }
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{After {$periods} period, the total with interest is on one side of zero. After
    ///     {$next :integer}, it is on the other.}}
    ///     * {{After {$periods} periods, the total with interest is on one side of zero. After
    ///     {$next :integer}, it is on the other.}}
    @inline(never) static func proofPeriodsBetween(periods: Int, next: Int) -> Message {
        Message(area, 61, [.count(periods), .count(next)])
    }
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{After {$periods} period, the amounts with interest add up to zero.}}
    ///     * {{After {$periods} periods, the amounts with interest add up to zero.}}
    @inline(never) static func proofPeriodsWhole(periods: Int) -> Message {
        Message(area, 62, [.count(periods)])
    }
    ///     At {$rate :rate} per period, all amounts with interest add up to zero. Less than 10⁻³⁰
    ///     below and above this rate, the totals are on opposite sides of zero.
    @inline(never) static func proofRateEnclosed(rate: ExactDecimal) -> Message {
        Message(area, 63, [.rate(rate)])
    }
    /// `At {$rate :rate} per period, all amounts with interest add up to exactly zero.`
    @inline(never) static func proofRateExact(rate: ExactDecimal) -> Message {
        Message(area, 64, [.rate(rate)])
    }
}
