/// Reads how much is used: `2 kg a week`, `500 ml per day`, `3 l/month`.
struct UseParser {
    let sizes: SizeParser

    func use(_ typed: String) throws(InputFailure) -> Use {
        let bytes = TypedText.folded(typed).bytes
        for period in Use.Period.allCases {
            for mark in ["a ", "per ", "each ", "every ", "/", "/ "] {
                let words: Wording = "\(mark)\(period.word)"
                let ending = words.text.bytes
                guard bytes.count > ending.count, Array(bytes.suffix(ending.count)) == ending
                else { continue }
                let amount = Array(bytes.dropLast(ending.count))
                if mark.bytes[0] != UInt8(ascii: "/"), amount.last != UInt8(ascii: " ") { continue }
                return Use(size: try size(String(bytes: amount)), period: period)
            }
        }
        throw InputFailure(.notAUse(typed))
    }

    private func size(_ typed: String) throws(InputFailure) -> PackageSize {
        do {
            return try sizes.size(typed)
        } catch {
            throw InputFailure(.size(error))
        }
    }
}
