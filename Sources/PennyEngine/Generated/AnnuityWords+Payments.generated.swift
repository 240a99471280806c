// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} payment}}
    ///     * {{{$count} payments}}
    @inline(never) static func payments(count: ExactDecimal) -> Message {
        Message(area, 59, [.number(count)])
    }
}
