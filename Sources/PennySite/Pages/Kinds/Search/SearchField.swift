/// The part of a page that has a word, in the order of results.
enum SearchField: UInt32, CaseIterable {
    /// A whole title or other name of one word.
    case name
    /// A word of a title or name of two words.
    case shortTitle
    case title
    /// A heading, a summary, a tag, or the label of a figure.
    case heading
    case text

    /// Creates the field of a title or name, by its number of words.
    init(ofTitleWith words: Int) {
        self = words <= 1 ? .name : words == 2 ? .shortTitle : .title
    }

    /// The letter before its pages in an index.
    var letter: UInt8 { UInt8(ascii: "A") + UInt8(rawValue) }
}
