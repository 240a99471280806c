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
    /// Words of a drawing; those of a series have the weight and colour of its line.
    mutating func text(
        x: Int64, y: Int64, _ anchor: ChartAnchor, series: Int? = nil,
        _ content: (inout Bytes) -> Void
    ) {
        raw("<text")
        if let series {
            raw(" class=\"label series-")
            number(series)
            raw("\"")
        }
        raw(" x=\"")
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
