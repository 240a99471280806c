public import PennyEngine

/// The number format of typed figures.
public struct TypedNumbers: Sendable {
    /// The decimal mark.
    public let convention: NumberConvention
    /// The currency signs of the readers' locale.
    public let symbols: String
    /// Whether the user named the locale of these numbers.
    public let isNamed: Bool

    public init(
        _ convention: NumberConvention = .point, symbols: String = "", isNamed: Bool = false
    ) {
        (self.convention, self.symbols, self.isNamed) = (convention, symbols, isNamed)
    }
}
