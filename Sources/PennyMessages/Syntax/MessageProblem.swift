/// A problem of a message's text, with its location.
public struct MessageProblem: Error, Equatable, Sendable {
    /// The kind of problem, with its values.
    public let kind: Kind
    /// The location in the message.
    public let location: MessageLocation

    /// The kinds of problems: syntax errors, then the data model errors of the specification.
    public enum Kind: Equatable, Sendable {
        /// A byte that is not UTF-8.
        case notText
        /// U+0000.
        case nullCharacter
        /// A backslash before a character that needs no escape.
        case badEscape
        /// A closing brace in text.
        case strayBrace
        /// `{` without its `}`.
        case openPlaceholder
        /// `{{` without its `}}`.
        case openPattern
        /// `|` without its other `|`.
        case openLiteral
        /// `{}`
        case emptyPlaceholder
        /// Something that is not allowed in a placeholder.
        case unexpectedInPlaceholder
        /// Two parts that need a space between them.
        case missingSpace
        /// A missing name.
        case missingName
        /// An option without `=`.
        case missingEquals
        /// A `=` without a value.
        case missingValue
        /// An attribute whose value is a variable.
        case variableAttribute
        /// A word after `.` that is none of the three keywords.
        case unknownKeyword
        /// `.input` or `.local` without its braces.
        case missingExpression
        /// `.input` without a variable.
        case inputWithoutVariable
        /// `.match` without a variable.
        case missingSelector
        /// `.match` without a variant.
        case missingVariant
        /// Declarations without `{{…}}` or `.match`.
        case missingBody
        /// A variant without a key or a pattern.
        case incompleteVariant
        /// Text after the message's end.
        case textAfterEnd

        /// A variant has more or fewer keys than there are selectors.
        case variantKeyMismatch(keys: Int, selectors: Int)
        /// No variant has `*` for all of its keys.
        case missingFallbackVariant
        /// A selector's variable has no function.
        case missingSelectorAnnotation([UInt8])
        /// A variable that is declared twice, or after it was used.
        case duplicateDeclaration([UInt8])
        /// An option that is set twice.
        case duplicateOptionName([UInt8])
        /// Two variants with the same keys.
        case duplicateVariant
    }

    init(_ kind: Kind, at offset: Int, of source: [UInt8]) {
        self.kind = kind
        location = MessageLocation(offset: offset, of: source)
    }
}

/// A line and a column of a text.
public struct MessageLocation: Equatable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode characters, from 1.
    public let column: Int

    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    init(offset: Int, of source: [UInt8]) {
        var (line, column) = (1, 1)
        for index in 0..<min(offset, source.count) {
            if source[index] == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if source[index] & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.init(line: line, column: column)
    }
}
