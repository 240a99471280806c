/// What holds from a place of a rich text to the end of its group.
struct RichTextGroup {
    /// The group holds no text of the document.
    var isSkipped = false
    /// The group is, or lies in, the table of fonts.
    var isFontTable = false
    /// The text is hidden.
    var isHidden = false
    /// How many characters after each `\u` stand for it where it is not known.
    var fallbackLength = 1
    var font: Int?
    /// Where it began.
    var start = 0

    var hasText: Bool { !isSkipped && !isFontTable && !isHidden }
}
