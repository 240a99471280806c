/// The rules by which texts are cut into words for a search, as far as they are tables.
/// `templates/scripts/search-rules.generated.js` is made of them, so that browsers cut alike.
package enum SearchRules {
    /// The number of letters after which longer words are cut.
    package static let longest = 24
    /// The Arabic article, which does not count in a word of so many letters or more.
    package static let article = "ال"
    package static let articleFrom = 5
    /// The digits zero outside of ASCII; the other nine follow.
    package static let digitZeros: [UInt32] = [0x0660, 0x06F0, 0xFF10]
    /// Possible separators between digits.
    package static let asciiSeparators: [UInt32] = [0x27, 0x2C, 0x2E]
    package static let separators: [UInt32] = [0xA0, 0x202F, 0x2019, 0x066B, 0x066C]
    /// Latin letters of full width, and how far they are from those of ASCII.
    package static let wideLetters: [ClosedRange<UInt32>] = [0xFF21...0xFF3A, 0xFF41...0xFF5A]
    package static let wideOffset: UInt32 = 0xFEE0
    /// Parts of words that do not count, beside nonspacing marks.
    package static let ignored: [ClosedRange<UInt32>] = [
        0xAD...0xAD, 0x0640...0x0640, 0x061C...0x061C, 0x200B...0x200F, 0x202A...0x202E,
        0x2060...0x2069,
    ]
    /// People type hiragana before it becomes katakana, which is so far from it.
    package static let hiragana: [ClosedRange<UInt32>] = [0x3041...0x3096, 0x309D...0x309E]
    package static let katakanaOffset: UInt32 = 0x60
    /// Letters of scripts without spaces between words.
    package static let ideographs: [ClosedRange<UInt32>] = [
        0x3005...0x3005, 0x3007...0x3007, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
        0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x323AF,
    ]
    /// Forms of a letter that writers use interchangeably.
    package static let arabic: [(form: UInt32, letter: UInt32)] = [
        (0x0622, 0x0627), (0x0623, 0x0627), (0x0625, 0x0627), (0x0671, 0x0627),
        (0x0624, 0x0648), (0x0626, 0x064A), (0x0649, 0x064A), (0x06CC, 0x064A),
        (0x0629, 0x0647), (0x06A9, 0x0643),
    ]
}
