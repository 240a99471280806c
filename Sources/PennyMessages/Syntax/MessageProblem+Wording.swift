extension MessageProblem.Kind {
    /// The problem in one line, without a full stop.
    public var summary: String {
        switch self {
        case .notText: "the message has a byte that is not UTF-8"
        case .nullCharacter: "the message has the character U+0000"
        case .badEscape: "a backslash is before a character that needs none"
        case .strayBrace: "a closing brace is in the text"
        case .openPlaceholder: "a placeholder is not closed"
        case .openPattern: "a pattern is not closed"
        case .openLiteral: "a literal is not closed"
        case .emptyPlaceholder: "a placeholder is empty"
        case .unexpectedInPlaceholder: "the placeholder goes on with what cannot be there"
        case .missingSpace: "a space is missing"
        case .missingName: "a name is missing"
        case .missingEquals: "an equals sign is missing"
        case .missingValue: "a value is missing"
        case .variableAttribute: "an attribute is set to a variable"
        case .unknownKeyword: "no declaration begins with this word"
        case .missingExpression: "the declaration has no expression"
        case .inputWithoutVariable: "the input is not a variable"
        case .missingSelector: "the match has no selector"
        case .missingVariant: "the match has no variant"
        case .missingBody: "the declarations are not followed by a pattern"
        case .incompleteVariant: "the variant is not complete"
        case .textAfterEnd: "text is after the end of the message"
        case .variantKeyMismatch(let keys, let selectors):
            "the variant’s keys (\(keys)) are not as many as the selectors (\(selectors))"
        case .missingFallbackVariant: "no variant is for all other values"
        case .missingSelectorAnnotation(let name):
            "the selector $\(text(name)) has no function"
        case .duplicateDeclaration(let name):
            "$\(text(name)) is declared twice, or after it is used"
        case .duplicateOptionName(let name): "the option \(text(name)) is set twice"
        case .duplicateVariant: "two variants have the same keys"
        }
    }

    /// The instruction to solve it, as a sentence.
    public var nextStep: String {
        switch self {
        case .notText: "Save the file as UTF-8."
        case .nullCharacter: "Remove the character."
        case .badEscape: "Escape only \\\\, \\{, \\| and \\}; write other characters as they are."
        case .strayBrace: "Write \\} if the text should have a brace, or open it with {."
        case .openPlaceholder: "Close it with }."
        case .openPattern: "Close it with }}."
        case .openLiteral: "Close it with |."
        case .emptyPlaceholder: "Write a value such as {$amount}, or \\{ for a brace in the text."
        case .unexpectedInPlaceholder:
            "Write a value, then :function and its options, then attributes."
        case .missingSpace: "Put a space here."
        case .missingName: "Write a name that begins with a letter, such as $amount."
        case .missingEquals: "Write name=value."
        case .missingValue: "Write a value after the equals sign."
        case .variableAttribute: "Write the text itself, such as @note=|short|."
        case .unknownKeyword: "Begin a declaration with .input, .local or .match."
        case .missingExpression: "Write one in braces, such as {$amount :money}."
        case .inputWithoutVariable: "Write the value's name, such as .input {$count :number}."
        case .missingSelector: "Name a declared variable, such as .match $count."
        case .missingVariant: "Write at least the variant for all values: * {{…}}."
        case .missingBody: "Write the pattern in two braces: {{…}}."
        case .incompleteVariant: "Write the keys and then a pattern: one {{…}}."
        case .textAfterEnd: "Move it into the braces of the pattern."
        case .variantKeyMismatch: "Write one key for each selector."
        case .missingFallbackVariant: "Add a variant whose keys are all *."
        case .missingSelectorAnnotation:
            "Declare it with a function, such as .input {$count :number}."
        case .duplicateDeclaration: "Declare each variable once, before its first use."
        case .duplicateOptionName: "Set it once."
        case .duplicateVariant: "Remove one of them, or change its keys."
        }
    }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
