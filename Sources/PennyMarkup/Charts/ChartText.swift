/// Where the words of a drawing stand beside their place.
enum ChartAnchor {
    case start, middle, end

    fileprivate var word: StaticString {
        switch self {
        case .start: "start"
        case .middle: "middle"
        case .end: "end"
        }
    }
}

extension Bytes {
    /// Words of a drawing; `isLabel` gives them the weight and colour of its line.
    mutating func text(
        x: Int64, y: Int64, _ anchor: ChartAnchor, isLabel: Bool = false,
        _ content: (inout Bytes) -> Void
    ) {
        raw(isLabel ? "<text class=\"label series-1\" x=\"" : "<text x=\"")
        place(x)
        raw("\" y=\"")
        place(y)
        raw("\" text-anchor=\"")
        raw(anchor.word)
        raw("\">")
        content(&self)
        raw("</text>")
    }
}
