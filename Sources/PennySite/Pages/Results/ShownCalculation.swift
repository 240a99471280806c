import PennyEngine
import PennyMarkup
import PennyTemplates

/// The surroundings of a result on the page of a set or of a series of months.
struct ResultSurroundings: Sendable {
    var prose: PageBody?
    var tags: [TaxonomyValue] = []
    var taxonomies = PageTaxonomies()
    /// The set that it was adjusted from.
    var adjustedFrom: PageLink?
    let relatedLabel: Message
    let related: [PageLink]
    /// The list and the sections above it; none outside sections.
    var breadcrumbs: [PageLink] = []
    var neighbours = Neighbours(previous: nil, next: nil)
}

/// A result with its surroundings, for the template `calculation`. An object, as its result is.
final class ShownCalculation: Sendable {
    private let result: ShownResult
    private let surroundings: ResultSurroundings
    private let html: [UInt8]?
    /// The figures that were others when the set was saved, in words.
    private let changes: [String]

    /// - Parameter html: that of the text.
    init(
        _ result: ShownResult, _ surroundings: ResultSurroundings, html: [UInt8]? = nil,
        changes: [String] = []
    ) {
        self.result = result
        self.surroundings = surroundings
        self.html = html
        self.changes = changes
    }

    static let values: [PageValue<ShownCalculation>] =
        ShownResult.values.of { $0.result }
        + PageBody?.languageValues.of { $0.surroundings.prose } + [
            .html("prose", "The text of the set.") { shown, _ in shown.html }
        ]
        + [TaxonomyValue].values.of { $0.surroundings.tags }
        + PageTaxonomies.values.of { $0.surroundings.taxonomies } + [
            .object(
                "origin", "The set that it was adjusted from.", of: LinkSentence.values
            ) { shown, _ in
                shown.surroundings.adjustedFrom.map { link in
                    LinkSentence(link, shown.result.numbers) { SiteWords.resultOrigin(title: $0) }
                }
            },
            .list(
                "changes", "The figures that were others when it was saved.", of: changeValues
            ) { shown, _ in shown.changes },
            .text("relatedLabel", "What the related pages are called together.") { shown, _ in
                shown.result.numbers.text(shown.surroundings.relatedLabel)
            },
            .list("related", "The related pages.", of: PageLink.values) { shown, _ in
                shown.surroundings.related
            },
            .list(
                "breadcrumbs", "The list and the sections that the set is in.",
                of: PageLink.values
            ) { shown, _ in shown.surroundings.breadcrumbs },
        ] + Neighbours.values.of { $0.surroundings.neighbours }

    private static let changeValues: [PageValue<String>] = [
        .text("text", "Says what it was and is.") { change, _ in change }
    ]
}
