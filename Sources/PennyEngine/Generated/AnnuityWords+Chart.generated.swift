// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    ///     .input {$today :money}
    ///     .input {$last :money}
    ///     .input {$period :integer}
    ///     .local $first-way = {$today :sign}
    ///     .local $first = {$today :size}
    ///     .local $last-way = {$last :sign}
    ///     .local $second = {$last :size}
    ///     .match $first-way $last-way
    ///     positive positive {{To settle, you would receive {$first} today and {$second} after
    ///     period {$period}}}
    ///     positive negative {{To settle, you would receive {$first} today, but pay {$second} after
    ///     period {$period}}}
    ///     positive * {{To settle, you would receive {$first} today, and nothing after period
    ///     {$period}}}
    ///     negative positive {{To settle, you would pay {$first} today, but receive {$second} after
    ///     period {$period}}}
    ///     negative negative {{To settle, you would pay {$first} today and {$second} after period
    ///     {$period}}}
    ///     negative * {{To settle, you would pay {$first} today, and nothing after period
    ///     {$period}}}
    ///     * positive {{To settle, you would receive nothing today, and {$second} after period
    ///     {$period}}}
    ///     * negative {{To settle, you would pay nothing today, and {$second} after period
    ///     {$period}}}
    ///     * * {{To settle, you would pay nothing today or after period {$period}}}
    @inline(never) static func chartGrowthFinding(
        today: Int64, last: Int64, period: Int
    ) -> Message {
        Message(area, 13, [.money(today), .money(last), .count(period)])
    }
    /// `You would pay`
    static var chartGrowthSeriesPaid: Message { Message(area, 14) }
    /// `You would receive`
    static var chartGrowthSeriesReceived: Message { Message(area, 15) }
}
