/// The round steps of an axis of amounts, in minor units. Sums of amounts, and the round value
/// above them, may need more than 64 bits.
struct ChartScale {
    /// The distance between two ticks: 1, 2 or 5 times a power of ten.
    let step: Int128
    /// The top of the axis, a whole number of steps.
    let top: Int128
    /// Zero, or the whole number of steps below zero that includes the lowest value.
    let bottom: Int128

    /// Creates about five steps that include `lowest`, 0 and `largest`; at most five if nothing is
    /// below zero.
    init(largest: Int128, lowest: Int128 = 0) {
        let lowest = min(lowest, 0)
        let largest = max(largest, lowest < 0 ? 0 : 1)
        step = Self.step(over: largest - lowest)
        top = (largest + step - 1) / step * step
        bottom = -((step - 1 - lowest) / step * step)
    }

    /// Creates about five steps that include two values, and zero only if it is between them.
    init(from low: Int128, to high: Int128) {
        let step = Self.step(over: max(high - low, 2))
        self.step = step
        var (below, above) = (low / step, high / step)
        if below * step > low { below -= 1 }
        if above * step < high { above += 1 }
        // A constant value is in the middle.
        if below == above { (below, above) = (below - 1, above + 1) }
        (bottom, top) = (below * step, above * step)
    }

    private static func step(over span: Int128) -> Int128 {
        let least = (span + 4) / 5
        var power: Int128 = 1
        while power * 10 <= least { power *= 10 }
        var step = power
        for factor in [Int128(1), 2, 5, 10] where step < least { step = power * factor }
        return step
    }

    var ticks: [Int128] {
        var ticks: [Int128] = []
        var tick = bottom
        while tick <= top {
            ticks.append(tick)
            tick += step
        }
        return ticks
    }

    /// Round positions between two whole numbers, including the ends if they are round: at most
    /// `count`.
    static func positions(from first: Int64, to last: Int64, atMost count: Int64) -> [Int64] {
        let span = max(last - first, 1)
        var step: Int64 = 1
        var power: Int64 = 1
        while span / step >= count {
            if span / (power * 2) < count {
                step = power * 2
            } else if span / (power * 5) < count {
                step = power * 5
            } else {
                power *= 10
                step = power
            }
        }
        var positions: [Int64] = []
        var position = (first + step - 1) / step * step
        while position <= last {
            positions.append(position)
            position += step
        }
        return positions
    }
}
