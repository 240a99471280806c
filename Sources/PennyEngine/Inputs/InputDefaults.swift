/// The values of inputs that are left out, and the conventions by which typed text is read.
public final class InputDefaults: Equatable, Sendable {
    /// The currency of amounts where no input names one.
    public let currency: Currency
    /// The mark before the decimals of typed numbers.
    public let convention: NumberConvention
    /// The currency signs of the reader's country: `USD $;JPY ¥`.
    public let symbols: String
    /// The law that the annual percentage rate of a loan follows.
    public let aprLaw: APRLaw
    /// The words that are accepted beside English.
    public let words: TypedWords
    /// Whether short forms of English are accepted, such as `k` for thousands and `st` for stones.
    /// They mean something else in other languages.
    public let readsEnglish: Bool
    /// The day on which a calculation without a start date is assumed to begin; nil to name no
    /// months.
    public let today: CivilDate?

    public init(
        currency: Currency = .usDollar, convention: NumberConvention = .point,
        symbols: String = "", aprLaw: APRLaw = .us, words: TypedWords = .none,
        readsEnglish: Bool = true, today: CivilDate? = nil
    ) {
        self.currency = currency
        self.convention = convention
        self.symbols = symbols
        self.aprLaw = aprLaw
        self.words = words
        self.readsEnglish = readsEnglish
        self.today = today
    }

    /// Returns the same defaults with other words.
    public func reading(_ words: TypedWords) -> InputDefaults { copy(words, today) }

    /// Returns the same defaults for calculations that begin on `day`.
    public func starting(_ day: CivilDate?) -> InputDefaults { copy(words, day) }

    private func copy(_ words: TypedWords, _ today: CivilDate?) -> InputDefaults {
        InputDefaults(
            currency: currency, convention: convention, symbols: symbols, aprLaw: aprLaw,
            words: words, readsEnglish: readsEnglish, today: today)
    }

    public static func == (one: InputDefaults, other: InputDefaults) -> Bool {
        one.currency == other.currency && one.convention == other.convention
            && one.symbols.isSameText(as: other.symbols) && one.aprLaw == other.aprLaw
            && one.words == other.words && one.readsEnglish == other.readsEnglish
            && one.today == other.today
    }
}
