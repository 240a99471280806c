import PennyNaturals

/// A whole number with a sign, without limit.
struct SignedWhole: Equatable {
    let isNegative: Bool
    let size: BigNatural

    static let zero = SignedWhole(.zero)
    static let one = SignedWhole(.one)

    init(_ size: BigNatural, isNegative: Bool = false) {
        self.size = size
        self.isNegative = isNegative && !size.isZero
    }

    init(_ value: Int) {
        self.init(BigNatural(UInt64(value.magnitude)), isNegative: value < 0)
    }

    var isZero: Bool { size.isZero }
    var negated: SignedWhole { SignedWhole(size, isNegative: !isNegative) }

    static func + (lhs: SignedWhole, rhs: SignedWhole) -> SignedWhole {
        if lhs.isNegative == rhs.isNegative {
            return SignedWhole(lhs.size + rhs.size, isNegative: lhs.isNegative)
        }
        if lhs.size < rhs.size {
            return SignedWhole(rhs.size.saturatingMinus(lhs.size), isNegative: rhs.isNegative)
        }
        return SignedWhole(lhs.size.saturatingMinus(rhs.size), isNegative: lhs.isNegative)
    }

    static func - (lhs: SignedWhole, rhs: SignedWhole) -> SignedWhole { lhs + rhs.negated }

    static func * (lhs: SignedWhole, rhs: SignedWhole) -> SignedWhole {
        SignedWhole(lhs.size * rhs.size, isNegative: lhs.isNegative != rhs.isNegative)
    }

    static func < (lhs: SignedWhole, rhs: SignedWhole) -> Bool {
        if lhs.isNegative != rhs.isNegative { return lhs.isNegative }
        return lhs.isNegative ? rhs.size < lhs.size : lhs.size < rhs.size
    }

    static func <= (lhs: SignedWhole, rhs: SignedWhole) -> Bool { !(rhs < lhs) }

    func shiftedLeft(_ bits: Int) -> SignedWhole {
        SignedWhole(size << bits, isNegative: isNegative)
    }

    /// The whole number at or below the quotient by 2^bits.
    func flooredShift(_ bits: Int) -> SignedWhole {
        SignedWhole(
            isNegative ? size.shiftedRightRoundingUp(bits) : size >> bits, isNegative: isNegative)
    }

    /// The whole number at or above the quotient by 2^bits.
    func ceiledShift(_ bits: Int) -> SignedWhole { negated.flooredShift(bits).negated }

    /// The whole number at or below the quotient.
    func floored(by divisor: SignedWhole) -> SignedWhole {
        let isBelowZero = isNegative != divisor.isNegative
        let quotient =
            isBelowZero
            ? size.dividedRoundingUp(by: divisor.size)
            : size.quotientAndRemainder(dividingBy: divisor.size).0
        return SignedWhole(quotient, isNegative: isBelowZero)
    }

    /// The whole number at or above the quotient.
    func ceiled(by divisor: SignedWhole) -> SignedWhole { negated.floored(by: divisor).negated }

    static func lesser(_ lhs: SignedWhole, _ rhs: SignedWhole) -> SignedWhole {
        rhs < lhs ? rhs : lhs
    }

    static func greater(_ lhs: SignedWhole, _ rhs: SignedWhole) -> SignedWhole {
        lhs < rhs ? rhs : lhs
    }
}
