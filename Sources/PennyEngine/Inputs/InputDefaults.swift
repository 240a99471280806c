/// The values of inputs that are left out, and the way numbers are typed.
public struct InputDefaults: Equatable, Sendable {
    /// The currency of amounts when no input names one.
    public let currency: Currency
    /// The mark that people type before decimals.
    public let convention: NumberConvention
    /// The signs that people's place has for currencies: `USD $;JPY ¥`.
    public let symbols: String
    /// Whose law the annual percentage rate of a loan follows.
    public let aprLaw: APRLaw
    /// The words that people type beside English.
    public let words: TypedWords
    /// Whether short forms of English are read, such as the `k` of thousands and the `st` of
    /// stones. In places of other languages they mean something else.
    public let readsEnglish: Bool

    public init(
        currency: Currency = .usDollar, convention: NumberConvention = .point,
        symbols: String = "", aprLaw: APRLaw = .us, words: TypedWords = .none,
        readsEnglish: Bool = true
    ) {
        self.currency = currency
        self.convention = convention
        self.symbols = symbols
        self.aprLaw = aprLaw
        self.words = words
        self.readsEnglish = readsEnglish
    }

    /// The same where people type these words, too.
    public func reading(_ words: TypedWords) -> InputDefaults {
        InputDefaults(
            currency: currency, convention: convention, symbols: symbols, aprLaw: aprLaw,
            words: words, readsEnglish: readsEnglish)
    }
}
