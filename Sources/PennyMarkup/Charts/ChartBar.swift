import PennyEngine

/// Draws the bars of a chart, which are many.
struct ChartBar {
    private let series = ShortMarkup("<rect class=\"bar series-")
    private let x = ShortMarkup("\" x=\"")
    private let y = ShortMarkup("\" y=\"")
    private let width = ShortMarkup("\" width=\"")
    private let height = ShortMarkup("\" height=\"")
    private let end = ShortMarkup("\"/>")

    /// - Parameters:
    ///   - series: which series the bar belongs to, counted from 1.
    ///   - x: where it begins, in tenths of the drawing's unit, as the others.
    func append(
        series number: Int, x left: Int64, y top: Int64, width wide: Int64, height high: Int64,
        to out: inout Bytes
    ) {
        out.append { room in
            var place = series.put(in: &room, at: 0)
            place = DecimalMarks.put(whole: Int64(number), in: &room, at: place)
            place = x.put(in: &room, at: place)
            place = ChartPlace.put(left, in: &room, at: place)
            place = y.put(in: &room, at: place)
            place = ChartPlace.put(top, in: &room, at: place)
            place = width.put(in: &room, at: place)
            place = ChartPlace.put(wide, in: &room, at: place)
            place = height.put(in: &room, at: place)
            place = ChartPlace.put(high, in: &room, at: place)
            return end.put(in: &room, at: place)
        }
    }
}
