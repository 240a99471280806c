/// Reads the text of an expression as a sequence of keys, and presses them.
struct ExpressionReader {
    private(set) var text: TypedText
    private let convention: NumberConvention
    private let symbols: [String]
    private var field: TwoOperandField
    private var chosen: ArithmeticOperator?
    private var mayBeThousands = false

    init(_ text: TypedText, convention: NumberConvention, symbols: [String]) {
        self.text = text
        self.convention = convention
        self.symbols = symbols
        field = TwoOperandField(convention: convention, decimals: TwoOperandField.maximumDecimals)
    }

    mutating func expression() throws(ExpressionFailure) -> NumberExpression {
        try scanSign()
        try scanOperand()
        try scanOperators()
        if text.scan("=") { try finish() }
        text.mayBeThousands = mayBeThousands
        switch field.leave() {
        case .empty: throw .notANumber("")
        case .refused(let refusal): throw failure(refusal, "")
        case .value(let value, let note):
            return NumberExpression(
                value: value, note: note, isExpression: chosen != nil,
                mayBeThousands: mayBeThousands)
        }
    }

    // MARK: - Parts

    /// Scans a minus sign before the number. Throws where there are other operators.
    private mutating func scanSign() throws(ExpressionFailure) {
        skipSymbol()
        var sign: ArithmeticOperator?
        while let pressed = text.scanOperator() {
            if case .refused = field.press(.operator(pressed)) {
                if let sign { throw .twoOperators(sign, pressed) }
                throw .operatorFirst(pressed)
            }
            sign = pressed
            skipSymbol()
        }
    }

    private mutating func scanOperand() throws(ExpressionFailure) {
        let start = text.position
        let number = try scanNumber()
        for byte in number.text().bytes where byte != UInt8(ascii: "-") {
            guard let key = TwoOperandField.Key(ascii: byte) else { continue }
            if case .refused(let refusal) = field.press(key) {
                throw failure(refusal, text.operand(from: start))
            }
        }
        skipSymbol()
    }

    private mutating func scanNumber() throws(ExpressionFailure) -> ExactDecimal {
        let start = text.position
        guard text.isAtNumber else { throw .notANumber(text.operand(from: start)) }
        do throws(TypedText.NumberFault) {
            let number = try text.scanNumber(convention)
            mayBeThousands = mayBeThousands || text.mayBeThousands
            return number
        } catch {
            let typed = text.operand(from: start)
            switch error {
            case .notANumber: throw .notANumber(typed)
            case .ambiguousMark: throw .ambiguousMark(typed)
            case .tooLong: throw .tooLong(typed)
            case .tooManyDecimals: throw .tooManyDecimals(typed)
            }
        }
    }

    private mutating func scanOperators() throws(ExpressionFailure) {
        while true {
            let before = text
            guard let pressed = text.scanOperator() else { return }
            skipSymbol()
            guard text.isAtNumber || text.isAtEndOrEquals || text.isAtOperator else {
                text = before
                return
            }
            switch field.press(.operator(pressed)) {
            case .accepted: break
            case .replacedOperator: throw .twoOperators(chosen ?? pressed, pressed)
            case .refused, .nothingToDo: throw chain(pressed)
            }
            chosen = pressed
            if text.isAtNumber { try scanOperand() }
        }
    }

    private mutating func finish() throws(ExpressionFailure) {
        if case .refused(let refusal) = field.press(.equals) { throw failure(refusal, "") }
        var rest = self
        rest.skipSymbol()
        if rest.text.isAtNumber || rest.text.isAtOperator || rest.text.isAtEquals {
            throw .afterEquals(text.trimmed(from: text.position))
        }
    }

    // MARK: - Failures

    /// The failure for a second operator, with both readings if a single number follows.
    private func chain(_ pressed: ArithmeticOperator) -> ExpressionFailure {
        var rest = self
        let third = try? rest.scanNumber()
        rest.skipSymbol()
        guard let third, rest.text.isAtEndOrEquals, let first = chosen,
            let left = field.left, let right = field.right
        else { return .chained(chosen ?? pressed, pressed, nil) }
        return .chained(
            first, pressed,
            ChainReadings(left.value, first, right.value, pressed, SignedFraction(third)))
    }

    private func failure(
        _ refusal: TwoOperandField.Refusal, _ operand: String
    ) -> ExpressionFailure {
        switch refusal {
        case .divisionByZero: .divisionByZero
        case .resultTooLong: .resultTooLong
        case .tooLong: .tooLong(operand)
        case .tooManyDecimals: .tooManyDecimals(operand)
        case .numberFirst, .chained, .secondPoint: .notANumber(operand)
        }
    }

    /// Skips spaces and a currency's sign or code.
    private mutating func skipSymbol() {
        text.skipSpaces()
        text.scanSign(symbols)
        text.skipSpaces()
    }
}
