/// A value with its kind, independent of its format.
public indirect enum Quantity: Equatable, Sendable {
    /// Minor units of the calculation's currency.
    case money(Int64)
    case change(Change)
    /// A ratio such as 0.0625, shown as 6.25 %.
    case rate(ExactDecimal)
    /// A price in the major unit of the currency, with `decimals` decimals whatever the currency
    /// has: 0.833 dollars a liter.
    case unitPrice(ExactDecimal, decimals: Int)
    /// A number of percent with at least `decimals` decimals: 33.30.
    case percentage(ExactDecimal, decimals: Int)
    case number(ExactDecimal)
    case count(Int)
    case duration(TermLength)
    case date(CivilDate)
    /// One of the words a person can type for an input.
    case choice(String)
    case text(String)
    /// Words of the program in the reader's language; `machine` is the text for tools, the same in
    /// every language.
    case words(Message, machine: String)
    /// A list in words: `a, b and c`.
    case list([Quantity], ListStyle)
    /// A link to a page of another site, at an http or https address.
    case link(String, address: String)
    /// The entries of a list input, each with named values.
    case entries([[NamedQuantity]])

    /// Makes words that occur only in a message.
    @inline(never)
    package static func words(_ message: Message) -> Quantity { .words(message, machine: "") }

    /// Makes a number of months, which pages show as years and months.
    @inline(never)
    static func months(_ count: Int) -> Quantity {
        let machine: Wording = "\(count)"
        return .words(CommonWords.span(of: count), machine: machine.text)
    }

    /// Makes a list that occurs only in a message, which defines how the values are joined.
    @inline(never)
    package static func list(_ items: [Quantity]) -> Quantity { .list(items, .and) }
}

extension Quantity {
    /// An amount without its sign, beside a label that states it; other values as they are.
    var sized: Quantity { if case .money(let amount) = self { .money(abs(amount)) } else { self } }
}

/// The way the words of a list are joined.
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

/// A value with its name in files and tools.
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
