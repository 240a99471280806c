import PennyContent

/// Headlines of RSS 1.0 and 2.0 and Atom 0.3 and 1.0.
package enum FeedReader {
    /// Which of the two a source must be.
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

    /// The headlines in the order of the feed, without those that have no title.
    /// Links are taken from the feed's own `address`.
    package static func headlines(
        _ text: String, family: Family = .either, address: String
    ) throws(ReportFault) -> [FoundHeadline] {
        let root = try MarkupReader.xml(text)
        switch root.name {
        case "feed":
            if family == .rss { throw .otherFeed(found: "Atom", wanted: "RSS") }
            return root.elements("entry", in: atom + [nil]).compactMap { entry($0, address) }
        case "rss", "RDF":
            if family == .atom { throw .otherFeed(found: "RSS", wanted: "Atom") }
            let channels = root.elements("channel", in: rss)
            return ([root] + channels).flatMap { $0.elements("item", in: rss) }
                .compactMap { item($0, address) }
        default: throw .notAFeed(element: root.name)
        }
    }

    // MARK: - Atom

    private static func entry(_ entry: MarkupElement, _ address: String) -> FoundHeadline? {
        let namespaces = atom + [nil]
        guard let element = entry.elements("title", in: namespaces).first else { return nil }
        let isBase64 = element.attributes["mode"]?.lowercased() == "base64"
        let title = HeadlineText.plain(isBase64 ? Base64.text(element.text) ?? "" : element.text)
        if title.isEmpty { return nil }
        let link = entry.elements("link", in: namespaces).first { link in
            (link.attributes["rel"] ?? "alternate") == "alternate"
        }
        let time = ["updated", "published", "modified", "issued", "created"].lazy
            .flatMap { entry.elements($0, in: namespaces) }.compactMap { FeedTime.read($0.text) }
            .first
        return FoundHeadline(
            title: title,
            url: link?.attributes["href"].flatMap { WebLink.resolved($0, on: address) },
            time: time)
    }

    // MARK: - RSS

    private static func item(_ item: MarkupElement, _ address: String) -> FoundHeadline? {
        guard let element = item.elements("title", in: rss).first else { return nil }
        let title = HeadlineText.plain(element.text)
        if title.isEmpty { return nil }
        let dates = item.elements("pubDate", in: rss) + item.elements("date", in: dublinCore)
        return FoundHeadline(
            title: title,
            url: links(of: item).lazy.compactMap { WebLink.resolved($0, on: address) }.first,
            time: dates.lazy.compactMap { FeedTime.read($0.text) }.first)
    }

    /// What an item may lead to, the best first.
    private static func links(of item: MarkupElement) -> [String] {
        var links = item.elements("link", in: rss).map(\.text)
        links += item.elements("link", in: atom)
            .filter { ($0.attributes["rel"] ?? "alternate") == "alternate" }
            .compactMap { $0.attributes["href"] }
        // An identifier is an address only where it is a whole one.
        links += item.elements("guid", in: rss)
            .filter { $0.attributes["isPermaLink"]?.lowercased() != "false" }
            .map { HeadlineText.collapsed($0.text) }.filter { $0.contains("://") }
        if let about = item.attributes["about"], about.contains("://") { links.append(about) }
        return links
    }
}
