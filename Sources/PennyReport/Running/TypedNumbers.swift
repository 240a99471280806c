public import PennyEngine

/// The way that a person writes figures.
public struct TypedNumbers: Sendable {
    /// The mark before decimals.
    public let convention: NumberConvention
    /// The signs of currencies, as the readers' place has them.
    public let symbols: String
    /// Whether the locale was named for these numbers.
    public let isNamed: Bool

    public init(
        _ convention: NumberConvention = .point, symbols: String = "", isNamed: Bool = false
    ) {
        (self.convention, self.symbols, self.isNamed) = (convention, symbols, isNamed)
    }
}
