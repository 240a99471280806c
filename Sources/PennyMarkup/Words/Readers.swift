/// The readers of a text: their number style, and the words of their language.
public struct Readers: Sendable {
    public let style: NumberStyle
    public let words: Words

    public init(_ style: NumberStyle, _ words: Words) {
        self.style = style
        self.words = words
    }
}
