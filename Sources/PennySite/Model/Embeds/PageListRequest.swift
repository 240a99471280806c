import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown

/// A block's request to list pages: those in a folder, with a tag, of a calculator, or any of these
/// together.
struct PageListRequest {
    enum Order: String, CaseIterable {
        /// The order of the site’s own lists.
        case menu
        case title
        case newest
    }

    let location: SourceLocation
    let title: String?
    /// A folder of the site, with a slash at its end.
    let folder: EmbedRequest.Word?
    let tag: EmbedRequest.Word?
    let kind: Calculator?
    let order: Order
    let limit: Int
    let areCards: Bool

    /// The request in words, for messages: `in “lessons/” with the tag “apr”`.
    var words: String {
        let parts = [
            folder.map { "in “\($0.text)”" }, tag.map { "with the tag “\($0.text)”" },
            kind.map { "of the kind “\($0.name)”" },
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    static let keys = ["show", "in", "tag", "kind", "order", "limit", "as", "title"]
    /// The pages that a block can list. Longer lists have pages of their own.
    private static let most = 1...100

    /// - Returns: the request; a word with a fault is left out.
    static func read(
        _ embed: MarkdownOutline.Embed, _ calculators: CalculatorCatalog,
        _ report: (Fault, SourceLocation) -> Void
    ) -> PageListRequest? {
        let given = { (key: String) in
            embed[key].flatMap { entry in
                entry.value.isEmpty
                    ? nil : EmbedRequest.Word(text: entry.value, location: entry.valueLocation)
            }
        }
        func word(_ key: String, _ known: [String]) -> String? {
            guard let given = given(key), !known.contains(given.text) else {
                return given(key)?.text
            }
            let near = nearMiss(to: given.text, among: known)
            report(
                .embed.unknownWord(key, given.text, near, known), given.location)
            return nil
        }
        let kind = word("kind", calculators.names)
        let order = word("order", Order.allCases.map(\.rawValue))
        let style = word("as", SectionList.embeddable)
        let limit = EmbedRequest.limit(embed, in: most, report)
        let folder = given("in").map { word in
            EmbedRequest.Word(
                text: word.text.hasSuffix("/") ? word.text : word.text + "/",
                location: word.location)
        }
        if folder == nil, given("tag") == nil, embed["kind"] == nil {
            report(.embed.noPagesNamed, embed.location)
        }
        return PageListRequest(
            location: embed.location, title: embed["title"]?.value, folder: folder,
            tag: given("tag"), kind: kind.flatMap { calculators[name: $0] },
            order: order.flatMap(Order.init) ?? .menu, limit: limit ?? most.upperBound,
            areCards: style == SectionList.cards.rawValue)
    }
}
