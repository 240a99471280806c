import PennyPattern

extension PatternProblem {
    var words: String {
        switch self {
        case .tooLong(let limit): "it has more than \(limit) bytes"
        case .tooLarge: "it takes too much memory"
        case .lookaround(let part): "“\(part)” looks around, which is not read"
        case .backreference(let part): "“\(part)” refers back, which is not read"
        case .unknownGroup(let part): "“\(part)” begins no group that is known"
        case .unknownEscape(let part): "“\(part)” means nothing"
        case .badClass(let part): "“\(part)” is no set of letters"
        case .openBracket: "a “[” has no “]”"
        case .unevenParentheses: "a parenthesis has no partner"
        case .endsInBackslash: "it ends in a backslash"
        case .nothingToRepeat(let part): "“\(part)” has nothing before it to repeat"
        case .badRepetition(let part): "“\(part)” repeats in a way that is not read"
        case .unreadable: "it cannot be read"
        }
    }

    var nextStep: String {
        switch self {
        case .lookaround, .backreference:
            "Write what the whole text looks like; all of it must match."
        case .tooLong: "Write a shorter one."
        case .tooLarge: "Write one with smaller numbers in its braces."
        case .badRepetition: "Repeat at most 1000 times, and once at a place."
        default: "Check its brackets; a sign that means itself needs a backslash before it."
        }
    }
}
