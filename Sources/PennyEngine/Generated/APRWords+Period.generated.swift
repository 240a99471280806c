// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    ///     .input {$unit :one-of}
    ///     .input {$count :integer}
    ///     .match $unit $count
    ///     days one {{day}}
    ///     days * {{{$count} days}}
    ///     weeks one {{week}}
    ///     weeks * {{{$count} weeks}}
    ///     semimonth * {{half a month}}
    ///     year * {{year}}
    ///     * one {{month}}
    ///     * * {{{$count} months}}
    @inline(never) static func period(unit: Unit, count: Int) -> Message {
        Message(area, 42, [.text(unit.rawValue), .count(count)])
    }
}
