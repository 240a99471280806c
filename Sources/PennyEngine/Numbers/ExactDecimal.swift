/// An exact decimal number: `coefficient` / 10^`scale`, in its shortest form
/// (5, 5.0 and 5.00 are the same value). Never binary floating point.
public struct ExactDecimal: Equatable, Hashable, Sendable {
    /// The digits, as a whole number.
    public let coefficient: Int128
    /// The number of decimals, from 0 to `maximumScale`.
    public let scale: Int

    /// The number 0.
    public static let zero = ExactDecimal(0)
    /// The most decimals of an input.
    public static let maximumScale = 18

    /// Makes `coefficient` / 10^`scale`, and drops trailing zeros.
    public init(_ coefficient: Int128, scale: Int = 0) {
        var coefficient = coefficient
        var scale = scale
        while scale > 0, coefficient % 10 == 0 {
            coefficient /= 10
            scale -= 1
        }
        self.coefficient = coefficient
        self.scale = scale
    }

    /// A hundredth of the value: 6.25 as a percentage is 0.0625.
    public var asPercent: ExactDecimal { ExactDecimal(coefficient, scale: scale + 2) }

    /// Whether the value is below zero.
    public var isNegative: Bool { coefficient < 0 }

    /// The coefficient over 10^`scale`, for a scale that is at least the shortest one.
    package func coefficient(scale wanted: Int) -> Int128 {
        coefficient * Self.powerOfTen(wanted - scale)
    }

    /// The difference of two decimals.
    func minus(_ other: ExactDecimal) -> ExactDecimal {
        let common = max(scale, other.scale)
        return ExactDecimal(
            coefficient * Self.powerOfTen(common - scale)
                - other.coefficient * Self.powerOfTen(common - other.scale), scale: common)
    }

    /// The value as a plain decimal, with at least `decimals` decimals: `0.0625`, `-12`.
    public func text(decimals: Int = 0) -> String {
        var out: [UInt8] = []
        appendDecimal(coefficient, scale: scale, decimals: decimals, to: &out)
        return String(bytes: out)
    }

    /// 10^exponent, for exponents up to 38.
    static func powerOfTen(_ exponent: Int) -> Int128 {
        var power: Int128 = 1
        for _ in 0..<exponent { power *= 10 }
        return power
    }
}

extension ExactDecimal: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool {
        if lhs.scale >= rhs.scale {
            return lhs.coefficient < rhs.coefficient * powerOfTen(lhs.scale - rhs.scale)
        }
        return lhs.coefficient * powerOfTen(rhs.scale - lhs.scale) < rhs.coefficient
    }
}

/// Appends `coefficient` / 10^`scale` as ASCII digits with `.` as the decimal
/// mark, a hyphen-minus for a negative value, and at least `decimals` decimals.
public func appendDecimal(
    _ coefficient: Int128, scale: Int, decimals: Int = 0, to out: inout [UInt8]
) {
    DecimalMarks.plain.append(coefficient, scale: scale, to: &out)
    if decimals > scale {
        if scale == 0 { out.append(UInt8(ascii: ".")) }
        for _ in scale..<decimals { out.append(UInt8(ascii: "0")) }
    }
}
