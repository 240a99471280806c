/// What is said of each period: `350 a month`, `4,200/year`, `a week 2 kg`.
enum EachPeriod {
    /// The text without its period, and the place of that among `periods`; nil where it has none.
    static func split(
        _ typed: String, among periods: [String]
    ) -> (rest: String, place: Int)? {
        let text = TypedText.folded(typed).bytes
        let shown = TypedText.trimmed(typed).bytes
        let space = UInt8(ascii: " ")
        for (place, period) in periods.enumerated() {
            for mark in ["a ", "per ", "each ", "every "] {
                let words = mark.bytes + period.bytes
                if text.count <= words.count + 1 { continue }
                if Array(text.suffix(words.count + 1)) == [space] + words {
                    return (trimmed(shown.dropLast(words.count + 1)), place)
                }
                if Array(text.prefix(words.count + 1)) == words + [space] {
                    return (trimmed(text.dropFirst(words.count + 1)), place)
                }
            }
            for mark in ["/", "/ "] {
                let ending = mark.bytes + period.bytes
                if text.count > ending.count, Array(text.suffix(ending.count)) == ending {
                    return (trimmed(shown.dropLast(ending.count)), place)
                }
            }
        }
        return nil
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        TypedText.trimmed(String(bytes: Array(bytes)))
    }
}
