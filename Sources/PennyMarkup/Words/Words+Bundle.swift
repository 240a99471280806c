public import PennyEngine
import PennyMessages

extension Calculator {
    /// The areas of the messages in its results, with the digests of their names.
    public var wordAreas: [MessageArea] {
        let beside = compared.isEmpty ? [SetsBeside.area] : []
        return areas + beside + [
            ResultWords.area, FormWords.area, ProblemWords.area, ChoiceWords.area,
        ]
    }
}

extension Words {
    /// Creates the words of a bundle; nil if they lack one of these areas or were made for other
    /// messages.
    fileprivate convenience init?(_ bundle: CatalogBundle, having areas: [MessageArea]) {
        let language = String(bytes: bundle.language)
        let typed = bundle.typed.map { TypedWords(language: language, $0) }
        self.init(language: language, bundle.catalogs, typed: typed ?? .none)
        for area in areas where !fits(area) { return nil }
    }
}

extension Readers {
    /// Reads the readers of a `CatalogBundle`; nil if it is malformed, if it lacks one of these
    /// areas or was made for other messages, and if it has no number style.
    public convenience init?(bundle bytes: [UInt8], having areas: [MessageArea]) {
        guard let bundle = CatalogBundle(bytes), let words = Words(bundle, having: areas),
            let style = bundle.bytes(of: .numberStyle).flatMap({ NumberStyle(bytes: $0) })
        else { return nil }
        self.init(style, words)
    }
}
