import PennyEngine

// The messages of an amount field about the keys.

extension TwoOperandField.Refusal {
    var message: Message {
        switch self {
        case .numberFirst: KeypadWords.refusalNumberFirst
        case .chained: KeypadWords.refusalChained
        case .secondPoint: KeypadWords.refusalSecondPoint
        case .tooLong: KeypadWords.refusalTooLong
        case .tooManyDecimals: KeypadWords.refusalTooManyDecimals
        case .divisionByZero: KeypadWords.refusalDivisionByZero
        case .resultTooLong: KeypadWords.refusalResultTooLong
        }
    }
}

extension ExpressionNote {
    var message: Message {
        switch self {
        case .operatorDropped(let dropped): KeypadWords.dropped(sign: dropped.symbol)
        case .signDropped: KeypadWords.dropped(sign: ArithmeticOperator.minus.symbol)
        }
    }
}
