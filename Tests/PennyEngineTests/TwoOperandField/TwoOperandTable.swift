@testable import PennyEngine

/// The rules of the field, written by hand from its specification: the effect of each kind of key
/// in each state. `TwoOperandReference` executes them.
enum TwoOperandTable {
    /// The stages of the field, with the details that a key can depend on.
    enum State: CaseIterable {
        case empty, sign, lhs, lhsPoint, lhsOp, rhs, rhsPoint, result
    }

    enum KeyClass: CaseIterable {
        case digit, point, minus, otherOperator, equals, clear
    }

    enum Effect: Equatable {
        case typeLeft, startAnew, typeRight, choose, replace, compute, empty, nothing
        case refuse(TwoOperandField.Refusal)
    }

    struct Row {
        let state: State
        let key: KeyClass
        let next: State
        let effect: Effect
    }

    static func row(_ state: State, _ key: KeyClass) -> Row? {
        rows.first { $0.state == state && $0.key == key }
    }

    static let rows: [Row] = [
        Row(state: .empty, key: .digit, next: .lhs, effect: .typeLeft),
        Row(state: .empty, key: .point, next: .lhsPoint, effect: .typeLeft),
        Row(state: .empty, key: .minus, next: .sign, effect: .typeLeft),
        Row(state: .empty, key: .otherOperator, next: .empty, effect: .refuse(.numberFirst)),
        Row(state: .empty, key: .equals, next: .empty, effect: .nothing),
        Row(state: .empty, key: .clear, next: .empty, effect: .nothing),

        Row(state: .sign, key: .digit, next: .lhs, effect: .typeLeft),
        Row(state: .sign, key: .point, next: .lhsPoint, effect: .typeLeft),
        Row(state: .sign, key: .minus, next: .sign, effect: .refuse(.numberFirst)),
        Row(state: .sign, key: .otherOperator, next: .sign, effect: .refuse(.numberFirst)),
        Row(state: .sign, key: .equals, next: .sign, effect: .nothing),
        Row(state: .sign, key: .clear, next: .empty, effect: .empty),

        Row(state: .lhs, key: .digit, next: .lhs, effect: .typeLeft),
        Row(state: .lhs, key: .point, next: .lhsPoint, effect: .typeLeft),
        Row(state: .lhs, key: .minus, next: .lhsOp, effect: .choose),
        Row(state: .lhs, key: .otherOperator, next: .lhsOp, effect: .choose),
        Row(state: .lhs, key: .equals, next: .lhs, effect: .nothing),
        Row(state: .lhs, key: .clear, next: .empty, effect: .empty),

        Row(state: .lhsPoint, key: .digit, next: .lhsPoint, effect: .typeLeft),
        Row(state: .lhsPoint, key: .point, next: .lhsPoint, effect: .refuse(.secondPoint)),
        Row(state: .lhsPoint, key: .minus, next: .lhsOp, effect: .choose),
        Row(state: .lhsPoint, key: .otherOperator, next: .lhsOp, effect: .choose),
        Row(state: .lhsPoint, key: .equals, next: .lhsPoint, effect: .nothing),
        Row(state: .lhsPoint, key: .clear, next: .empty, effect: .empty),

        Row(state: .lhsOp, key: .digit, next: .rhs, effect: .typeRight),
        Row(state: .lhsOp, key: .point, next: .rhsPoint, effect: .typeRight),
        Row(state: .lhsOp, key: .minus, next: .lhsOp, effect: .replace),
        Row(state: .lhsOp, key: .otherOperator, next: .lhsOp, effect: .replace),
        Row(state: .lhsOp, key: .equals, next: .lhsOp, effect: .nothing),
        Row(state: .lhsOp, key: .clear, next: .empty, effect: .empty),

        Row(state: .rhs, key: .digit, next: .rhs, effect: .typeRight),
        Row(state: .rhs, key: .point, next: .rhsPoint, effect: .typeRight),
        Row(state: .rhs, key: .minus, next: .rhs, effect: .refuse(.chained)),
        Row(state: .rhs, key: .otherOperator, next: .rhs, effect: .refuse(.chained)),
        Row(state: .rhs, key: .equals, next: .result, effect: .compute),
        Row(state: .rhs, key: .clear, next: .empty, effect: .empty),

        Row(state: .rhsPoint, key: .digit, next: .rhsPoint, effect: .typeRight),
        Row(state: .rhsPoint, key: .point, next: .rhsPoint, effect: .refuse(.secondPoint)),
        Row(state: .rhsPoint, key: .minus, next: .rhsPoint, effect: .refuse(.chained)),
        Row(state: .rhsPoint, key: .otherOperator, next: .rhsPoint, effect: .refuse(.chained)),
        Row(state: .rhsPoint, key: .equals, next: .result, effect: .compute),
        Row(state: .rhsPoint, key: .clear, next: .empty, effect: .empty),

        Row(state: .result, key: .digit, next: .lhs, effect: .startAnew),
        Row(state: .result, key: .point, next: .lhsPoint, effect: .startAnew),
        Row(state: .result, key: .minus, next: .lhsOp, effect: .choose),
        Row(state: .result, key: .otherOperator, next: .lhsOp, effect: .choose),
        Row(state: .result, key: .equals, next: .result, effect: .nothing),
        Row(state: .result, key: .clear, next: .empty, effect: .empty),
    ]
}
