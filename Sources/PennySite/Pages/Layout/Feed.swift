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
        /// The address of its page.
        let page: String
        let date: CivilDate?
        /// The news of a daily report.
        var lead: String?
        let note: String
        /// The values of a daily report, in words.
        var rows: [String] = []
        var headlines: [Headline] = []
    }

    let title: String
    /// The address of the page whose news it has.
    let page: String
    /// The entries, the newest first.
    let entries: [Entry]
    let layout: Layout

    /// Renders the feed.
    ///
    /// - Parameter path: the address of the feed.
    func bytes(at path: String) throws(DiagnosticError) -> [UInt8] {
        try layout.templates.render("feed", Self.values.values(of: self, on: path))
    }

    // MARK: - Values

    static let values: [PageValue<Feed>] = [
        .text("language", "The language of the feed.") { feed, _ in
            XMLText.allowed(feed.layout.configuration.language)
        },
        .text("title", "The title of the feed.") { feed, _ in
            XMLText.allowed("\(feed.title) – \(feed.layout.configuration.title)")
        },
        .text("author", "The name of the site.") { feed, _ in
            XMLText.allowed(feed.layout.configuration.title)
        },
        .text("generator", "The program with its version.") { _, _ in Pennypress.generator },
        .text("address", "The full address of the page whose news it has.") { feed, _ in
            feed.layout.absolute(feed.page) ?? ""
        },
        .text("feed", "The full address of the feed.") { feed, address in
            feed.layout.absolute(address) ?? ""
        },
        .text("date", "The day of its newest entry: 2026-11-20.") { feed, _ in
            feed.entries.first?.date?.isoText ?? ""
        },
        .list("entries", "The entries, the newest first.", of: entryValues) { feed, _ in
            feed.entries.map { ($0, feed.layout.absolute($0.page) ?? "") }
        },
    ]

    private static let entryValues: [PageValue<(entry: Entry, address: String)>] = [
        .text("title", "The title of the entry.") { shown, _ in
            XMLText.allowed(shown.entry.title)
        },
        .text("address", "Its full address.") { shown, _ in shown.address },
        .text("date", "Its day: 2026-11-20.") { shown, _ in shown.entry.date?.isoText ?? "" },
        .optional("lead", "What is new in a daily report.") { shown, _ in
            shown.entry.lead.map(XMLText.allowed)
        },
        .text("note", "What it says of itself.") { shown, _ in XMLText.allowed(shown.entry.note) },
        .texts("rows", "The values of a daily report, in words.") { shown, _ in
            shown.entry.rows.map(XMLText.allowed)
        },
        .list("headlines", "The headlines of a daily report.", of: headlineValues) { shown, _ in
            shown.entry.headlines
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
