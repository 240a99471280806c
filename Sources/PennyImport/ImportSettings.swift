public import PennyEngine

/// The settings of an import, except its file.
public struct ImportSettings: Equatable, Sendable {
    /// The title of the result; nil to derive it from the file's name.
    public var title: String?
    /// The requested currency; nil for that of the file.
    public var currency: Currency?
    /// The number convention of the file.
    public var convention: NumberConvention
    /// Whether the user named the file's locale, so that each number in it has one reading.
    public var isLocaleNamed = false
    /// The currency signs of the file's locale.
    public var symbols: String
    /// Whether English abbreviations are recognized in the file.
    public var readsEnglish: Bool
    /// Whether the file writes the day before the month, if that is known.
    public var isDayFirst: Bool?
    /// Whether the site's locale writes the day before the month, if the site names its locale.
    public var siteIsDayFirst: Bool?
    /// The requested month of a budget.
    public var month: CalendarMonth?
    /// The defaults of the site: the currency if the file names none, and the number convention of
    /// the imported file.
    public var site: InputDefaults

    /// Creates settings with the defaults of the site.
    public init(site: InputDefaults = InputDefaults()) {
        self.site = site
        convention = site.convention
        symbols = site.symbols
        readsEnglish = site.readsEnglish
    }

    /// The conventions of the file's own amounts and sizes.
    func defaults(_ currency: Currency) -> InputDefaults {
        InputDefaults(
            currency: currency, convention: convention, symbols: symbols, aprLaw: site.aprLaw,
            words: site.words, readsEnglish: readsEnglish)
    }
}
