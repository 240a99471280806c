/// What is wrong with a message's text, with its place.
public struct MessageProblem: Error, Equatable, Sendable {
    /// What is wrong.
    public let kind: Kind
    /// Where it is in the message.
    public let place: MessagePlace

    /// All that can be wrong: syntax errors, and then the data model errors of the specification.
    public enum Kind: Equatable, Sendable {
        /// A byte that is no UTF-8.
        case notText
        /// U+0000.
        case nullCharacter
        /// A backslash before something that is not escaped.
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
        /// Something in a placeholder that cannot stand there.
        case unexpectedInPlaceholder
        /// Two things that need a space between them.
        case missingSpace
        /// A place where a name must stand.
        case missingName
        /// An option without `=`.
        case missingEquals
        /// A `=` without a value.
        case missingValue
        /// An attribute whose value is a variable.
        case variableAttribute
        /// A word after `.` that is none of the three.
        case unknownKeyword
        /// `.input` or `.local` without its braces.
        case missingExpression
        /// `.input` of something that is no variable.
        case inputWithoutVariable
        /// `.match` without a variable.
        case missingSelector
        /// `.match` without a variant.
        case missingVariant
        /// Declarations without `{{…}}` or `.match`.
        case missingBody
        /// A variant without a key or a pattern.
        case incompleteVariant
        /// Text behind the message's end.
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
        place = MessagePlace(offset: offset, of: source)
    }
}

/// A line and a column of a text, from 1. Columns are counted in characters of Unicode.
public struct MessagePlace: Equatable, Sendable {
    /// The line.
    public let line: Int
    /// The column.
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
