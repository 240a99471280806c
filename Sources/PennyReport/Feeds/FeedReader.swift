import PennyContent
package import PennyDiagnostics
import PennyText

/// Reads headlines of RSS 1.0 and 2.0 and Atom 0.3 and 1.0.
package enum FeedReader {
    /// The feed formats that a source accepts.
    package enum Family: Equatable, Sendable {
        case rss
        case atom
        case either
    }

    private static let atom: [String?] = [
        "http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#",
    ]
    private static let rss: [String?] = [
        nil, "", "http://purl.org/rss/1.0/", "http://my.netscape.com/rdf/simple/0.9/",
        "http://backend.userland.com/rss2",
    ]
    private static let dublinCore: [String?] = ["http://purl.org/dc/elements/1.1/"]

    /// No source wants more items, and no item has more links or times that matter.
    private static let itemLimit = 1000
    private static let choiceLimit = 20

    /// The headlines in the order of the feed, from its first thousand items. Leaves out those
    /// without a title. Links are relative to the feed's own `address`.
    package static func headlines(
        _ text: String, family: Family = .either, address: String
    ) throws(Fault) -> [ParsedHeadline] {
        let time = ParsingDeadline()
        let root = try MarkupElement(xml: text, within: time)
        var items: [MarkupElement] = []
        switch root.name {
        case "feed":
            if family == .rss { throw .answer.otherFeed("Atom", "RSS") }
            items = root.elements("entry", in: atom + [nil])
        case "rss", "RDF":
            if family == .atom { throw .answer.otherFeed("RSS", "Atom") }
            let channels = root.elements("channel", in: rss)
            items = ([root] + channels).flatMap { $0.elements("item", in: rss) }
        default: throw .answer.notAFeed(root.name)
        }
        let read = root.name == "feed" ? entry : item
        var headlines: [ParsedHeadline] = []
        for item in items.prefix(itemLimit) {
            if let headline = try read(item, address, time) { headlines.append(headline) }
        }
        return headlines
    }

    // MARK: - Atom

    /// Decodes a base64 title of Atom 0.3; empty if it is invalid.
    private static func decoded(_ text: String) -> String {
        Base64.bytes(of: text).flatMap { String(validating: $0, as: UTF8.self) } ?? ""
    }

    private static func entry(
        _ entry: MarkupElement, _ address: String, _ time: ParsingDeadline
    ) throws(Fault) -> ParsedHeadline? {
        let namespaces = atom + [nil]
        guard let element = entry.elements("title", in: namespaces).first else { return nil }
        let isBase64 = element.attributes["mode"]?.lowercased() == "base64"
        let title = try HeadlineText.plain(
            isBase64 ? Self.decoded(element.text) : element.text, within: time)
        if title.isEmpty { return nil }
        let link = entry.elements("link", in: namespaces).first { link in
            (link.attributes["rel"] ?? "alternate") == "alternate"
        }
        let times = ["updated", "published", "modified", "issued", "created"]
            .flatMap { entry.elements($0, in: namespaces) }
        return ParsedHeadline(
            title: title,
            url: link?.attributes["href"].flatMap { WebLink.resolved($0, on: address) },
            time: first(of: times))
    }

    private static func first(of times: [MarkupElement]) -> Moment? {
        times.prefix(choiceLimit).lazy.compactMap { FeedTime.read($0.text) }.first
    }

    // MARK: - RSS

    private static func item(
        _ item: MarkupElement, _ address: String, _ time: ParsingDeadline
    ) throws(Fault) -> ParsedHeadline? {
        guard let element = item.elements("title", in: rss).first else { return nil }
        let title = try HeadlineText.plain(element.text, within: time)
        if title.isEmpty { return nil }
        let dates = item.elements("pubDate", in: rss) + item.elements("date", in: dublinCore)
        return ParsedHeadline(
            title: title,
            url: links(of: item).prefix(choiceLimit).lazy
                .compactMap { WebLink.resolved($0, on: address) }.first,
            time: first(of: dates))
    }

    /// The possible links of an item, the best first.
    private static func links(of item: MarkupElement) -> [String] {
        var links = item.elements("link", in: rss).map(\.text)
        links += item.elements("link", in: atom)
            .filter { ($0.attributes["rel"] ?? "alternate") == "alternate" }
            .compactMap { $0.attributes["href"] }
        // An identifier is a link only if it is an absolute address.
        links += item.elements("guid", in: rss)
            .filter { $0.attributes["isPermaLink"]?.lowercased() != "false" }
            .map { HeadlineText.collapsed($0.text) }.filter { $0.has("://") }
        if let about = item.attributes["about"], about.has("://") { links.append(about) }
        return links
    }
}
