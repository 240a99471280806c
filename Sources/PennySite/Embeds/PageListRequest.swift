import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown

/// Which pages a block lists: those in a folder, with a tag or of a calculator, or all of that.
struct PageListRequest {
    enum Order: String, CaseIterable {
        /// That of the site’s own lists.
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

    /// What it asks for, in words of its own: `in “lessons/” with the tag “apr”`.
    var words: String {
        let parts = [
            folder.map { "in “\($0.text)”" }, tag.map { "with the tag “\($0.text)”" },
            kind.map { "of the kind “\($0.name)”" },
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    static let keys = ["show", "in", "tag", "kind", "order", "limit", "as", "title"]
    /// A text is no list: what is longer has pages of its own.
    private static let most = 1...100

    /// - Returns: nil where a fault leaves open what is asked for.
    static func read(
        _ embed: MarkdownOutline.Embed, _ report: (EmbedFault, SourceLocation) -> Void
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
                .unknownWord(key: key, given.text, near: near, known: known), given.location)
            return nil
        }
        let kind = word("kind", Calculator.allCases.map(\.name))
        let order = word("order", Order.allCases.map(\.rawValue))
        let look = word("as", SectionList.looks)
        let limit = EmbedRequest.limit(embed, in: most, report)
        let folder = given("in").map { word in
            EmbedRequest.Word(
                text: word.text.hasSuffix("/") ? word.text : word.text + "/",
                location: word.location)
        }
        if folder == nil, given("tag") == nil, embed["kind"] == nil {
            report(.noPagesNamed, embed.location)
        }
        return PageListRequest(
            location: embed.location, title: embed["title"]?.value, folder: folder,
            tag: given("tag"), kind: kind.flatMap(Calculator.named),
            order: order.flatMap(Order.init) ?? .menu, limit: limit ?? most.upperBound,
            areCards: look == SectionList.cards.rawValue)
    }
}
