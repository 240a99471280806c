/// Finds the ends of words in a script.
///
/// Japanese and Chinese have no spaces, so a name can stand between any letters, and the longest
/// one counts. Katakana is different: 「クローン」 has no 「ローン」. Arabic writes “and,” “the” and some
/// other words together with the next one.
enum WordScript {
    case spaced, han, hiragana, katakana, arabic

    init(_ scalar: Unicode.Scalar) {
        self =
            switch scalar.value {
            case ..<0x600: .spaced
            case 0x620...0x64A, 0x66E...0x6D3, 0x750...0x77F: .arabic
            case 0x3041...0x309F: .hiragana
            case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .katakana
            case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
                0x20000...0x3FFFF:
                .han
            default: .spaced
            }
    }

    /// Whether two adjacent letters belong to one word.
    static func isOneWord(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        switch (Self(first), Self(second)) {
        case (.katakana, .katakana), (.spaced, .spaced), (.arabic, .arabic), (.spaced, .arabic),
            (.arabic, .spaced):
            true
        default: false
        }
    }
}

/// Prefixes that Arabic writes together with the following word.
enum ArabicPrefix {
    /// The article.
    static let article: [Unicode.Scalar] = ["ا", "ل"]

    /// All prefixes, shorter ones first: “and” or “so,” then “with,” “for” or “as,” then the
    /// article, which loses its first letter after “for.”
    private static let all: [[Unicode.Scalar]] = {
        var all: [[Unicode.Scalar]] = []
        for first in ["", "و", "ف"] {
            for second in ["", "ب", "ل", "ك"] {
                let words = first + second
                all.append(Array(words.unicodeScalars))
                all.append(Array((words + (second == "ل" ? "ل" : "ال")).unicodeScalars))
            }
        }
        return all.filter { !$0.isEmpty }.sorted { $0.count < $1.count }
    }()

    /// The fewest letters of a word after a prefix.
    static let leastLetters = 3

    /// The lengths of the prefixes at an index.
    static func lengths(in text: [FoldedText.Unit], at start: Int) -> [Int] {
        all.filter { matches($0, in: text, at: start) }.map(\.count)
    }

    /// Whether some letters are at an index, and more follow in the same run of text.
    static func matches(
        _ letters: [Unicode.Scalar], in text: [FoldedText.Unit], at start: Int
    ) -> Bool {
        let next = start + letters.count
        guard next < text.count, text[next].run == text[start].run else { return false }
        return letters.indices.allSatisfy {
            text[start + $0].scalar == letters[$0] && text[start + $0].run == text[start].run
        }
    }

    /// A name without the articles of its words; nil if it has none.
    static func withoutArticles(_ name: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        let words = name.split(separator: " ", omittingEmptySubsequences: false).map { word in
            word.count >= article.count + leastLetters && word.starts(with: article)
                ? word.dropFirst(article.count) : word
        }
        let plain = Array(words.joined(separator: [" "]))
        return plain == name ? nil : plain
    }
}
