/// A word or a number of typed text, folded: in small letters, without the accents that people
/// leave out.
struct TypedToken: Equatable {
    /// Where it stands in the text.
    let range: Range<Int>
    /// What words are compared by.
    let folded: [UInt8]
    /// Digits alone.
    let isNumber: Bool
    /// Nothing but joints (`TypedSign`) stands between it and the one before.
    let isJoined: Bool

    /// The words and numbers of a text in UTF-8. What stands between them is left out.
    static func all(of text: [UInt8]) -> [TypedToken] {
        var reader = TypedTokenReader(text)
        return reader.tokens()
    }

    /// The key of a text as a whole: its words, numbers and marks. A stray mark makes another key.
    static func key(ofWhole text: [UInt8]) -> [UInt8] {
        var reader = TypedTokenReader(text, keepsMarks: true)
        return key(reader.tokens()[...])
    }

    /// The key of some words: one space between them.
    static func key(_ tokens: ArraySlice<TypedToken>) -> [UInt8] {
        var key: [UInt8] = []
        for token in tokens {
            if !key.isEmpty { key.append(0x20) }
            key.append(contentsOf: token.folded)
        }
        return key
    }
}

/// Reads words and numbers from the left.
private struct TypedTokenReader {
    private let text: [UInt8]
    /// Whether marks are tokens, too.
    private let keepsMarks: Bool
    private var at = 0

    init(_ text: [UInt8], keepsMarks: Bool = false) {
        self.text = text
        self.keepsMarks = keepsMarks
    }

    mutating func tokens() -> [TypedToken] {
        var tokens: [TypedToken] = []
        var isJoined = true
        while at < text.count {
            let sign = TypedSign(text, at)
            switch sign.kind {
            case .letter, .digit:
                let token = token(sign.kind, isJoined)
                if !token.folded.isEmpty {
                    tokens.append(token)
                    isJoined = true
                }
                continue
            case .joint: break
            case .mark:
                isJoined = false
                if keepsMarks { tokens.append(mark(sign)) }
            }
            at += sign.length
        }
        return tokens
    }

    private func mark(_ sign: TypedSign) -> TypedToken {
        var folded: [UInt8] = []
        sign.fold(text, at, onto: &folded)
        return TypedToken(
            range: at..<at + sign.length, folded: folded, isNumber: false, isJoined: false)
    }

    /// The run of letters or of digits that stands here.
    private mutating func token(_ kind: TypedSign.Kind, _ isJoined: Bool) -> TypedToken {
        let start = at
        var folded: [UInt8] = []
        while at < text.count {
            let sign = TypedSign(text, at)
            guard sign.kind == kind else { break }
            sign.fold(text, at, onto: &folded)
            at += sign.length
        }
        return TypedToken(
            range: start..<at, folded: folded, isNumber: kind == .digit, isJoined: isJoined)
    }
}
