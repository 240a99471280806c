/// The errors that occurred while a message was formatted. The output then contains the fallback of
/// the specification, such as `{$amount}`, so no error is silent.
public struct FormatFaults: OptionSet, Sendable {
    /// The bits, one for each error.
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The catalog has no message with this name; nothing was written.
    public static let unknownMessage = FormatFaults(rawValue: 1 << 0)
    /// A value is missing.
    public static let unresolvedVariable = FormatFaults(rawValue: 1 << 1)
    /// A function is not in the vocabulary.
    public static let unknownFunction = FormatFaults(rawValue: 1 << 2)
    /// A function got a value of a wrong type.
    public static let badOperand = FormatFaults(rawValue: 1 << 3)
    /// An option has an invalid value.
    public static let badOption = FormatFaults(rawValue: 1 << 4)
    /// A value cannot select, so the variant for any value was used.
    public static let badSelector = FormatFaults(rawValue: 1 << 5)
    /// A function does not support the requested operation.
    public static let unsupportedOperation = FormatFaults(rawValue: 1 << 6)
    /// The compiled bytes are invalid; the valid part was written.
    public static let damagedCatalog = FormatFaults(rawValue: 1 << 7)
}
