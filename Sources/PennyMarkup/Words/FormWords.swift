// scripts/messages makes this file of messages/en/form.mf2.

package import PennyEngine

/// The messages of the area form, with the values that they take.
package enum FormWords {
    package static var area: MessageArea { MessageArea(3, digest: 0xA8E7_C06B) }
    /// `{$choice :words} (default)`
    @inline(never) package static func choiceDefault(choice: Message) -> Message {
        Message(area, 0, [.words(choice)])
    }
    /// `not chosen`
    package static var choiceNone: Message { Message(area, 1) }
    /// `Add one`
    package static var entryAdd: Message { Message(area, 2) }
    /// `More`
    package static var entryMore: Message { Message(area, 3) }
    /// `Remove`
    package static var entryRemove: Message { Message(area, 4) }
    /// `Dates and days`
    package static var groupDays: Message { Message(area, 5) }
    /// `Fees and APR`
    package static var groupFees: Message { Message(area, 6) }
    /// `A home and its other costs`
    package static var groupHome: Message { Message(area, 7) }
    /// `Other kinds of payments`
    package static var groupPayments: Message { Message(area, 8) }
    /// `Rounding`
    package static var groupRounding: Message { Message(area, 9) }
    /// `{$label :words} ({$count :integer})`
    @inline(never) package static func list(label: Message, count: Int) -> Message {
        Message(area, 10, [.words(label), .count(count)])
    }
    /// `More inputs`
    package static var moreInputs: Message { Message(area, 11) }
    /// `{$label :words}, slider`
    @inline(never) package static func slider(label: Message) -> Message {
        Message(area, 12, [.words(label)])
    }
    /// `{$label :words}: percent or amount`
    @inline(never) package static func unit(label: Message) -> Message {
        Message(area, 13, [.words(label)])
    }
}
