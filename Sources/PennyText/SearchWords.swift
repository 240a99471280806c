/// Splits a text into the words that a search compares: without case and accents, digits in ASCII.
/// `templates/scripts/search-words.js` does the same, and a test compares the two.
///
/// - Numbers are one word without their separators: `350,000` is `350000`.
/// - Brackets inside a word do not count: `401(k)` is `401k`.
/// - In scripts without spaces (Japanese, Chinese), each pair of adjacent letters is a word.
/// - In Arabic, vowel signs, forms of alif and the article do not count.
package struct SearchWords {
    /// The characters that may be between two parts of a word.
    private enum Gap {
        case none
        case bracket
        case separator
    }

    /// Whether the text is a query rather than searched text.
    private let isQuery: Bool
    private var word: [UInt8] = []
    private var letters = 0
    private var endsInDigit = false
    private var gap = Gap.none
    /// The last letter of a run without spaces; `run` is the number of its letters so far.
    private var last: [UInt8] = []
    private var run = 0

    package init(isQuery: Bool = false) { self.isQuery = isQuery }

    /// The words of a text, including duplicates.
    package static func of(_ text: String, isQuery: Bool = false) -> [String] {
        var words: [String] = []
        var cutter = SearchWords(isQuery: isQuery)
        cutter.cut(text) { words.append(String(decoding: $0, as: UTF8.self)) }
        return words
    }

    /// Passes each word of a text to `receive`, in UTF-8.
    package mutating func cut(_ text: String, _ receive: ([UInt8]) -> Void) {
        for scalar in text.unicodeScalars { read(scalar, receive) }
        end(receive)
    }

    private mutating func read(_ scalar: Unicode.Scalar, _ receive: ([UInt8]) -> Void) {
        switch scalar {
        case "a"..."z": letter(UInt8(truncatingIfNeeded: scalar.value), receive)
        case "A"..."Z": letter(UInt8(truncatingIfNeeded: scalar.value) | 0x20, receive)
        case "0"..."9": letter(UInt8(truncatingIfNeeded: scalar.value), isDigit: true, receive)
        case "(", ")": pause(.bracket, if: true, receive)
        case ",", ".", "'": pause(.separator, if: endsInDigit, receive)
        case _ where scalar.isASCII: end(receive)
        default: readOther(scalar, receive)
        }
    }

    private mutating func readOther(_ scalar: Unicode.Scalar, _ receive: ([UInt8]) -> Void) {
        switch SearchLetter(scalar) {
        case .digit(let digit): letter(digit, isDigit: true, receive)
        case .letters(let folded):
            if !begins(isDigit: false, receive) { return }
            word += folded
        case .ideograph(let letter): ideograph(letter, receive)
        case .separator: pause(.separator, if: endsInDigit, receive)
        case .nothing: break
        case .end: end(receive)
        }
    }

    private mutating func letter(
        _ byte: UInt8, isDigit: Bool = false, _ receive: ([UInt8]) -> Void
    ) {
        if begins(isDigit: isDigit, receive) { word.append(byte) }
    }

    /// Ends the previous word if the next letter does not belong to it. Returns whether the current
    /// word has room for the letter.
    private mutating func begins(isDigit: Bool, _ receive: ([UInt8]) -> Void) -> Bool {
        if run > 0 || gap == .separator && !isDigit { end(receive) }
        gap = .none
        endsInDigit = isDigit
        letters += 1
        return letters <= SearchRules.longest
    }

    private mutating func ideograph(_ letter: [UInt8], _ receive: ([UInt8]) -> Void) {
        if letters > 0 { end(receive) }
        if run > 0 { receive(last + letter) }
        last = letter
        run += 1
    }

    /// Ends a word unless another part of it follows at once.
    private mutating func pause(_ next: Gap, if isInside: Bool, _ receive: ([UInt8]) -> Void) {
        let mayFollow = gap == .none || gap == .bracket && next == .bracket
        if letters > 0, mayFollow, isInside { gap = next } else { end(receive) }
    }

    private mutating func end(_ receive: ([UInt8]) -> Void) {
        if run > 0, !isQuery || run == 1 { receive(last) }
        if letters > 0 {
            if letters >= SearchRules.articleFrom, word.starts(with: Self.article) {
                word.removeFirst(Self.article.count)
            }
            // A single Latin letter is usually the part before or after an apostrophe.
            if word.count > 1 || word[0] <= UInt8(ascii: "9") { receive(word) }
        }
        word.removeAll(keepingCapacity: true)
        (letters, run, gap, endsInDigit) = (0, 0, .none, false)
    }

    private static let article = Array(SearchRules.article.utf8)
}
