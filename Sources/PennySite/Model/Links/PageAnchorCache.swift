import PennyEngine
import PennyMarkdown
import PennyTemplates
import Synchronization

/// Caches the `id`s around texts, found once for all pages with the same templates and forms.
final class PageAnchorCache: Sendable {
    private struct Key: Hashable {
        let templates: [String]
        let calculators: [Calculator]
    }

    private let templates: TemplateSet
    private let cache = Mutex<[Key: ReservedAnchors]>([:])

    init(_ templates: TemplateSet) { self.templates = templates }

    func around(_ names: [String], formsOf calculators: [Calculator]) -> ReservedAnchors {
        let key = Key(templates: names, calculators: calculators)
        if let known = cache.withLock({ $0[key] }) { return known }
        let anchors = PageAnchors.around(names, in: templates, formsOf: calculators)
        cache.withLock { $0[key] = anchors }
        return anchors
    }
}
