extension CatalogProblem.Kind {
    /// The problem in one line, without a full stop.
    public var summary: String {
        switch self {
        case .missingHeader: "the file does not begin with its language and area"
        case .unknownLanguage(let tag): "there are no plural rules for the language \(text(tag))"
        case .unknownLine: "the line is no part of a catalog"
        case .spaceAtEnd: "the line ends with a space"
        case .carriageReturn: "the line has a carriage return"
        case .tab: "the line has a tab"
        case .badField: "the line has an unknown field, or one twice"
        case .badDigest: "@from has no digest of sixteen digits"
        case .badValues: "@values does not list names, each once"
        case .missingDigest(let name): "\(text(name)) does not say which English it was made from"
        case .digestInSource: "an English message says @from"
        case .valuesInTranslation: "a translated message says @values"
        case .badName(let name): "“\(text(name))” is not a message's name"
        case .nameOfOtherArea(let name): "\(text(name)) does not begin with the area of the file"
        case .repeatedName(let name): "\(text(name)) is in the file twice"
        case .missingMessage(let name): "\(text(name)) has no message"
        case .fieldWithoutMessage: "the file ends with a field that has no message"
        case .strayIndent: "an indented line belongs to no message"
        case .unknownMessage(let name): "English has no message \(text(name))"
        case .unusedValue(let name): "no message uses the value \(text(name))"
        case .message(let kind): kind.summary
        case .compile(let kind): kind.summary
        case .notForScripts: "scripts of pages cannot say this"
        }
    }

    /// The instruction to solve it, as a sentence.
    public var nextStep: String {
        switch self {
        case .missingHeader: "Begin the file with “language: de” and “area: loan”, a line each."
        case .unknownLanguage: "Add its rules to CardinalRule and PluralRules."
        case .unknownLine: "Write “name = message”, or begin a note with #."
        case .spaceAtEnd: "Remove the space; write {| |} where a message must end with one."
        case .carriageReturn: "Save the file with plain line ends."
        case .tab: "Use spaces."
        case .badField: "Write @from or @values, once for each message."
        case .badDigest: "Copy the digest of the English message."
        case .badValues: "Write “@values payment term”, in the order of the program."
        case .missingDigest: "Put “@from” with the digest of the English message above it."
        case .digestInSource: "Remove the line."
        case .valuesInTranslation: "Remove the line; the English file has it."
        case .badName: "Use small letters, digits and hyphens with points between: loan.summary."
        case .nameOfOtherArea: "Move it to the file of its area, or rename it."
        case .repeatedName: "Remove one of the two."
        case .missingMessage: "Write it after the equals sign, or below in lines of four spaces."
        case .fieldWithoutMessage: "Write the message, or remove the field."
        case .strayIndent: "Write “name =” above it, or remove the spaces."
        case .unknownMessage: "Remove it, or add it to the English file."
        case .unusedValue: "Use it, or remove it from @values and from the program."
        case .message(let kind): kind.nextStep
        case .compile(let kind): kind.nextStep
        case .notForScripts: "Use :string, :integer and :one-of without options, and .match."
        }
    }
}
