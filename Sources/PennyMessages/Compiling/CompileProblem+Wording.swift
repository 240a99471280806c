extension CompileProblem.Kind {
    /// The problem in one line, without a full stop.
    public var summary: String {
        switch self {
        case .unknownVariable(let name): "the message has no value $\(text(name))"
        case .unknownFunction(let name): "there is no function :\(text(name))"
        case .unknownOption(let name): "there is no option \(text(name))"
        case .unknownTag(let name): "there is no tag \(text(name))"
        case .badOption(let name): "the option \(text(name)) cannot be set to this"
        case .tooManySelectors: "the message has more than eight selectors"
        case .tooLarge: "the message is too large when it is compiled"
        }
    }

    /// The instruction to solve it, as a sentence.
    public var nextStep: String {
        switch self {
        case .unknownVariable: "Use a value that @values names in the English file."
        case .unknownFunction, .unknownOption, .unknownTag:
            "Use one that the program's vocabulary has."
        case .badOption: "Set it to one of the words it takes, not to a variable."
        case .tooManySelectors: "Split the message."
        case .tooLarge: "Use fewer variables that are made of others, or split the message."
        }
    }
}
