/// A value with its kind, apart from how it is printed.
public indirect enum Quantity: Equatable, Sendable {
    /// Minor units of the calculation's currency.
    case money(Int64)
    case change(Change)
    /// A ratio such as 0.0625, shown as 6.25 %.
    case rate(ExactDecimal)
    /// A price in the major unit of the currency, shown with `decimals` decimals
    /// whatever the currency has: 0.833 dollars a litre.
    case unitPrice(ExactDecimal, decimals: Int)
    /// A number of percent, shown with at least `decimals` decimals: 33.30.
    case percentage(ExactDecimal, decimals: Int)
    case number(ExactDecimal)
    case count(Int)
    case duration(TermLength)
    case date(CivilDate)
    /// One of the words a person can type for an input.
    case choice(String)
    case text(String)
    /// Words of the program in the reader's language; `machine` is what tools read in any language.
    case words(Message, machine: String)
    /// Values in a row of words: `a, b and c`.
    case list([Quantity], ListStyle)
    /// Words that lead to a page of another site, at an http or https address.
    case link(String, address: String)
    /// The entries of a list input, each a few named values.
    case entries([[NamedQuantity]])

    /// Words that only stand in a message.
    @inline(never)
    package static func words(_ message: Message) -> Quantity { .words(message, machine: "") }

    /// Values that only stand in a message, which says how they are joined.
    @inline(never)
    package static func list(_ items: [Quantity]) -> Quantity { .list(items, .and) }
}

/// How the words of a list are joined.
public enum ListStyle: Equatable, Sendable {
    /// `a, b and c`
    case and
    /// `a, b or c`
    case or
    /// `a, b, c`
    case comma
    /// `a; b; c`
    case semicolon
    /// `a + b + c`
    case plus
}

/// A value with the name it has in files and tools.
public struct NamedQuantity: Equatable, Sendable {
    /// The name in files and tools.
    public let name: String
    /// The value.
    public let quantity: Quantity

    public init(_ name: String, _ quantity: Quantity) {
        self.name = name
        self.quantity = quantity
    }
}
