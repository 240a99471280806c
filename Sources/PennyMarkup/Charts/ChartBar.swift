import PennyEngine

/// Draws the bars of a chart quickly, as there are many.
struct ChartBar {
    private let series = ShortMarkup("<rect class=\"bar series-")
    private let x = ShortMarkup("\" x=\"")
    private let y = ShortMarkup("\" y=\"")
    private let width = ShortMarkup("\" width=\"")
    private let height = ShortMarkup("\" height=\"")
    private let end = ShortMarkup("\"/>")

    /// - Parameters:
    /// - series: the number of the bar's series, from 1.
    /// - x: the left edge. All coordinates are in tenths of the drawing's unit.
    func append(
        series number: Int, x left: Int64, y top: Int64, width wide: Int64, height high: Int64,
        to out: inout Bytes
    ) {
        out.append { room in
            var offset = series.put(in: &room, at: 0)
            offset = DecimalMarks.put(whole: Int64(number), in: &room, at: offset)
            offset = x.put(in: &room, at: offset)
            offset = ChartCoordinate.put(left, in: &room, at: offset)
            offset = y.put(in: &room, at: offset)
            offset = ChartCoordinate.put(top, in: &room, at: offset)
            offset = width.put(in: &room, at: offset)
            offset = ChartCoordinate.put(wide, in: &room, at: offset)
            offset = height.put(in: &room, at: offset)
            offset = ChartCoordinate.put(high, in: &room, at: offset)
            return end.put(in: &room, at: offset)
        }
    }
}
