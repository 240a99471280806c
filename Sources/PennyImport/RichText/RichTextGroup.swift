/// The formatting state of a group.
struct RichTextGroup {
    /// Whether the group holds no text of the document.
    var isSkipped = false
    /// Whether the group is, or is in, the font table.
    var isFontTable = false
    /// Whether the text is hidden.
    var isHidden = false
    /// The number of fallback characters after each `\u`, for readers without Unicode.
    var fallbackLength = 1
    var font: Int?
    /// The offset of the group's start.
    var start = 0

    var hasText: Bool { !isSkipped && !isFontTable && !isHidden }
}
