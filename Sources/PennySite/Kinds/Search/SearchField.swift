/// Where a page has a word: in the order in which results come.
enum SearchField: UInt32, CaseIterable {
    /// All of a title or of another name.
    case name
    /// One of two words of one.
    case shortTitle
    case title
    /// A heading, a summary, a tag, or what a figure is called.
    case heading
    case text

    /// That of a title or name with so many words.
    init(ofTitleWith words: Int) {
        self = words <= 1 ? .name : words == 2 ? .shortTitle : .title
    }

    /// How it is written before its pages.
    var letter: UInt8 { UInt8(ascii: "A") + UInt8(rawValue) }
}
