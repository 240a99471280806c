public import PennyEngine
import PennyMessages

extension CalculatorDefinition {
    /// The areas whose words its results need, with the digests that say for which messages.
    public var wordAreas: [MessageArea] {
        let beside = calculator == .scenarios ? [] : [SetsBeside.area]
        return areas + beside + [
            ResultWords.area, FormWords.area, ProblemWords.area, ChoiceWords.area,
        ]
    }
}

extension Words {
    /// The words of a bundle; nil for words that lack one of these areas or were made for other
    /// messages.
    fileprivate convenience init?(_ bundle: CatalogBundle, having areas: [MessageArea]) {
        let language = String(bytes: bundle.language)
        let typed = bundle.typed.map { TypedWords(language: language, $0) }
        self.init(language: language, bundle.catalogs, typed: typed ?? .none)
        for area in areas where !fits(area) { return nil }
    }
}

extension Readers {
    /// The readers whom a `CatalogBundle` is for; nil for what is none, for words that lack one
    /// of these areas or were made for other messages, and where no number style is there.
    public init?(bundle bytes: [UInt8], having areas: [MessageArea]) {
        guard let bundle = CatalogBundle(bytes), let words = Words(bundle, having: areas),
            let style = bundle.bytes(of: .numberStyle).flatMap({ NumberStyle(bytes: $0) })
        else { return nil }
        self.init(style, words)
    }
}
