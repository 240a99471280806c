import PennyEngine

/// Converts an archive's binary floating-point numbers to exact values. No other part of an import
/// uses floating point.
enum BinaryFloat {
    /// The 64-bit pattern of a big-endian number of four or eight bytes.
    static func bits(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        let bits = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if bytes.count == 8 { return bits }
        return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))).bitPattern
    }

    /// The bit pattern of a decimal number; nil if the text is not one.
    static func bits(_ text: String) -> UInt64? {
        let marks = "0123456789+-.eE".unicodeScalars
        guard text.unicodeScalars.allSatisfy({ marks.contains($0) }) else { return nil }
        return Double(text)?.bitPattern
    }

    /// The shortest decimal that identifies the number, as a 32-bit one if that represents it
    /// exactly. Nil if the number is not finite, too large, or has too many decimals.
    static func decimal(_ bits: UInt64) -> ExactDecimal? {
        let wide = Double(bitPattern: bits)
        let narrow = Float(wide)
        return decimal(Double(narrow) == wide ? narrow.description : wide.description)
    }

    /// Rounds down to a whole number; nil if the number is not finite or beyond the range of days.
    static func floor(_ bits: UInt64) -> Int? {
        let value = Double(bitPattern: bits).rounded(.down)
        guard value.magnitude < 1e12 else { return nil }
        return Int(value)
    }

    /// A number as shown in messages, such as `nan` or `1e+30`.
    static func description(_ bits: UInt64) -> String { Double(bitPattern: bits).description }

    /// Reads `4.35`, `-1e-05`, `1.2e+16`; nil for `nan` and `inf`.
    private static func decimal(_ text: String) -> ExactDecimal? {
        let parts = text.split(separator: "e")
        let digits = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let decimals = digits.count == 2 ? digits[1] : ""
        guard parts.count <= 2, let exponent = parts.count == 2 ? Int(parts[1]) : 0,
            let coefficient = Int128(digits[0] + decimals)
        else { return nil }
        let shortest = ExactDecimal(coefficient, scale: decimals.utf8.count)
        let scale = shortest.scale - exponent
        if scale >= 0 {
            return scale <= ExactDecimal.maximumScale || coefficient == 0
                ? ExactDecimal(shortest.coefficient, scale: scale) : nil
        }
        guard scale > -18 else { return nil }
        let power = (0..<(-scale)).reduce(Int128(1)) { product, _ in product * 10 }
        return ExactDecimal(shortest.coefficient * power)
    }
}
