import PennyEngine
import PennyTemplates

/// All entries of a site map, each made on demand: a site may have a great many.
struct SiteMapEntries: Sendable {
    struct Entry: Sendable {
        /// The path from the root of its edition.
        let path: String
        let date: CivilDate?
    }

    /// The pages of an edition, in the order of their addresses.
    struct Edition: Sendable {
        let layout: Layout
        let count: Int
        let entry: @Sendable (Int) -> Entry
    }

    let editions: [Edition]
    private let ends: [Int]

    init(_ editions: [Edition]) {
        self.editions = editions
        var ends: [Int] = []
        for edition in editions { ends.append((ends.last ?? 0) + edition.count) }
        self.ends = ends
    }

    var count: Int { ends.last ?? 0 }
    var hasLanguages: Bool { editions.count > 1 }

    private func found(_ index: Int) -> (entry: Entry, layout: Layout) {
        let edition = ends.firstIndex { index < $0 } ?? 0
        let start = edition > 0 ? ends[edition - 1] : 0
        return (editions[edition].entry(index - start), editions[edition].layout)
    }

    /// An entry as the site map shows it.
    struct Shown: Sendable {
        let location: String
        let date: CivilDate?
        let alternates: [Alternates.Link]

        static let values: [PageValue<Shown>] = [
            .text("location", "The full address.") { entry, _ in entry.location },
            .optional("date", "The day of its last change: 2026-11-20.") { entry, _ in
                entry.date?.isoText
            },
            .list("alternates", "The page in its languages.", of: Alternates.Link.values) {
                entry, _ in entry.alternates
            },
        ]
    }

    func shown(_ index: Int) -> Shown {
        let (entry, layout) = found(index)
        return Shown(
            location: layout.absolute(entry.path) ?? entry.path, date: entry.date,
            alternates: layout.alternateLinks(of: entry.path))
    }

    // MARK: - Parts

    /// The most that a part of a site map may hold: <https://www.sitemaps.org/protocol.html>.
    struct Limit: Sendable {
        var entries = 50_000
        /// The protocol allows 50 MB. The rest is for a template of the site's own.
        var bytes = 40_000_000
    }

    /// Splits the entries into parts; one part where all fit.
    func parts(_ limit: Limit) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (start, bytes) = (0, 0)
        for index in 0..<count {
            let own = size(of: index)
            if index - start == limit.entries || index > start && bytes + own > limit.bytes {
                parts.append(start..<index)
                (start, bytes) = (index, 0)
            }
            bytes += own
        }
        return parts + [start..<count]
    }

    /// An upper estimate of an entry's bytes.
    private func size(of index: Int) -> Int {
        let (entry, layout) = found(index)
        let address = (layout.absolute(entry.path) ?? entry.path).utf8.count
        let links = hasLanguages ? editions.count + 1 : 0
        return (links + 1) * (Self.markup + address)
    }

    private static let markup = 80
}
