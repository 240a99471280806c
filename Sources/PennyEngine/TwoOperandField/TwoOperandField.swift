/// A number field that calculates with two operands: a pure state machine that the keypad, the
/// files and the terminal share.
///
/// There is one operator at a time, so no one needs to know rules of precedence. `=` makes the
/// result the left side of the next calculation.
///
/// | stage      | digit, point | operator              | `=`      | leaving               |
/// |------------|--------------|-----------------------|----------|-----------------------|
/// | `empty`    | a left side  | `−` is a sign         | nothing  | empty                 |
/// | `lhs`      | longer       | the operator          | nothing  | its value             |
/// | `lhsOp`    | a right side | replaces the operator | nothing  | the operator is dropped |
/// | `lhsOpRhs` | longer       | refused               | a result | a result              |
/// | `result`   | starts again | continues from it     | nothing  | its value             |
public struct TwoOperandField: Equatable, Sendable {
    /// The parts of an expression that the field contains.
    public enum Stage: Equatable, Sendable, CaseIterable {
        case empty, lhs, lhsOp, lhsOpRhs, result
    }

    enum Left: Equatable, Sendable {
        case typed(NumberEntry)
        case computed(SignedFraction)

        var value: SignedFraction {
            switch self {
            case .typed(let entry): entry.value
            case .computed(let value): value
            }
        }
    }

    /// The most decimals that are shown.
    public static let maximumDecimals = 12

    /// The convention for the marks of numbers.
    public let convention: NumberConvention
    /// The most decimals of a result.
    public let decimals: Int

    var left: Left?
    var chosen: ArithmeticOperator?
    var right: NumberEntry?

    /// Makes an empty field that shows results with at most `decimals` decimals (0 to 12).
    public init(convention: NumberConvention, decimals: Int) {
        self.convention = convention
        self.decimals = min(max(decimals, 0), Self.maximumDecimals)
    }

    /// The current stage.
    public var stage: Stage {
        if right != nil { return .lhsOpRhs }
        if chosen != nil { return .lhsOp }
        return switch left {
        case nil: .empty
        case .typed: .lhs
        case .computed: .result
        }
    }

    /// The text in the field: `4.99−0.50`, `3.33`.
    public var text: String {
        var out: [UInt8] = []
        switch left {
        case nil: break
        case .typed(let entry): entry.append(to: &out, convention)
        case .computed(let value): append(value, to: &out)
        }
        if let chosen { out.append(chosen.symbol) }
        right?.append(to: &out, convention)
        return String(bytes: out)
    }

    /// Whether the text shows a rounded result; the value stays exact.
    public var isRounded: Bool {
        guard case .computed(let value) = left else { return false }
        return value.rounded(decimals: decimals)?.isRounded ?? false
    }

    private func append(_ value: SignedFraction, to out: inout [UInt8]) {
        guard let (shown, _) = value.rounded(decimals: decimals) else { return }
        if value.isNegative { out.append(ArithmeticOperator.minus.symbol) }
        appendNumber(abs(shown.coefficient), scale: shown.scale, convention, to: &out)
    }
}
