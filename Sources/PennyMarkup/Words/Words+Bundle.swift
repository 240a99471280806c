public import PennyEngine
import PennyMessages

extension CalculatorDefinition {
    /// The areas whose words its results need, with the digests that say for which messages.
    public var wordAreas: [MessageArea] { areas + [ResultWords.area] }
}

extension Words {
    /// The words in a `CatalogBundle`; nil for what is none, and for words that lack an area of the
    /// calculator or were made for other messages.
    public convenience init?(bundle bytes: [UInt8], for definition: CalculatorDefinition) {
        guard let bundle = CatalogBundle(bytes) else { return nil }
        self.init(language: String(bytes: bundle.language), bundle.catalogs)
        for area in definition.wordAreas where !fits(area) { return nil }
    }
}
