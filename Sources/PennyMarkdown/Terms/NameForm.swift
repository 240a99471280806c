/// One form of a term's name in a text.
struct NameForm: Sendable {
    enum Gate: Sendable, Equatable {
        case none
        /// Only capitals, as in `APR`.
        case capitals
        /// The capitals of the name, and never where a sentence would capitalize it.
        case asWritten([Bool])
    }

    /// The index of the term's entry.
    let entry: Int
    let gate: Gate
    /// Whether the form is the plural of a name in `y`.
    let isPlural: Bool
    /// Whether the plural has `es`: `tax`, `branch`, but not `car`, whose `cares` is no plural.
    let hasESPlural: Bool

    init(entry: Int, gate: Gate, name: [FoldedText.Unit], isPlural: Bool) {
        self.entry = entry
        self.gate = gate
        self.isPlural = isPlural
        let ending = name.suffix(2).map(\.scalar)
        hasESPlural =
            switch ending.last {
            case "s", "x", "z", "o": true
            case "h": ending.first == "c" || ending.first == "s"
            default: false
            }
    }

    /// Whether a name found at `range` has the required capitals.
    func accepts(_ text: [FoldedText.Unit], at range: Range<Int>) -> Bool {
        switch gate {
        case .none: true
        case .capitals: text[range].allSatisfy { !$0.scalar.properties.isCased || $0.isCapital }
        case .asWritten(let capitals):
            zip(text[range], capitals).allSatisfy { $0.isCapital == $1 }
                && !SentenceStart.isStart(range.lowerBound, in: text)
        }
    }

    var isGated: Bool { gate != .none }

    /// Whether another form of the same scalars matches wherever this one does.
    func isLike(_ other: NameForm) -> Bool {
        gate == other.gate && isPlural == other.isPlural
    }
}
