/// The caller's side of formatting, which holds the values and writes them. The formatting module
/// knows numbers, money and dates only by the names of functions.
public protocol MessageWriter {
    /// Whether the message has a value for the argument at this index of its signature.
    func has(argument: Int) -> Bool

    /// Appends a value with its functions. If it returns `.failed`, the appended bytes are removed
    /// and replaced by the fallback.
    func write(_ value: MessageValue, to out: inout [UInt8]) -> MessageWriting

    /// Appends the text that keys are compared with: a text, or a number in exact decimals, as many
    /// as readers see.
    func key(of value: MessageValue, to key: inout [UInt8]) -> MessageSelection

    /// Writes a tag, and may append to the bytes so far.
    mutating func mark(_ mark: MessageMark, to out: inout [UInt8])
}

/// The result of writing a value.
public enum MessageWriting: Equatable, Sendable {
    /// Success, with the direction of the text.
    case written(MessageDirection)
    /// Success, but not as requested.
    case flawed(MessageDirection, FormatFaults)
    /// Failure.
    case failed(FormatFaults)
}

/// The type of a value that selects.
public enum MessageSelection: Equatable, Sendable {
    /// A text, for `:string` and functions like it.
    case text
    /// A number as digits: `-1.50`, or `1.2c6` for “1.2 million”.
    case number
    /// A number without decimals; no digits were appended.
    case integer(Int)
    /// A value that cannot select.
    case none(FormatFaults)
}

/// The direction of text.
public enum MessageDirection: UInt8, Equatable, Sendable {
    /// An unknown direction, as of a person's name.
    case unknown
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

/// The isolation of values from the direction of the text around them.
public enum BidiIsolation: Equatable, Sendable {
    /// The default strategy of the specification: Unicode marks around values whose direction may
    /// differ from the message's.
    case marks
    /// No marks, for outputs that isolate by other means.
    case none
}
