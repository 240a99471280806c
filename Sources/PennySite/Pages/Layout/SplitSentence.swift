import PennyEngine
import PennyMarkup
import PennyTemplates

/// A sentence around an element of a page, such as a link or a time: the text before the element
/// and the text after it.
struct SplitSentence: Sendable {
    let before: String
    let after: String

    /// - Parameter message: returns the sentence with a text in the element's position.
    init(_ numbers: NumberWriter, _ message: (String) -> Message) {
        let text = numbers.text(message(Self.marker))
        let end = text.utf8.endIndex
        let position = text.utf8.firstIndex(of: Self.byte) ?? end
        before = String(text[..<position])
        after = position == end ? "" : String(text[text.utf8.index(after: position)...])
    }

    /// The marker for the element. No message contains it.
    private static let marker = "\u{1}"
    private static let byte: UInt8 = 1
}

/// A link with the sentence around it.
struct LinkSentence: Sendable {
    let link: PageLink
    let sentence: SplitSentence

    /// - Parameter message: returns the sentence with a text in the link's position.
    init(_ link: PageLink, _ numbers: NumberWriter, _ message: (String) -> Message) {
        self.link = link
        sentence = SplitSentence(numbers, message)
    }

    static let values: [PageValue<LinkSentence>] =
        [
            .text("before", "What the sentence says before it.") { link, _ in
                link.sentence.before
            },
            .text("after", "What the sentence says behind it.") { link, _ in link.sentence.after },
        ] + PageLink.values.of { $0.link }
}
