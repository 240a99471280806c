public import PennyEngine

/// What an import is told beside the file.
public struct ImportSettings: Equatable, Sendable {
    /// The title of what is made; without one, words of the file's name.
    public var title: String?
    /// The currency that was asked for; without one, the file's own.
    public var currency: Currency?
    /// The mark before decimals in the file.
    public var convention: NumberConvention
    /// Whether somebody named the locale of the file, so that each number in it has one reading.
    public var isLocaleNamed = false
    /// The signs of currencies where the file is from.
    public var symbols: String
    /// Whether short forms of English are read in the file.
    public var readsEnglish: Bool
    /// Whether the file writes the day before the month, if that is known.
    public var isDayFirst: Bool?
    /// Whether people of the site write the day before the month, if it names its locale.
    public var siteIsDayFirst: Bool?
    /// The month of a budget.
    public var month: BudgetMonth?
    /// The currency where the file names none, and how numbers are typed where
    /// the imported file will be read.
    public var site: InputDefaults

    /// What an import takes from the site it is for, where nothing else is said.
    public init(site: InputDefaults = InputDefaults()) {
        self.site = site
        convention = site.convention
        symbols = site.symbols
        readsEnglish = site.readsEnglish
    }

    /// How the file's own amounts and sizes are typed.
    func defaults(_ currency: Currency) -> InputDefaults {
        InputDefaults(
            currency: currency, convention: convention, symbols: symbols, aprLaw: site.aprLaw,
            words: site.words, readsEnglish: readsEnglish)
    }
}
