// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{{$periods} period}}
    ///     * {{{$periods} periods}}
    @inline(never) static func time(periods: Int) -> Message {
        Message(area, 138, [.count(periods)])
    }
}
