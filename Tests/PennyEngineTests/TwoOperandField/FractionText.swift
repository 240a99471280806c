@testable import PennyEngine
import PennyNaturals

extension SignedFraction {
    /// The fraction `top`/`bottom`.
    init(_ top: Int64, _ bottom: Int64 = 1) {
        self.init(
            isNegative: top < 0,
            ExactFraction(BigNatural(top.magnitude), over: BigNatural(bottom.magnitude)))
    }
}

extension TwoOperandField {
    /// The field after the keys of `keys`: keyboard keys, `C` for clear, `<` for backspace.
    static func pressing(
        _ keys: String, _ convention: NumberConvention = .point, decimals: Int = 2
    ) -> (field: TwoOperandField, last: Response?) {
        var field = TwoOperandField(convention: convention, decimals: decimals)
        var last: Response?
        for byte in keys.utf8 {
            let key: Key? =
                switch byte {
                case UInt8(ascii: "C"): .clear
                case UInt8(ascii: "<"): .backspace
                default: Key(ascii: byte)
                }
            if let key { last = field.press(key) }
        }
        return (field, last)
    }
}
