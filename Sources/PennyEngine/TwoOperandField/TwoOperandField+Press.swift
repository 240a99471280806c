import PennyNaturals

extension TwoOperandField {
    /// Whether the key's button is enabled, because pressing it would not be refused. `=` is always
    /// enabled, so that people can read why it is refused.
    public func isEnabled(_ key: Key) -> Bool {
        if key == .equals { return true }
        var after = self
        if case .refused = after.press(key) { return false }
        return true
    }

    /// Presses one key.
    public mutating func press(_ key: Key) -> Response {
        switch key {
        case .digit(let digit):
            digit > 9 ? .nothingToDo : type { $0.press(digit: digit) }
        case .point: type { $0.pressPoint() }
        case .operator(let pressed): choose(pressed)
        case .equals: stage == .lhsOpRhs ? compute() : .nothingToDo
        case .clear: empty()
        case .backspace: erase()
        }
    }

    /// Ends editing: drops an operator without a right side, computes one with it, and shows the
    /// value.
    public mutating func leave() -> Outcome {
        switch stage {
        case .empty: return .empty(note: nil)
        case .lhs, .result: return settled(note: nil)
        case .lhsOp:
            let note = chosen.map { ExpressionNote.operatorDropped($0) }
            chosen = nil
            return settled(note: note)
        case .lhsOpRhs:
            if case .refused(let refusal) = compute() { return .refused(refusal) }
            return settled(note: nil)
        }
    }

    private mutating func settled(note: ExpressionNote?) -> Outcome {
        guard let left else { return .empty(note: note) }
        if case .typed(var entry) = left {
            guard entry.hasDigits else {
                self.left = nil
                return .empty(note: .signDropped)
            }
            entry.finish()
            self.left = .typed(entry)
        }
        return .value(left.value, note: note)
    }

    /// Applies `change` to the number that is being typed, or to a new one.
    private mutating func type(_ change: (inout NumberEntry) -> Response) -> Response {
        if chosen != nil {
            var entry = right ?? NumberEntry()
            let response = change(&entry)
            right = entry
            return response
        }
        var entry = NumberEntry()
        if case .typed(let typed) = left { entry = typed }
        let response = change(&entry)
        left = .typed(entry)
        return response
    }

    private mutating func choose(_ pressed: ArithmeticOperator) -> Response {
        switch stage {
        case .empty:
            guard pressed == .minus else { return .refused(.numberFirst) }
            left = .typed(.sign)
            return .accepted
        case .lhs:
            guard case .typed(var entry) = left, entry.hasDigits else {
                return .refused(.numberFirst)
            }
            entry.finish()
            left = .typed(entry)
            chosen = pressed
            return .accepted
        case .lhsOp:
            chosen = pressed
            return .replacedOperator
        case .lhsOpRhs: return .refused(.chained)
        case .result:
            chosen = pressed
            return .accepted
        }
    }

    private mutating func compute() -> Response {
        guard let left, let chosen, let right else { return .nothingToDo }
        guard let value = chosen.result(left.value, right.value) else {
            return .refused(.divisionByZero)
        }
        if value.isTooLong { return .refused(.resultTooLong) }
        self = TwoOperandField(convention: convention, decimals: decimals)
        self.left = .computed(value)
        return .accepted
    }

    private mutating func empty() -> Response {
        if stage == .empty { return .nothingToDo }
        self = TwoOperandField(convention: convention, decimals: decimals)
        return .accepted
    }

    private mutating func erase() -> Response {
        if var entry = right {
            entry.erase()
            right = entry.isBlank ? nil : entry
            return .accepted
        }
        if chosen != nil {
            chosen = nil
            return .accepted
        }
        guard case .typed(var entry) = left else { return empty() }
        entry.erase()
        left = entry.isBlank ? nil : .typed(entry)
        return .accepted
    }
}

extension SignedFraction {
    /// Whether the number is too long; repeated `=` would otherwise let it grow without end.
    fileprivate var isTooLong: Bool {
        let limit = BigNatural(ExactDecimal.powerOfTen(NumberEntry.maximumDigits).magnitude)
        return magnitude.denominator.bitWidth > 256
            || magnitude.numerator >= magnitude.denominator * limit
    }
}
