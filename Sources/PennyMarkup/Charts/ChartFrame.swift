import PennyEngine

/// The plot area of a chart, and its mapping from values to coordinates. Coordinates are in tenths
/// of the drawing's unit.
struct ChartFrame {
    static let width: Int64 = 4_800
    static let height: Int64 = 2_700

    let left: Int64 = 560
    let right: Int64 = 4_720
    let top: Int64 = 260
    let bottom: Int64 = 2_300
    let scale: ChartScale
    /// The number of minor units in one unit of the labels.
    let unit: Int128
    /// The unit of the labels: `USD, thousands`.
    let unitName: Message
    let first: Int64
    let last: Int64

    init(_ chart: Chart, largest: Int128, lowest: Int128, _ currency: Currency) {
        scale = ChartScale(largest: largest, lowest: lowest)
        first = chart.positions.first ?? 0
        last = chart.positions.last ?? 1
        (unit, unitName) = Self.unit(of: scale, currency)
    }

    /// The size of one unit on an axis of amounts, in minor units, and its name.
    static func unit(of scale: ChartScale, _ currency: Currency) -> (size: Int128, name: Message) {
        var major: Int128 = 1
        for _ in 0..<currency.minorUnitDigits { major *= 10 }
        let code = currency.code
        let (factor, name): (Int128, Message) =
            switch max(scale.top, -scale.bottom) / major {
            case 10_000_000_000_000...:
                (1_000_000_000_000, ResultWords.chartUnitTrillions(currency: code))
            case 10_000_000_000...: (1_000_000_000, ResultWords.chartUnitBillions(currency: code))
            case 10_000_000...: (1_000_000, ResultWords.chartUnitMillions(currency: code))
            case 10_000...: (1_000, ResultWords.chartUnitThousands(currency: code))
            default: (1, ResultWords.chartUnitOnes(currency: code))
            }
        let isWhole = scale.step % (major * factor) == 0
        return isWhole
            ? (major * factor, name) : (major, ResultWords.chartUnitOnes(currency: code))
    }

    var area: PlotArea { PlotArea(left: left, right: right, top: top, bottom: bottom) }

    func y(_ value: Int128) -> Int64 {
        let above = value - scale.bottom
        let span = scale.top - scale.bottom
        // Almost all amounts fit the faster division.
        if let small = Int64(exactly: above), let all = Int64(exactly: span) {
            let (product, overflows) = small.multipliedReportingOverflow(by: bottom - top)
            if !overflows { return bottom - product / all }
        }
        return bottom - Int64(above * Int128(bottom - top) / span)
    }

    func x(_ position: Int64) -> Int64 {
        if last == first { return left }
        return left + (position - first) * (right - left) / (last - first)
    }
}

extension Bytes {
    /// Appends a coordinate, with one decimal unless it is zero.
    @inline(never)
    mutating func coordinate(_ tenths: Int64) {
        append { ChartCoordinate.put(tenths, in: &$0, at: 0) }
    }

    @inline(never)
    mutating func point(_ x: Int64, _ y: Int64) {
        append { room in
            let end = ChartCoordinate.put(x, in: &room, at: 0)
            room.storeBytes(of: UInt8(ascii: " "), toByteOffset: end, as: UInt8.self)
            return ChartCoordinate.put(y, in: &room, at: end + 1)
        }
    }
}
