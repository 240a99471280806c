public import PennyEngine

/// An event in an amount field with a keypad.
public enum KeypadKey: Equatable, Sendable {
    case key(TwoOperandField.Key)
    /// The focus leaves the field.
    case leave

    /// The keys in the order of an answer's list.
    static let all = Array("0123456789.+-*/=<C".utf8)

    /// Creates the key of an ASCII character: those of `TwoOperandField.Key`, `<` for backspace,
    /// `C` for clear and `;` for leaving.
    public init?(ascii: UInt8) {
        switch ascii {
        case UInt8(ascii: "<"): self = .key(.backspace)
        case UInt8(ascii: "C"): self = .key(.clear)
        case UInt8(ascii: ";"): self = .leave
        default:
            guard let key = TwoOperandField.Key(ascii: ascii) else { return nil }
            self = .key(key)
        }
    }
}
