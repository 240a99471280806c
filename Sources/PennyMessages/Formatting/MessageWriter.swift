/// The caller's side of formatting: it has the values, and writes them. The module that formats
/// knows numbers, money and dates only by the names of functions.
public protocol MessageWriter {
    /// Whether the message was given a value for the argument at this place of its signature.
    func has(argument: Int) -> Bool

    /// Appends a value as its functions say. After `.failed` what was appended is taken off, and
    /// the fallback takes its place.
    func write(_ value: MessageValue, to out: inout [UInt8]) -> MessageWriting

    /// Appends what a value is compared with: a text, or a number in exact decimals with as many
    /// of them as a reader sees.
    func key(of value: MessageValue, to key: inout [UInt8]) -> MessageSelection

    /// A tag, which may append to what was written so far.
    mutating func mark(_ mark: MessageMark, to out: inout [UInt8])
}

/// How a value was written.
public enum MessageWriting: Equatable, Sendable {
    /// It was, and the text runs so.
    case written(MessageDirection)
    /// It was, but not as was asked.
    case flawed(MessageDirection, FormatFaults)
    /// It was not.
    case failed(FormatFaults)
}

/// What a value is when it selects.
public enum MessageSelection: Equatable, Sendable {
    /// A text, for `:string` and functions like it.
    case text
    /// A number as digits: `-1.50`, or `1.2c6` where a reader sees “1.2 million”.
    case number
    /// A number without decimals, of which no digits were appended.
    case integer(Int)
    /// A value that cannot select.
    case none(FormatFaults)
}

/// How text runs.
public enum MessageDirection: UInt8, Equatable, Sendable {
    /// Nobody knows, as of a person's name.
    case unknown
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

/// Whether values are kept from mixing with the text around them.
public enum BidiIsolation: Equatable, Sendable {
    /// The default strategy of the specification: marks of Unicode around values that may run
    /// otherwise than the message.
    case marks
    /// No marks, for outputs that isolate by other means.
    case none
}
