import PennyText

/// A text in the form in which names are compared: case and accents folded, white space or an inner
/// hyphen as one space, apostrophes plain.
struct FoldedText {
    struct Unit {
        /// The folded scalar; a space for white space and for a hyphen inside a word.
        var scalar: Unicode.Scalar
        var isCapital = false
        /// A letter, digit or underscore.
        var isWord = false
        /// A hyphen between two words, which joins them.
        var isJoint = false
        /// The run of text that no name may extend beyond; negative where none may be.
        var run: Int32
        /// The range of bytes in the text.
        var start: UInt32
        var end: UInt32
    }

    /// Alif with a diacritic, which many writers omit.
    private static let alifs: [Unicode.Scalar] = ["\u{622}", "\u{623}", "\u{625}", "\u{671}"]

    private(set) var units: [Unit] = []
    /// The length in bytes so far.
    private(set) var length = 0

    mutating func removeAll() {
        units.removeAll(keepingCapacity: true)
        length = 0
    }

    mutating func append(_ text: ArraySlice<UInt8>, run: Int32) {
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            let start = UInt32(length)
            if byte < 0x80 {
                length += 1
                index += 1
                append(ascii: byte, run: run, at: start)
            } else {
                let (scalar, size) = text.scalar(at: index)
                length += size
                index += size
                append(other: scalar, run: run, start..<UInt32(length))
            }
        }
    }

    private mutating func append(ascii byte: UInt8, run: Int32, at start: UInt32) {
        if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") {
            let isCapital = byte.isLetter && byte & 0x20 == 0
            appendWord(
                Unicode.Scalar(isCapital ? byte | 0x20 : byte), isCapital: isCapital, run: run,
                start..<start + 1)
        } else if byte.isWhitespace {
            appendSpace(run: run, start..<start + 1)
        } else {
            units.append(
                Unit(scalar: Unicode.Scalar(byte), run: run, start: start, end: start + 1))
        }
    }

    private mutating func append(other scalar: Unicode.Scalar, run: Int32, _ range: Range<UInt32>) {
        func appendMark(_ mark: Unicode.Scalar) {
            units.append(
                Unit(scalar: mark, run: run, start: range.lowerBound, end: range.upperBound))
        }
        switch scalar {
        case "\u{2019}", "\u{02BC}": return appendMark("'")
        case "\u{2010}", "\u{2011}": return appendMark("-")
        // Accents, the vowel signs of Arabic, and the stroke that makes its words longer.
        case "\u{300}"..."\u{36F}" where !units.isEmpty,
            "\u{64B}"..."\u{65F}" where !units.isEmpty, "\u{670}" where !units.isEmpty,
            "\u{640}" where !units.isEmpty:
            units[units.count - 1].end = range.upperBound
            return
        default: break
        }
        let scalar = Self.alifs.contains(scalar) ? "\u{627}" : scalar
        let properties = scalar.properties
        if properties.isWhitespace { return appendSpace(run: run, range) }
        guard properties.isAlphabetic || properties.numericType != nil else {
            return appendMark(scalar)
        }
        let latin = LatinFolding.ascii(scalar).map { Unicode.Scalar($0) }
        let letters = latin.isEmpty ? Array(properties.lowercaseMapping.unicodeScalars) : latin
        for letter in letters {
            appendWord(letter, isCapital: properties.isUppercase, run: run, range)
        }
    }

    private mutating func appendSpace(run: Int32, _ range: Range<UInt32>) {
        if let last = units.last, last.scalar == " ", !last.isJoint, last.run == run {
            units[units.count - 1].end = range.upperBound
        } else {
            units.append(
                Unit(scalar: " ", run: run, start: range.lowerBound, end: range.upperBound))
        }
    }

    private mutating func appendWord(
        _ scalar: Unicode.Scalar, isCapital: Bool, run: Int32, _ range: Range<UInt32>
    ) {
        joinLastHyphen()
        units.append(
            Unit(
                scalar: scalar, isCapital: isCapital, isWord: true, run: run,
                start: range.lowerBound, end: range.upperBound))
    }

    /// Joins a preceding hyphen to the word that begins now.
    private mutating func joinLastHyphen() {
        guard units.count >= 2, units[units.count - 1].scalar == "-" else { return }
        let before = units[units.count - 2].scalar
        guard before != " ", before != "-" else { return }
        units[units.count - 1].scalar = " "
        units[units.count - 1].isJoint = true
    }
}
