/// A parsed message of Unicode MessageFormat 2, the data model of
/// https://www.unicode.org/reports/tr35/tr35-messageFormat.html. All text is UTF-8 bytes.
public struct MessageModel: Equatable, Sendable {
    /// The declarations before the body, in order.
    public var declarations: [MessageDeclaration]
    /// The pattern or variants.
    public var body: MessageBody

    public init(declarations: [MessageDeclaration] = [], body: MessageBody) {
        (self.declarations, self.body) = (declarations, body)
    }
}

/// `.input {$name :function}` or `.local $name = {expression}`.
public struct MessageDeclaration: Equatable, Sendable {
    /// Whether the variable is one of the message's values.
    public var isInput: Bool
    /// The variable's name, without `$`.
    public var name: [UInt8]
    /// The value of the variable. For an input, the operand is the variable itself.
    public var expression: MessageExpression
    /// The offset of the variable.
    public var offset: SourceOffset

    public init(
        isInput: Bool, name: [UInt8], expression: MessageExpression, offset: SourceOffset = .none
    ) {
        (self.isInput, self.name, self.expression) = (isInput, name, expression)
        self.offset = offset
    }
}

/// One pattern, or several variants that values select from.
public enum MessageBody: Equatable, Sendable {
    /// A message without selectors.
    case pattern(MessagePattern)
    /// `.match $selector … key … {{pattern}} …`
    case match([MessageSelector], [MessageVariant])
}

/// A variable that selects, without `$`.
public struct MessageSelector: Equatable, Sendable {
    /// The variable's name.
    public var name: [UInt8]
    /// The offset of the variable.
    public var offset: SourceOffset

    public init(name: [UInt8], offset: SourceOffset = .none) {
        (self.name, self.offset) = (name, offset)
    }
}

/// Keys, and the pattern that is used if they match best.
public struct MessageVariant: Equatable, Sendable {
    /// A key for each selector.
    public var keys: [MessageKey]
    /// The pattern of the variant.
    public var pattern: MessagePattern
    /// The offset of the first key.
    public var offset: SourceOffset

    public init(keys: [MessageKey], pattern: MessagePattern, offset: SourceOffset = .none) {
        (self.keys, self.pattern, self.offset) = (keys, pattern, offset)
    }
}

/// A key that a selector's value is compared with.
public enum MessageKey: Equatable, Sendable {
    /// `*`, which any value matches.
    case any
    /// A literal, quoted or not.
    case literal([UInt8])
}

/// Text and placeholders in order.
public struct MessagePattern: Equatable, Sendable {
    /// The pieces; two texts never follow each other.
    public var parts: [MessagePart]

    public init(_ parts: [MessagePart] = []) { self.parts = parts }
}

/// A part of a pattern.
public enum MessagePart: Equatable, Sendable {
    /// Text without escapes.
    case text([UInt8])
    /// `{$value :function}`
    case expression(MessageExpression)
    /// `{#tag}`, `{/tag}` or `{#tag/}`
    case markup(MessageMarkup)
}

/// An operand, a function, or both.
public struct MessageExpression: Equatable, Sendable {
    /// The operand of the function.
    public var operand: MessageOperand
    /// The function that is applied.
    public var function: MessageFunction?
    /// Notes for translators and tools, which formatting ignores.
    public var attributes: [MessageAttribute]
    /// Where the expression begins.
    public var offset: SourceOffset

    public init(
        _ operand: MessageOperand, _ function: MessageFunction? = nil,
        attributes: [MessageAttribute] = [], offset: SourceOffset = .none
    ) {
        (self.operand, self.function) = (operand, function)
        (self.attributes, self.offset) = (attributes, offset)
    }
}

/// A literal, a variable or nothing.
public enum MessageOperand: Equatable, Sendable {
    /// An expression that is a function alone.
    case none
    /// Text in the message itself.
    case literal([UInt8])
    /// A variable's name, without `$`.
    case variable([UInt8])
}

/// `:name option=value`
public struct MessageFunction: Equatable, Sendable {
    /// The name, with its namespace.
    public var name: [UInt8]
    /// The options in order.
    public var options: [MessageOption]
    /// The offset of the name.
    public var offset: SourceOffset

    public init(_ name: [UInt8], _ options: [MessageOption] = [], offset: SourceOffset = .none) {
        (self.name, self.options, self.offset) = (name, options, offset)
    }
}

/// `name=value`, whose value is a literal or a variable.
public struct MessageOption: Equatable, Sendable {
    /// The name, with its namespace.
    public var name: [UInt8]
    /// The value of the option.
    public var value: MessageOperand
    /// The offset of the name.
    public var offset: SourceOffset

    public init(_ name: [UInt8], _ value: MessageOperand, offset: SourceOffset = .none) {
        (self.name, self.value, self.offset) = (name, value, offset)
    }
}

/// `@name` or `@name=value`.
public struct MessageAttribute: Equatable, Sendable {
    /// The name, with its namespace.
    public var name: [UInt8]
    /// The literal value.
    public var value: [UInt8]?

    public init(_ name: [UInt8], _ value: [UInt8]? = nil) {
        (self.name, self.value) = (name, value)
    }
}

/// A tag of rich text.
public struct MessageMarkup: Equatable, Sendable {
    /// Whether it opens, closes or stands alone.
    public var kind: MessageMarkupKind
    /// The name, with its namespace.
    public var name: [UInt8]
    /// The options in order.
    public var options: [MessageOption]
    /// Notes for translators and tools.
    public var attributes: [MessageAttribute]
    /// The offset of the name.
    public var offset: SourceOffset

    public init(
        _ kind: MessageMarkupKind, _ name: [UInt8], _ options: [MessageOption] = [],
        attributes: [MessageAttribute] = [], offset: SourceOffset = .none
    ) {
        (self.kind, self.name, self.options) = (kind, name, options)
        (self.attributes, self.offset) = (attributes, offset)
    }
}

/// The form of a tag.
public enum MessageMarkupKind: UInt8, Equatable, Sendable {
    /// `{#tag}`
    case open
    /// `{/tag}`
    case close
    /// `{#tag/}`
    case standalone
}

/// An offset in the source. All offsets compare as equal, so that messages with the same meaning
/// are equal wherever their parts were.
public struct SourceOffset: Equatable, Sendable {
    /// The number of bytes before it.
    public var bytes: Int

    /// The offset of a part without a source.
    public static let none = SourceOffset(0)

    public init(_ bytes: Int) { self.bytes = bytes }

    public static func == (_: SourceOffset, _: SourceOffset) -> Bool { true }
}
