public import PennyEngine

/// Values of the report and their changes.
extension NumberWriter {
    /// Formats a value with the given number of decimals, rounded half up.
    public func text(_ value: ExactDecimal, decimals: Int) -> String {
        var out: [UInt8] = []
        let rounded = value.rounded(decimals: decimals)
        appendNumber(rounded.coefficient(scale: decimals), scale: decimals, to: &out)
        return String(bytes: out)
    }

    /// Formats a change: `+0.45%`, `−4.23%`, `0.00%`, `+0.25 points`. It always has a sign, except
    /// for zero.
    public func text(_ move: PriceChange) -> String {
        var out: [UInt8] = []
        if move.direction == .up { appendPlus(to: &out) }
        append(move.amount.coefficient(scale: move.decimals), of: move, to: &out)
        return String(bytes: out)
    }

    /// Formats a change without its sign, for a sentence whose verb says the direction: `4.23%`.
    public func text(sizeOf move: PriceChange) -> String {
        var out: [UInt8] = []
        let units = move.amount.coefficient(scale: move.decimals)
        append(move.direction == .down ? -units : units, of: move, to: &out)
        return String(bytes: out)
    }

    private func append(_ units: Int128, of move: PriceChange, to out: inout [UInt8]) {
        switch move.unit {
        case .percent: appendPercent(units, scale: move.decimals, to: &out)
        case .points: appendPoints(units, scale: move.decimals, to: &out)
        }
    }
}
