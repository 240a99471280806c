import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyTemplates

/// A feed of news, for the template `feed`.
struct Feed: Sendable {
    struct Headline: Sendable {
        let title: String
        let href: String
        let source: String
    }

    struct Entry: Sendable {
        let title: String
        /// The full address of its page.
        let address: String
        let date: CivilDate?
        /// The news of a daily report.
        var lead: String?
        let note: String
        /// The values of a daily report, in words.
        var rows: [String] = []
        var headlines: [Headline] = []
    }

    let language: String
    let title: String
    let siteTitle: String
    /// The full addresses of the page whose news it has, and of the feed.
    let page, address: String
    /// The entries, the newest first.
    let entries: [Entry]

    static let values: [PageValue<Feed>] = [
        .text("language", "The language of the feed.") { feed, _ in
            XMLText.allowed(feed.language)
        },
        .text("title", "The title of the feed.") { feed, _ in
            XMLText.allowed("\(feed.title) – \(feed.siteTitle)")
        },
        .text("author", "The name of the site.") { feed, _ in
            XMLText.allowed(feed.siteTitle)
        },
        .text("generator", "The program with its version.") { _, _ in Pennypress.generator },
        .text("address", "The full address of the page whose news it has.") { feed, _ in
            feed.page
        },
        .text("feed", "The full address of the feed.") { feed, _ in feed.address },
        .text("date", "The day of its newest entry: 2026-11-20.") { feed, _ in
            feed.entries.first?.date?.isoText ?? ""
        },
        .list("entries", "The entries, the newest first.", of: entryValues) { feed, _ in
            feed.entries
        },
    ]

    private static let entryValues: [PageValue<Entry>] = [
        .text("title", "The title of the entry.") { entry, _ in
            XMLText.allowed(entry.title)
        },
        .text("address", "Its full address.") { entry, _ in entry.address },
        .text("date", "Its day: 2026-11-20.") { entry, _ in entry.date?.isoText ?? "" },
        .optional("lead", "What is new in a daily report.") { entry, _ in
            entry.lead.map(XMLText.allowed)
        },
        .text("note", "What it says of itself.") { entry, _ in XMLText.allowed(entry.note) },
        .texts("rows", "The values of a daily report, in words.") { entry, _ in
            entry.rows.map(XMLText.allowed)
        },
        .list("headlines", "The headlines of a daily report.", of: headlineValues) { entry, _ in
            entry.headlines
        },
    ]

    private static let headlineValues: [PageValue<Headline>] = [
        .text("title", "The headline.") { headline, _ in XMLText.allowed(headline.title) },
        .text("href", "Where it leads.") { headline, _ in headline.href },
        .text("source", "Who has written it.") { headline, _ in
            XMLText.allowed(headline.source)
        },
    ]
}

extension Layout {
    /// Renders a feed.
    ///
    /// - Parameters:
    ///   - page: the address of the page whose news the feed has.
    ///   - path: the address of the feed.
    func feed(
        _ title: String, of page: String, at path: String, _ entries: [Feed.Entry]
    ) throws(DiagnosticError) -> [UInt8] {
        let feed = Feed(
            language: configuration.language, title: title, siteTitle: configuration.title,
            page: absolute(page) ?? "", address: absolute(path) ?? "", entries: entries)
        return try templates.render("feed", Feed.values.values(of: feed, on: path))
    }
}
