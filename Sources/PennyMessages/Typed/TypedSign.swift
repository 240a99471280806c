/// The class of a character of typed text, and its folded form. Folding fits the languages of the
/// program: Latin letters lose their accents, except `ñ`, which is a letter of its own; Arabic
/// letters lose vowel signs, and all forms of alif are one.
struct TypedSign {
    enum Kind {
        case letter, digit
        /// A space, a hyphen, a full stop or an apostrophe, which may be within a phrase.
        case joint
        /// Anything else.
        case mark
    }

    let kind: Kind
    /// The number of its bytes, limited by the end of the text.
    let length: Int

    init(_ text: [UInt8], _ at: Int) {
        let first = text[at]
        let second = at + 1 < text.count ? text[at + 1] : 0
        let third = at + 2 < text.count ? text[at + 2] : 0
        let wanted = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        length = min(wanted, text.count - at)
        kind =
            switch first {
            case ..<0x80: Self.ascii(first)
            // × and ÷ are signs, and so are almost all characters before À.
            case 0xC3: second == 0x97 || second == 0xB7 ? .mark : .letter
            case 0xC2: second == 0xA0 ? .joint : .mark
            case 0xD9: Self.arabic(second)
            case 0xD8: Self.isArabicMark(second) ? .mark : .letter
            case 0xE2: Self.isJoint(second, third) ? .joint : .mark
            case 0xE3 where second == 0x80: third == 0x80 ? .joint : .mark
            case 0xEF: second == 0xBC && (0x90...0x99).contains(third) ? .digit : .mark
            default: .letter
            }
    }

    private static func ascii(_ byte: UInt8) -> Kind {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case 0x09, UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "'"):
            .joint
        default: .mark
        }
    }

    /// Characters after byte D9: digits, then the percent sign and the separators of numbers.
    private static func arabic(_ second: UInt8) -> Kind {
        switch second {
        case 0xA0...0xA9: .digit
        case 0xAA...0xAD: .mark
        default: .letter
        }
    }

    /// Characters after byte D8: the comma, the semicolon, the mark of direction and the question
    /// mark.
    private static func isArabicMark(_ second: UInt8) -> Bool {
        second == 0x8C || (0x9B...0x9F).contains(second)
    }

    /// Thin and narrow spaces, hyphens, the apostrophe and marks of direction.
    private static func isJoint(_ second: UInt8, _ third: UInt8) -> Bool {
        if second == 0x81 { return (0xA6...0xA9).contains(third) }
        guard second == 0x80 else { return false }
        switch third {
        case 0x89, 0x8E, 0x8F, 0x90, 0x91, 0x99, 0xAF: return true
        default: return false
        }
    }

    // MARK: - Folding

    /// Appends the folded character.
    func fold(_ text: [UInt8], _ at: Int, onto folded: inout [UInt8]) {
        let first = text[at]
        let second = length > 1 ? text[at + 1] : 0
        switch first {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(first | 0x20)
        case ..<0x80: folded.append(first)
        case 0xC3: Self.foldLatin(second, onto: &folded)
        // œ and Œ
        case 0xC5 where second == 0x92 || second == 0x93:
            folded.append(UInt8(ascii: "o"))
            folded.append(UInt8(ascii: "e"))
        case 0xCC: Self.foldAccent(isTilde: second == 0x83, onto: &folded)
        case 0xD8, 0xD9: Self.foldArabic(first, second, onto: &folded)
        // Digits, brackets and other signs of full width.
        case 0xEF where length == 3 && second == 0xBC && text[at + 2] > 0x80:
            folded.append(text[at + 2] - 0x60)
        default: folded.append(contentsOf: text[at..<at + length])
        }
    }

    /// À to ÿ.
    private static func foldLatin(_ second: UInt8, onto folded: inout [UInt8]) {
        let small = second < 0xA0 && second != 0x9F ? second | 0x20 : second
        switch small {
        case 0xA0...0xA5: folded.append(UInt8(ascii: "a"))
        case 0xA7: folded.append(UInt8(ascii: "c"))
        case 0xA8...0xAB: folded.append(UInt8(ascii: "e"))
        case 0xAC...0xAF: folded.append(UInt8(ascii: "i"))
        case 0xB2...0xB6: folded.append(UInt8(ascii: "o"))
        case 0xB9...0xBC: folded.append(UInt8(ascii: "u"))
        case 0xBD, 0xBF: folded.append(UInt8(ascii: "y"))
        case 0x9F: folded.append(contentsOf: [UInt8(ascii: "s"), UInt8(ascii: "s")])
        case 0xA6: folded.append(contentsOf: [UInt8(ascii: "a"), UInt8(ascii: "e")])
        default: folded.append(contentsOf: [0xC3, small])
        }
    }

    /// Folds a combining accent: the tilde makes an `n` another letter, all others are dropped.
    private static func foldAccent(isTilde: Bool, onto folded: inout [UInt8]) {
        guard isTilde, folded.last == UInt8(ascii: "n") else { return }
        folded.removeLast()
        folded.append(contentsOf: [0xC3, 0xB1])
    }

    private static func foldArabic(
        _ first: UInt8, _ second: UInt8, onto folded: inout [UInt8]
    ) {
        switch (first, second) {
        // Vowel signs, and the stroke that lengthens words.
        case (0xD9, 0x80), (0xD9, 0x8B...0x92), (0xD9, 0xB0): return
        case (0xD9, 0xA0...0xA9): folded.append(second - 0xA0 + UInt8(ascii: "0"))
        // آ أ إ are written as ا, ى as ي, ة as ه.
        case (0xD8, 0xA2), (0xD8, 0xA3), (0xD8, 0xA5): folded.append(contentsOf: [0xD8, 0xA7])
        case (0xD9, 0x89): folded.append(contentsOf: [0xD9, 0x8A])
        case (0xD8, 0xA9): folded.append(contentsOf: [0xD9, 0x87])
        default: folded.append(contentsOf: [first, second])
        }
    }
}
