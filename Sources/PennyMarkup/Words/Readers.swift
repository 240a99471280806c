/// Whom a text is for: how they write numbers, and the words of their language.
public struct Readers: Sendable {
    public let style: NumberStyle
    public let words: Words

    public init(_ style: NumberStyle, _ words: Words) {
        self.style = style
        self.words = words
    }
}
