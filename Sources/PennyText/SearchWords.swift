/// Cuts a text into the words that a search compares: without case and accents, digits in ASCII.
/// `templates/search.js` does the same, and a test holds the two together.
///
/// - Numbers are one word without their separators: `350,000` is `350000`.
/// - Brackets inside a word do not count: `401(k)` is `401k`.
/// - Where a script has no spaces (Japanese, Chinese), each two letters that follow are a word.
/// - In Arabic, vowel signs, forms of alif and the article do not count.
package struct SearchWords {
    /// What may lie between two parts of a word.
    private enum Gap {
        case none
        case bracket
        case separator
    }

    /// Longer words are cut: after so many letters all words are the same.
    private static let longest = 24

    /// Whether it is what a reader looks for, and not what is looked through.
    private let isQuery: Bool
    private var word: [UInt8] = []
    private var letters = 0
    private var endsInDigit = false
    private var gap = Gap.none
    /// The last letter of a run without spaces, and how many it has had.
    private var last: [UInt8] = []
    private var run = 0

    package init(isQuery: Bool = false) { self.isQuery = isQuery }

    /// The words of a text, each as often as it has it.
    package static func of(_ text: String, isQuery: Bool = false) -> [String] {
        var words: [String] = []
        var cutter = SearchWords(isQuery: isQuery)
        cutter.cut(text) { words.append(String(decoding: $0, as: UTF8.self)) }
        return words
    }

    /// Hands on each word of a text in UTF-8.
    package mutating func cut(_ text: String, _ take: ([UInt8]) -> Void) {
        for scalar in text.unicodeScalars { read(scalar, take) }
        end(take)
    }

    private mutating func read(_ scalar: Unicode.Scalar, _ take: ([UInt8]) -> Void) {
        switch scalar {
        case "a"..."z": letter(UInt8(truncatingIfNeeded: scalar.value), take)
        case "A"..."Z": letter(UInt8(truncatingIfNeeded: scalar.value) | 0x20, take)
        case "0"..."9": letter(UInt8(truncatingIfNeeded: scalar.value), isDigit: true, take)
        case "(", ")": pause(.bracket, if: true, take)
        case ",", ".", "'": pause(.separator, if: endsInDigit, take)
        case _ where scalar.isASCII: end(take)
        default: readOther(scalar, take)
        }
    }

    private mutating func readOther(_ scalar: Unicode.Scalar, _ take: ([UInt8]) -> Void) {
        switch SearchLetter(scalar) {
        case .digit(let digit): letter(digit, isDigit: true, take)
        case .letters(let folded):
            if !begins(isDigit: false, take) { return }
            word += folded
        case .ideograph(let letter): ideograph(letter, take)
        case .separator: pause(.separator, if: endsInDigit, take)
        case .nothing: break
        case .end: end(take)
        }
    }

    private mutating func letter(
        _ byte: UInt8, isDigit: Bool = false, _ take: ([UInt8]) -> Void
    ) {
        if begins(isDigit: isDigit, take) { word.append(byte) }
    }

    /// Whether there is room for a letter of a word, which ends what it is no part of.
    private mutating func begins(isDigit: Bool, _ take: ([UInt8]) -> Void) -> Bool {
        if run > 0 || gap == .separator && !isDigit { end(take) }
        gap = .none
        endsInDigit = isDigit
        letters += 1
        return letters <= Self.longest
    }

    private mutating func ideograph(_ letter: [UInt8], _ take: ([UInt8]) -> Void) {
        if letters > 0 { end(take) }
        if run > 0 { take(last + letter) }
        last = letter
        run += 1
    }

    /// What ends a word if no other part of it follows at once.
    private mutating func pause(_ next: Gap, if isInside: Bool, _ take: ([UInt8]) -> Void) {
        let mayFollow = gap == .none || gap == .bracket && next == .bracket
        if letters > 0, mayFollow, isInside { gap = next } else { end(take) }
    }

    private mutating func end(_ take: ([UInt8]) -> Void) {
        if run > 0, !isQuery || run == 1 { take(last) }
        if letters > 0 {
            if letters >= 5, word.starts(with: Self.article) {
                word.removeFirst(Self.article.count)
            }
            // A single Latin letter is mostly what an apostrophe has cut off.
            if word.count > 1 || word[0] <= UInt8(ascii: "9") { take(word) }
        }
        word.removeAll(keepingCapacity: true)
        (letters, run, gap, endsInDigit) = (0, 0, .none, false)
    }

    /// The Arabic article.
    private static let article = Array("ال".utf8)
}
