import PennyText

/// A text as names are compared with it: case and accents folded, a stretch
/// of white space or an inner hyphen as one space, apostrophes plain.
struct FoldedText {
    struct Unit {
        /// The folded scalar; a space for white space and for a hyphen inside a word.
        var scalar: Unicode.Scalar
        var isCapital = false
        /// A letter, digit or underscore.
        var isWord = false
        /// A hyphen between two words, which joins them.
        var isJoint = false
        /// The stretch of text no name may reach out of; negative where none may be.
        var run: Int
        /// The scalars of the text it stands for.
        var range: Range<Int>
    }

    private(set) var units: [Unit] = []
    /// The scalars so far.
    private(set) var length = 0

    mutating func append(_ text: String, run: Int) {
        for scalar in text.unicodeScalars { append(scalar, run: run) }
    }

    mutating func append(_ scalar: Unicode.Scalar, run: Int) {
        let range = length..<length + 1
        length += 1
        switch scalar {
        case "a"..."z", "0"..."9", "_": appendWord(scalar, run: run, range: range)
        case "A"..."Z":
            let lower = Unicode.Scalar(UInt8(scalar.value) | 0x20)
            appendWord(lower, isCapital: true, run: run, range: range)
        case "\u{2019}", "\u{02BC}": units.append(Unit(scalar: "'", run: run, range: range))
        case "\u{2010}", "\u{2011}": units.append(Unit(scalar: "-", run: run, range: range))
        case _ where scalar.properties.isWhitespace: appendSpace(run: run, range: range)
        case _ where scalar.isASCII: units.append(Unit(scalar: scalar, run: run, range: range))
        default: appendOther(scalar, run: run, range: range)
        }
    }

    private mutating func appendSpace(run: Int, range: Range<Int>) {
        if let last = units.last, last.scalar == " ", !last.isJoint, last.run == run {
            units[units.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            units.append(Unit(scalar: " ", run: run, range: range))
        }
    }

    private mutating func appendOther(_ scalar: Unicode.Scalar, run: Int, range: Range<Int>) {
        if (0x300...0x36F).contains(scalar.value), let last = units.last {
            units[units.count - 1].range = last.range.lowerBound..<range.upperBound
            return
        }
        let properties = scalar.properties
        guard properties.isAlphabetic || properties.numericType != nil else {
            return units.append(Unit(scalar: scalar, run: run, range: range))
        }
        let latin = LatinFolding.ascii(scalar).map { Unicode.Scalar($0) }
        let letters = latin.isEmpty ? Array(properties.lowercaseMapping.unicodeScalars) : latin
        for letter in letters {
            appendWord(letter, isCapital: properties.isUppercase, run: run, range: range)
        }
    }

    private mutating func appendWord(
        _ scalar: Unicode.Scalar, isCapital: Bool = false, run: Int, range: Range<Int>
    ) {
        joinLastHyphen()
        units.append(
            Unit(scalar: scalar, isCapital: isCapital, isWord: true, run: run, range: range))
    }

    /// A hyphen with something before it joins that to the word that begins now.
    private mutating func joinLastHyphen() {
        guard units.count >= 2, units[units.count - 1].scalar == "-" else { return }
        let before = units[units.count - 2].scalar
        guard before != " ", before != "-" else { return }
        units[units.count - 1].scalar = " "
        units[units.count - 1].isJoint = true
    }
}
