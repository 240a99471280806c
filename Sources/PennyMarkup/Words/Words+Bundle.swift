public import PennyEngine
import PennyMessages

extension CalculatorDefinition {
    /// The areas whose words its results need, with the digests that say for which messages.
    public var wordAreas: [MessageArea] {
        areas + [ResultWords.area, FormWords.area, ProblemWords.area, ChoiceWords.area]
    }
}

extension Words {
    /// The words in a `CatalogBundle`; nil for what is none, and for words that lack one of these
    /// areas or were made for other messages.
    public convenience init?(bundle bytes: [UInt8], having areas: [MessageArea]) {
        guard let bundle = CatalogBundle(bytes) else { return nil }
        let language = String(bytes: bundle.language)
        let typed = bundle.typed.map { TypedWords(language: language, $0) }
        self.init(language: language, bundle.catalogs, typed: typed ?? .none)
        for area in areas where !fits(area) { return nil }
    }
}
