public import PennyEngine

/// Values of the report and how they moved.
extension NumberWriter {
    /// A value with so many decimals, rounded half-up.
    public func text(_ value: ExactDecimal, decimals: Int) -> String {
        var out: [UInt8] = []
        let rounded = value.rounded(decimals: decimals)
        appendNumber(rounded.coefficient(scale: decimals), scale: decimals, to: &out)
        return String(bytes: out)
    }

    /// `+0.45%`, `−4.23%`, `0.00%` and `+0.25 pp`: the sign always, unless nothing changed.
    public func text(_ move: Move) -> String {
        var out: [UInt8] = []
        if move.direction == .up { appendPlus(to: &out) }
        let units = move.amount.coefficient(scale: move.decimals)
        switch move.unit {
        case .percent: appendPercent(units, scale: move.decimals, to: &out)
        case .points: appendPoints(units, scale: move.decimals, to: &out)
        }
        return String(bytes: out)
    }
}
