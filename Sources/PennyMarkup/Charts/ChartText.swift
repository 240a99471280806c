/// The alignment of a text in a drawing to its position.
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
    /// Appends a text of the drawing; the label of a series has the weight and color of its line.
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
        coordinate(x)
        raw("\" y=\"")
        coordinate(y)
        raw("\" text-anchor=\"")
        raw(anchor.word)
        raw("\">")
        content(&self)
        raw("</text>")
    }
}
