import PennyEngine

/// What an amount field says to its reader about the keys.
enum KeypadWords {
    static func refusal(_ refusal: TwoOperandField.Refusal) -> String {
        switch refusal {
        case .numberFirst: "Type a number first."
        case .chained: "Press = before the next operator."
        case .secondPoint: "This number has its decimal mark already."
        case .tooLong: "A number has at most 24 digits."
        case .tooManyDecimals: "A number has at most 18 decimals."
        case .divisionByZero: "Nothing can be divided by zero."
        case .resultTooLong: "The result has more than 24 digits."
        }
    }

    static func note(_ note: ExpressionNote) -> String {
        switch note {
        case .operatorDropped(let dropped): "\(dropped.symbol) was dropped: no number follows it."
        case .signDropped: "\(ArithmeticOperator.minus.symbol) was dropped: no number follows it."
        }
    }

    static func rounded(_ decimals: Int) -> String {
        switch decimals {
        case 0: "Rounded to a whole number."
        case 1: "Rounded to 1 decimal."
        default: "Rounded to \(decimals) decimals."
        }
    }

    static func notANumber(_ typed: String) -> String {
        "“\(typed)” is not a number to calculate with. Correct or clear it."
    }
}
