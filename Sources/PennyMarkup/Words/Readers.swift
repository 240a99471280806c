/// The readers of a text: their number style, and the words of their language.
public final class Readers: Sendable {
    public let style: NumberStyle
    public let words: Words
    /// Writes dates in the style.
    let dates: DateText

    public init(_ style: NumberStyle, _ words: Words) {
        self.style = style
        self.words = words
        dates = DateText(style)
    }
}
