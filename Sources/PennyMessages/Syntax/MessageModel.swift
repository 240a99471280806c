/// A message of Unicode MessageFormat 2 as its text says it, the data model of
/// https://www.unicode.org/reports/tr35/tr35-messageFormat.html. Text is UTF-8 bytes throughout.
public struct MessageModel: Equatable, Sendable {
    /// What is declared before the body, in order.
    public var declarations: [MessageDeclaration]
    /// What the message says.
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
    /// What the variable stands for. That of an input has the variable itself as its operand.
    public var expression: MessageExpression
    /// Where the variable stands.
    public var place: SourceOffset

    public init(
        isInput: Bool, name: [UInt8], expression: MessageExpression, place: SourceOffset = .none
    ) {
        (self.isInput, self.name, self.expression) = (isInput, name, expression)
        self.place = place
    }
}

/// One pattern, or several of which values select one.
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
    /// Where it stands.
    public var place: SourceOffset

    public init(name: [UInt8], place: SourceOffset = .none) {
        (self.name, self.place) = (name, place)
    }
}

/// Keys, and the pattern that is used when they are the best.
public struct MessageVariant: Equatable, Sendable {
    /// A key for each selector.
    public var keys: [MessageKey]
    /// What is said then.
    public var pattern: MessagePattern
    /// Where the first key stands.
    public var place: SourceOffset

    public init(keys: [MessageKey], pattern: MessagePattern, place: SourceOffset = .none) {
        (self.keys, self.pattern, self.place) = (keys, pattern, place)
    }
}

/// What a selector's value is compared with.
public enum MessageKey: Equatable, Sendable {
    /// `*`, which any value matches.
    case any
    /// A literal, quoted or not.
    case literal([UInt8])
}

/// Text and placeholders in the order in which they are written.
public struct MessagePattern: Equatable, Sendable {
    /// The pieces; two texts never follow each other.
    public var parts: [MessagePart]

    public init(_ parts: [MessagePart] = []) { self.parts = parts }
}

/// A piece of a pattern.
public enum MessagePart: Equatable, Sendable {
    /// Text as a reader sees it, without escapes.
    case text([UInt8])
    /// `{$value :function}`
    case expression(MessageExpression)
    /// `{#tag}`, `{/tag}` or `{#tag/}`
    case markup(MessageMarkup)
}

/// An operand, a function, or both.
public struct MessageExpression: Equatable, Sendable {
    /// What the function works on.
    public var operand: MessageOperand
    /// What is done with it.
    public var function: MessageFunction?
    /// Notes for translators and tools, which formatting does not see.
    public var attributes: [MessageAttribute]
    /// Where the expression begins.
    public var place: SourceOffset

    public init(
        _ operand: MessageOperand, _ function: MessageFunction? = nil,
        attributes: [MessageAttribute] = [], place: SourceOffset = .none
    ) {
        (self.operand, self.function) = (operand, function)
        (self.attributes, self.place) = (attributes, place)
    }
}

/// A literal, a variable or nothing.
public enum MessageOperand: Equatable, Sendable {
    /// An expression that is a function alone.
    case none
    /// Text that the message brings along.
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
    /// Where the name stands.
    public var place: SourceOffset

    public init(_ name: [UInt8], _ options: [MessageOption] = [], place: SourceOffset = .none) {
        (self.name, self.options, self.place) = (name, options, place)
    }
}

/// `name=value`, whose value is a literal or a variable.
public struct MessageOption: Equatable, Sendable {
    /// The name, with its namespace.
    public var name: [UInt8]
    /// What it is set to.
    public var value: MessageOperand
    /// Where the name stands.
    public var place: SourceOffset

    public init(_ name: [UInt8], _ value: MessageOperand, place: SourceOffset = .none) {
        (self.name, self.value, self.place) = (name, value, place)
    }
}

/// `@name` or `@name=value`.
public struct MessageAttribute: Equatable, Sendable {
    /// The name, with its namespace.
    public var name: [UInt8]
    /// The literal it is set to.
    public var value: [UInt8]?

    public init(_ name: [UInt8], _ value: [UInt8]? = nil) {
        (self.name, self.value) = (name, value)
    }
}

/// A tag of rich text.
public struct MessageMarkup: Equatable, Sendable {
    /// Whether it begins, ends or is whole.
    public var kind: MessageMarkupKind
    /// The name, with its namespace.
    public var name: [UInt8]
    /// The options in order.
    public var options: [MessageOption]
    /// Notes for translators and tools.
    public var attributes: [MessageAttribute]
    /// Where the name stands.
    public var place: SourceOffset

    public init(
        _ kind: MessageMarkupKind, _ name: [UInt8], _ options: [MessageOption] = [],
        attributes: [MessageAttribute] = [], place: SourceOffset = .none
    ) {
        (self.kind, self.name, self.options) = (kind, name, options)
        (self.attributes, self.place) = (attributes, place)
    }
}

/// How a tag stands in its pattern.
public enum MessageMarkupKind: UInt8, Equatable, Sendable {
    /// `{#tag}`
    case open
    /// `{/tag}`
    case close
    /// `{#tag/}`
    case standalone
}

/// How many bytes of the source stand before something. Two messages that say the same are equal
/// wherever their parts stood.
public struct SourceOffset: Equatable, Sendable {
    /// The count of bytes.
    public var bytes: Int

    /// The place of what comes from no source.
    public static let none = SourceOffset(0)

    public init(_ bytes: Int) { self.bytes = bytes }

    public static func == (_: SourceOffset, _: SourceOffset) -> Bool { true }
}
