// scripts/messages makes this file of messages/en/form.mf2.

package import PennyEngine

/// The messages of the area form, with the values that they take.
package enum FormWords {
    package static var area: MessageArea { MessageArea(3, digest: 0x1B89_A3CC) }
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
    /// `More inputs`
    package static var moreInputs: Message { Message(area, 5) }
    /// `{$label :words}, slider`
    @inline(never) package static func slider(label: Message) -> Message {
        Message(area, 6, [.words(label)])
    }
}
