/// Splits a value from the period that it is stated for: `350 a month`, `4,200/year`, `a week 2
/// kg`.
enum EachPeriod {
    /// Returns the text without its period, and the index of that period in `periods`; nil where
    /// the text names none.
    static func split(
        _ typed: String, among periods: [String]
    ) -> (rest: String, index: Int)? {
        let text = TypedText.folded(typed).bytes
        let shown = TypedText.trimmed(typed).bytes
        let space = UInt8(ascii: " ")
        for (index, period) in periods.enumerated() {
            for mark in ["a ", "per ", "each ", "every "] {
                let words = mark.bytes + period.bytes
                if text.count <= words.count + 1 { continue }
                if Array(text.suffix(words.count + 1)) == [space] + words {
                    return (trimmed(shown.dropLast(words.count + 1)), index)
                }
                if Array(text.prefix(words.count + 1)) == words + [space] {
                    return (trimmed(text.dropFirst(words.count + 1)), index)
                }
            }
            for mark in ["/", "/ "] {
                let ending = mark.bytes + period.bytes
                if text.count > ending.count, Array(text.suffix(ending.count)) == ending {
                    return (trimmed(shown.dropLast(ending.count)), index)
                }
            }
        }
        return nil
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        TypedText.trimmed(String(bytes: Array(bytes)))
    }
}
