/// The sides of a run of marks that have words, by which CommonMark distinguishes emphasis from
/// single marks.
struct Flanking {
    let isLeft: Bool
    let isRight: Bool

    /// Whether there is white space beside a text.
    struct Sides {
        let before: Bool
        let after: Bool
    }

    private enum Neighbor {
        case space, punctuation, word
    }

    init(of run: Range<Int>, in text: ArraySlice<UInt8>, _ sides: Sides) {
        let before: Neighbor =
            if run.lowerBound == text.startIndex {
                sides.before ? .space : .punctuation
            } else {
                Self.neighbor(Self.scalar(before: run.lowerBound, in: text))
            }
        let after: Neighbor =
            if run.upperBound == text.endIndex {
                sides.after ? .space : .punctuation
            } else {
                Self.neighbor(text.scalar(at: run.upperBound).scalar)
            }
        isLeft = after == .word || after == .punctuation && before != .word
        isRight = before == .word || before == .punctuation && after != .word
    }

    private static func scalar(before index: Int, in text: ArraySlice<UInt8>) -> Unicode.Scalar {
        var start = index - 1
        while start > text.startIndex, text[start].continuesScalar { start -= 1 }
        return text.scalar(at: start).scalar
    }

    private static func neighbor(_ scalar: Unicode.Scalar) -> Neighbor {
        if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
            return byte.isWhitespace ? .space : byte.isPunctuation ? .punctuation : .word
        }
        if scalar.properties.isWhitespace { return .space }
        return scalar.isPunctuation ? .punctuation : .word
    }
}

extension Unicode.Scalar {
    /// Whether it separates words: a mark or sign that is no letter and no digit.
    var isPunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }
}
