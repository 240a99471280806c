import PennyNaturals

/// A number of two machine words with an error bound. It is tried before wide fixed point, as it
/// allocates no memory.
///
/// The true value lies within `error` of `mantissa`, both counted in units of 2^`exponent`. Every
/// operation adds what it cuts off to the error, and what the errors of its operands may change in
/// the result. So the bound always holds.
struct QuickNumber: Equatable, Sendable {
    /// The highest bit is set, unless the error leaves fewer significant bits.
    let mantissa: UInt128
    /// Below 2^60.
    let error: UInt64
    let exponent: Int

    /// Whether every formula is tried in quick numbers. For each kind of number, the browser loads
    /// another copy of a formula, so in the browser only a sum over all rows is tried.
    @inline(__always) static var isForEveryFormula: Bool {
        #if hasFeature(Embedded)
            false
        #else
            true
        #endif
    }

    private static let errorLimit = UInt64(1) << 60
    private static let exponentLimit = 1 << 20

    /// Zero without an error.
    static let zero = QuickNumber(known: 0, 0, -exponentLimit)
    /// A value that may be any number.
    static let unknown = QuickNumber(known: 0, errorLimit - 1, exponentLimit)

    private init(known mantissa: UInt128, _ error: UInt64, _ exponent: Int) {
        self.mantissa = mantissa
        self.error = error
        self.exponent = exponent
    }

    /// Makes a number with as many bits as its error, below 2^63, leaves significant.
    @inline(never)
    init(_ mantissa: UInt128, error: UInt64 = 0, exponent: Int) {
        var (mantissa, error, exponent) = (mantissa, error, exponent)
        if mantissa == 0, error == 0 {
            self = .zero
            return
        }
        while error >= Self.errorLimit {
            // Each step drops half a unit of either at most.
            mantissa >>= 1
            error = error >> 1 + 1
            exponent += 1
        }
        let room = error == 0 ? 127 : error.leadingZeroBitCount - 4
        let shift = min(mantissa.leadingZeroBitCount, room)
        if abs(exponent) >= Self.exponentLimit - 128 {
            self = .unknown
            return
        }
        self.init(known: mantissa << shift, error << shift, exponent - shift)
    }

    init(_ value: BigNatural) {
        let dropped = max(0, value.bitWidth - 128)
        let limbs = dropped == 0 ? value.limbs : (value >> dropped).limbs
        var mantissa: UInt128 = 0
        for limb in limbs.reversed() { mantissa = mantissa << 64 | UInt128(limb) }
        self.init(
            mantissa, error: value.trailingZeroBits < dropped ? 1 : 0, exponent: dropped)
    }

    var isUnknown: Bool { exponent == Self.exponentLimit }

    /// Whether the value is certainly more than zero.
    var isPositive: Bool { mantissa > UInt128(error) && !isUnknown }
}
