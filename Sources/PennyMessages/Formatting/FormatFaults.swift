/// What went wrong while a message was formatted. The output then holds what the specification
/// puts there, such as `{$amount}`: there is both, and nothing is silent.
public struct FormatFaults: OptionSet, Sendable {
    /// A bit for each fault.
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The catalog has no message of this name; nothing was written.
    public static let unknownMessage = FormatFaults(rawValue: 1 << 0)
    /// A value was not given.
    public static let unresolvedVariable = FormatFaults(rawValue: 1 << 1)
    /// A function that the vocabulary does not have.
    public static let unknownFunction = FormatFaults(rawValue: 1 << 2)
    /// A function got a value of a kind that it does not take.
    public static let badOperand = FormatFaults(rawValue: 1 << 3)
    /// An option has a value that it cannot have.
    public static let badOption = FormatFaults(rawValue: 1 << 4)
    /// A value cannot select, so the variant for any value was taken.
    public static let badSelector = FormatFaults(rawValue: 1 << 5)
    /// A function cannot do what it was asked.
    public static let unsupportedOperation = FormatFaults(rawValue: 1 << 6)
    /// The compiled bytes are no message; what was sound of it was written.
    public static let damagedCatalog = FormatFaults(rawValue: 1 << 7)
}
