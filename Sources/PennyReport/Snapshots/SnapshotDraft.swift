import PennyContent
import PennyEngine

/// A mutable snapshot.
struct SnapshotDraft: Equatable {
    struct Quote: Equatable {
        var source: String
        var latest: Snapshot.Observation?
        var previous: Snapshot.Observation?
        var earlier: Snapshot.Observation?
        var published: String?
        var missing: MissingReason?
    }

    struct Headline: Equatable {
        var source: String
        var title: String
        var url: String
        var time: Moment?
    }

    struct MissingHeadlines: Equatable {
        var source: String
        var reason: MissingReason
    }

    var quotes: [Quote] = []
    var headlines: [Headline] = []
    var missingHeadlines: [MissingHeadlines] = []
    var note = ""
    /// The comments of its file, which are moved to the top.
    var comments: [String] = []

    init() {}

    init(_ snapshot: Snapshot) {
        quotes = snapshot.quotes.map(Quote.init)
        headlines = snapshot.headlines.map {
            Headline(source: $0.source.text, title: $0.title, url: $0.url, time: $0.time)
        }
        missingHeadlines = snapshot.missingHeadlines.map {
            MissingHeadlines(source: $0.source.text, reason: $0.reason)
        }
        note = snapshot.note
    }

    /// Returns a draft with only the parts of one source.
    func part(of source: String) -> SnapshotDraft {
        var part = SnapshotDraft()
        part.quotes = quotes.filter { $0.source == source }
        part.headlines = headlines.filter { $0.source == source }
        part.missingHeadlines = missingHeadlines.filter { $0.source == source }
        return part
    }

    // MARK: - Editing

    /// Sets a value and replaces the source's previous one.
    mutating func set(_ quote: Quote) {
        if let index = quotes.firstIndex(where: { $0.source == quote.source }) {
            quotes[index] = quote
        } else {
            quotes.append(quote)
        }
    }

    /// Sets headlines and replaces the source's previous ones.
    mutating func set(_ found: [Headline], of source: String) {
        headlines.removeAll { $0.source == source }
        missingHeadlines.removeAll { $0.source == source }
        headlines += found
    }

    /// Sets the reason why a source has no headlines.
    mutating func setMissing(_ reason: MissingReason, of source: String) {
        missingHeadlines.removeAll { $0.source == source }
        missingHeadlines.append(MissingHeadlines(source: source, reason: reason))
    }

    /// Sorts everything by the order of the sources' names; other sources come last.
    mutating func sort(by names: [String]) {
        func rank(_ name: String) -> Int { names.firstIndex(of: name) ?? names.count }
        quotes = Self.sorted(quotes) { rank($0.source) }
        headlines = Self.sorted(headlines) { rank($0.source) }
        missingHeadlines = Self.sorted(missingHeadlines) { rank($0.source) }
    }

    private static func sorted<Element>(
        _ elements: [Element], by rank: (Element) -> Int
    ) -> [Element] {
        elements.enumerated()
            .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }
}

extension SnapshotDraft.Quote {
    init(_ quote: Snapshot.Quote) {
        self.init(
            source: quote.source.text, latest: quote.latest, previous: quote.previous,
            earlier: quote.earlier, published: quote.published?.text, missing: quote.missing)
    }

    /// Whether it is a value of its own day, and not the last good one.
    var isGood: Bool { latest != nil && missing == nil }
}
