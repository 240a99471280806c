import PennyEngine
public import PennyMessages

/// The bytes of a style that a browser gets beside a module: lines in the order of `init?(bytes:)`.
extension NumberStyle {
    /// The part of a `CatalogBundle` that contains the style.
    public var bundlePart: (part: BundlePart, bytes: [UInt8]) { (.numberStyle, bytes) }

    public var bytes: [UInt8] {
        let flags = [
            grouping == .indian ? 1 : 0, UInt8(minimumGroupedDigits), digits.rawValue,
            symbolPosition == .before ? 1 : 0,
        ]
        let lines = [
            decimalMark, groupMark, amountGroupMark, signMark, amountLead, symbolGap,
            percentEnding, datePattern, fullMonth, months, symbols,
        ]
        var out = locale.bytes
        out.append(UInt8(ascii: "\n"))
        for flag in flags { out.append(flag | 0x30) }
        for line in lines {
            out.append(UInt8(ascii: "\n"))
            out.append(line)
        }
        return out
    }
}
