import PennyEngine

/// The drawing area of a chart and how values become places in it. Places are
/// counted in tenths of the drawing's unit.
struct ChartFrame {
    static let width: Int64 = 4_800
    static let height: Int64 = 2_700

    let left: Int64 = 560
    let right: Int64 = 4_720
    let top: Int64 = 260
    let bottom: Int64 = 2_300
    let scale: ChartScale
    /// How many minor units one unit of the labels is.
    let unit: Int128
    /// What the labels count: `USD, thousands`.
    let unitName: Message
    let first: Int64
    let last: Int64

    init(_ chart: Chart, largest: Int128, lowest: Int128, _ currency: Currency) {
        scale = ChartScale(largest: largest, lowest: lowest)
        first = chart.positions.first ?? 0
        last = chart.positions.last ?? 1
        (unit, unitName) = Self.unit(of: scale, currency)
    }

    /// How many minor units one unit of an axis of amounts is, and what it is called.
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
        // Almost all amounts are small enough for the quicker division.
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
    /// A place in the drawing's unit, with one decimal where it has one.
    @inline(never)
    mutating func place(_ tenths: Int64) {
        append { ChartPlace.put(tenths, in: &$0, at: 0) }
    }

    @inline(never)
    mutating func point(_ x: Int64, _ y: Int64) {
        append { room in
            let end = ChartPlace.put(x, in: &room, at: 0)
            room.storeBytes(of: UInt8(ascii: " "), toByteOffset: end, as: UInt8.self)
            return ChartPlace.put(y, in: &room, at: end + 1)
        }
    }
}
