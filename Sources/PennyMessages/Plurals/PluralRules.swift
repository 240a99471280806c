/// The plural rules of a language, as numbers that a catalog contains: a browser needs no table of
/// languages.
public struct PluralRules: Equatable, Sendable {
    /// The cardinal rule: 1 month, 2 months.
    let cardinals: UInt8
    /// The ordinal rule: 1st, 2nd.
    let ordinals: UInt8

    init(cardinals: UInt8, ordinals: UInt8) {
        (self.cardinals, self.ordinals) = (cardinals, ordinals)
    }

    /// Creates the rules of a language, by its tag: `de`, `pt-PT`; nil for a language without
    /// rules.
    public init?(language tag: String) {
        let subtags = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        guard let language = subtags.first else { return nil }
        let isPortugal = subtags.count > 1 && subtags[1] == "pt"
        switch language {
        case "ja", "ko", "zh": self.init(.none)
        case "en": self.init(.oneWithoutDecimals, .english)
        case "de", "et", "fi", "nl": self.init(.oneWithoutDecimals)
        case "sv": self.init(.oneWithoutDecimals, .swedish)
        case "el", "nb", "nn", "no", "tr": self.init(.one)
        case "da": self.init(.danish)
        case "lv": self.init(.latvian)
        case "hr": self.init(.croatian)
        case "fr": self.init(.french, .one)
        case "pt": self.init(isPortugal ? .italian : .french)
        case "it": self.init(.italian, .italian)
        case "es": self.init(.spanish)
        case "sl": self.init(.slovenian)
        case "he", "iw": self.init(.hebrew)
        case "cs", "sk": self.init(.czech)
        case "pl": self.init(.polish)
        case "lt": self.init(.lithuanian)
        case "mt": self.init(.maltese)
        case "ru": self.init(.russian)
        case "uk": self.init(.russian, .ukrainian)
        case "ga": self.init(.irish, .one)
        case "ar": self.init(.arabic)
        default: return nil
        }
    }

    private init(_ cardinals: CardinalRule, _ ordinals: OrdinalRule = .none) {
        self.init(cardinals: cardinals.rawValue, ordinals: ordinals.rawValue)
    }

    /// The category of a cardinal number.
    public func cardinal(_ number: PluralOperands) -> PluralCategory {
        CardinalRule(rawValue: cardinals)?.category(of: number) ?? .other
    }

    /// The category of an ordinal number.
    public func ordinal(_ number: PluralOperands) -> PluralCategory {
        OrdinalRule(rawValue: ordinals)?.category(of: number) ?? .other
    }

    /// The categories of a language's cardinal or ordinal numbers.
    public func categories(ofOrdinals isOrdinal: Bool) -> [PluralCategory] {
        isOrdinal
            ? OrdinalRule(rawValue: ordinals)?.categories ?? [.other]
            : CardinalRule(rawValue: cardinals)?.categories ?? [.other]
    }
}
