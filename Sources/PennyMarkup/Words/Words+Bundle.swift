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
        self.init(language: String(bytes: bundle.language), bundle.catalogs)
        for area in areas where !fits(area) { return nil }
    }
}
