// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    ///     .input {$unit :one-of}
    ///     .input {$count :integer}
    ///     .match $unit $count
    ///     days one {{one day}}
    ///     days * {{{$count} days}}
    ///     weeks one {{one week}}
    ///     weeks * {{{$count} weeks}}
    ///     semimonth * {{half a month}}
    ///     year * {{one year}}
    ///     * one {{one month}}
    ///     * * {{{$count} months}}
    @inline(never) static func unitPeriod(unit: Unit, count: Int) -> Message {
        Message(area, 123, [.text(unit.rawValue), .count(count)])
    }
}
