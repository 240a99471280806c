// scripts/messages makes this file of messages/en/site.mf2.

package import PennyEngine

/// The messages of the area site, with the values that they take.
package enum SiteWords {
    package static var area: MessageArea { MessageArea(5, digest: 0xDC58_8B52) }
    /// `On this page`
    package static var contentsTitle: Message { Message(area, 0) }
    /// `Made with {$program :string}`
    @inline(never) package static func frameMadeWith(program: String) -> Message {
        Message(area, 1, [.text(program)])
    }
    /// `Main`
    package static var frameMenu: Message { Message(area, 2) }
    /// `Skip to the content`
    package static var frameSkip: Message { Message(area, 3) }
    /// `Updated {$date :string}`
    @inline(never) package static func frameUpdated(date: String) -> Message {
        Message(area, 4, [.text(date)])
    }
    /// `{$title :string}: {$summary :string}`
    @inline(never) package static func monthsDescription(
        title: String, summary: String
    ) -> Message {
        Message(area, 5, [.text(title), .text(summary)])
    }
    /// `The months`
    package static var monthsMembers: Message { Message(area, 6) }
    ///     .input {$months :integer}
    ///     .input {$first :string}
    ///     .input {$last :string}
    ///     .match $months
    ///     one {{{$months} month, {$first} to {$last}.}}
    ///     * {{{$months} months, {$first} to {$last}.}}
    @inline(never) package static func monthsSummary(
        months: Int, first: String, last: String
    ) -> Message {
        Message(area, 7, [.count(months), .text(first), .text(last)])
    }
    /// `Month by month`
    package static var monthsTitle: Message { Message(area, 8) }
    /// `{$series :string}, month by month`
    @inline(never) package static func monthsTitleOf(series: String) -> Message {
        Message(area, 9, [.text(series)])
    }
    /// `Go to the home page`
    package static var notFoundHome: Message { Message(area, 10) }
    /// `The address may be wrong, or it may have changed.`
    package static var notFoundText: Message { Message(area, 11) }
    /// `There is no page here`
    package static var notFoundTitle: Message { Message(area, 12) }
    /// `Next`
    package static var pagesNext: Message { Message(area, 13) }
    /// `Previous`
    package static var pagesPrevious: Message { Message(area, 14) }
}
