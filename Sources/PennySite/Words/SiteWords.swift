// scripts/messages makes this file of messages/en/site.mf2.

package import PennyEngine

/// The messages of the area site, with the values that they take.
package enum SiteWords {
    package static var area: MessageArea { MessageArea(5, digest: 0x50E1_DCEB) }
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
    /// `Go to the home page`
    package static var notFoundHome: Message { Message(area, 5) }
    /// `The address may be wrong, or it may have changed.`
    package static var notFoundText: Message { Message(area, 6) }
    /// `There is no page here`
    package static var notFoundTitle: Message { Message(area, 7) }
    /// `Next`
    package static var pagesNext: Message { Message(area, 8) }
    /// `Previous`
    package static var pagesPrevious: Message { Message(area, 9) }
}
