/// Parses the usable amount of a package: `60% drained`, `0.9`, `240 g drained`, `drained 240 g`,
/// `makes 4`, `makes 40 washes`.
struct YieldParser {
    let sizes: SizeParser

    private static let words = ["drained", "edible", "usable", "eatable"]
    /// The largest multiple that a package can make.
    private static let most = ExactDecimal(1_000)

    /// Whether the text states what the package makes, instead of a part of it.
    static func isMade(_ typed: String) -> Bool {
        TypedText.folded(typed).bytes.starts(with: "makes".bytes)
    }

    func yield(_ typed: String) throws(InputFailure) -> Yield {
        var text = TypedText(typed)
        text.skipSpaces()
        let start = text
        let makes = String(bytes: text.scanWord()).isSameText(as: "makes")
        if !makes { text = start }
        text.skipSpaces()
        let isPart = !makes && skipWord(&text)
        if let share = scanShare(text, isPart: isPart, isPercent: !makes, typed) { return share }
        return .amount(try size(text, makes: makes, typed), typed: typed)
    }

    /// Scans a percentage or a bare number.
    private func scanShare(
        _ start: TypedText, isPart isNamed: Bool, isPercent: Bool, _ typed: String
    ) -> Yield? {
        var text = start
        guard let number = try? text.scanNumber(sizes.convention), !number.isNegative,
            number.scale <= 10
        else { return nil }
        text.skipSpaces()
        let hasSign = isPercent && text.scan("%")
        text.skipSpaces()
        let isPart = skipWord(&text) || isNamed
        // The drained or edible part is at most the whole: `60 drained` lacks its percent sign.
        let top = hasSign ? ExactDecimal(100) : isPart ? ExactDecimal(1) : Self.most
        guard text.isAtEnd, ExactDecimal.zero < number, number <= top else { return nil }
        return .share(ExactFraction(hasSign ? number.asPercent : number), typed: typed)
    }

    private func size(
        _ start: TypedText, makes: Bool, _ typed: String
    ) throws(InputFailure) -> PackageSize {
        // Keeps upper case, because `G` can also be a gallon.
        var rest = Array(start.rest.bytes)
        for word in Self.words {
            let ending = [UInt8(ascii: " ")] + word.bytes
            let tail = String(bytes: Array(rest.suffix(ending.count)))
            if rest.count > ending.count, TypedText.folded(tail).isSameText(as: word),
                rest[rest.count - ending.count] == ending[0]
            {
                rest.removeLast(ending.count)
                break
            }
        }
        do throws(SizeFailure) {
            let size = try sizes.size(String(bytes: rest))
            if size.kind == .pieces, size.piece == nil, !makes { throw .empty }
            return size
        } catch {
            switch error {
            case .ambiguousUnit, .unknownUnit, .zero, .negative, .tooLarge, .tooManyDecimals:
                throw InputFailure(.size(error))
            default: throw InputFailure(.notAYield(typed))
            }
        }
    }

    /// Skips the word for the usable part. Returns false if there is none.
    private func skipWord(_ text: inout TypedText) -> Bool {
        var attempt = text
        let word = String(bytes: attempt.scanWord())
        guard Self.words.contains(where: { $0.isSameText(as: word) }) else { return false }
        text = attempt
        text.skipSpaces()
        return true
    }
}
