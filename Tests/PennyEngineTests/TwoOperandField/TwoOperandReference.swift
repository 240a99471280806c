@testable import PennyEngine

/// Executes `TwoOperandTable` on text and small fractions. It shares no method with the field.
struct TwoOperandReference {
    struct Value: Equatable {
        var top: Int
        var bottom: Int

        init(_ top: Int, _ bottom: Int) {
            var (larger, smaller) = (abs(top), abs(bottom))
            while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
            let sign = bottom < 0 ? -1 : 1
            self.top = sign * top / larger
            self.bottom = sign * bottom / larger
        }

        /// The typed text, with a leading `−` and `.` before the decimals.
        init(typed: String) {
            let digits = typed.filter { $0.isWholeNumber }
            let decimals = typed.split(separator: ".", omittingEmptySubsequences: false)
            let scale = decimals.count > 1 ? decimals[1].count : 0
            let bottom = (0..<scale).reduce(1) { power, _ in power * 10 }
            self.init((typed.hasPrefix("−") ? -1 : 1) * (Int(digits) ?? 0), bottom)
        }

        /// Nil for a division by zero.
        func combined(_ sign: Character, _ other: Value) -> Value? {
            switch sign {
            case "+": Value(top * other.bottom + other.top * bottom, bottom * other.bottom)
            case "−": Value(top * other.bottom - other.top * bottom, bottom * other.bottom)
            case "×": Value(top * other.top, bottom * other.bottom)
            default: other.top == 0 ? nil : Value(top * other.bottom, bottom * other.top)
            }
        }

        var isHundredths: Bool { top * 100 % bottom == 0 }

        /// The value with at most two decimals, rounded half-up.
        var text: String {
            let hundredths = (abs(top) * 200 + bottom) / (2 * bottom)
            let tail = hundredths % 100
            var text = (top < 0 ? "−" : "") + String(hundredths / 100)
            if tail != 0 { text += "." + (tail < 10 ? "0" : "") + String(tail) }
            if tail != 0, text.hasSuffix("0") { text.removeLast() }
            return text
        }
    }

    var state = TwoOperandTable.State.empty
    /// A left side as typed, unless `result` is the left side.
    var left = ""
    var result: Value?
    var sign: Character?
    var right = ""

    var leftValue: Value { result ?? Value(typed: left) }
    var text: String { (result?.text ?? left) + (sign.map(String.init) ?? "") + right }
    var isRounded: Bool { result.map { !$0.isHundredths } ?? false }

    var stage: TwoOperandField.Stage {
        switch state {
        case .empty: .empty
        case .sign, .lhs, .lhsPoint: .lhs
        case .lhsOp: .lhsOp
        case .rhs, .rhsPoint: .lhsOpRhs
        case .result: .result
        }
    }

    static func keyClass(of key: Character) -> TwoOperandTable.KeyClass {
        switch key {
        case ".": .point
        case "−": .minus
        case "+", "×", "÷": .otherOperator
        case "=": .equals
        case "C": .clear
        default: .digit
        }
    }

    func row(_ key: Character) -> TwoOperandTable.Row? {
        TwoOperandTable.row(state, Self.keyClass(of: key))
    }

    mutating func press(_ key: Character) -> TwoOperandField.Response? {
        guard let row = row(key) else { return nil }
        switch row.effect {
        case .nothing: return .nothingToDo
        case .refuse(let reason): return .refused(reason)
        case .empty: self = TwoOperandReference()
        case .typeLeft:
            if !Self.type(key, &left) { return .nothingToDo }
        case .typeRight:
            if !Self.type(key, &right) { return .nothingToDo }
        case .startAnew:
            self = TwoOperandReference()
            _ = Self.type(key, &left)
        case .choose, .replace:
            sign = key
            if left.hasSuffix(".") { left.removeLast() }
        case .compute:
            guard compute() else { return .refused(.divisionByZero) }
        }
        state = row.next
        return row.effect == .replace ? .replacedOperator : .accepted
    }

    /// Whether the key changes the text: a leading zero before zeros does not.
    private static func type(_ key: Character, _ typed: inout String) -> Bool {
        if key == "." {
            typed += typed == "" || typed == "−" ? "0." : "."
            return true
        }
        if typed == "0" || typed == "−0" {
            if key == "0" { return false }
            typed.removeLast()
        }
        typed.append(key)
        return true
    }

    private mutating func compute() -> Bool {
        guard let sign, let value = leftValue.combined(sign, Value(typed: right)) else {
            return false
        }
        self = TwoOperandReference()
        result = value
        return true
    }

    /// The outcome of leaving the field: the value, the note, the refusal.
    mutating func leave() -> (Value?, ExpressionNote?, TwoOperandField.Refusal?) {
        switch state {
        case .empty: return (nil, nil, nil)
        case .sign:
            self = TwoOperandReference()
            return (nil, .signDropped, nil)
        case .lhs, .result: return (leftValue, nil, nil)
        case .lhsPoint:
            if left.hasSuffix(".") {
                left.removeLast()
                state = .lhs
            }
            return (leftValue, nil, nil)
        case .lhsOp:
            let dropped = ArithmeticOperator.allCases.first { $0.symbol == sign.map(String.init) }
            sign = nil
            state = result != nil ? .result : left.contains(".") ? .lhsPoint : .lhs
            return (leftValue, dropped.map { .operatorDropped($0) }, nil)
        case .rhs, .rhsPoint:
            guard compute() else { return (nil, nil, .divisionByZero) }
            state = .result
            return (result, nil, nil)
        }
    }
}
