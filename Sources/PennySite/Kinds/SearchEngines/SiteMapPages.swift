import PennyEngine
import PennyTemplates

/// All addresses of a site map, each made when it is asked for, since a site may have a great many.
struct SiteMapPages: Sendable {
    struct Entry: Sendable {
        /// From the root of its edition.
        let path: String
        let date: CivilDate?
    }

    /// The pages of an edition, in the order of their addresses.
    struct Edition: Sendable {
        let frame: Frame
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

    private func found(_ place: Int) -> (entry: Entry, frame: Frame) {
        let edition = ends.firstIndex { place < $0 } ?? 0
        let start = edition > 0 ? ends[edition - 1] : 0
        return (editions[edition].entry(place - start), editions[edition].frame)
    }

    func value(_ place: Int) -> TemplateValue {
        let (entry, frame) = found(place)
        return .object([
            "location": .text(frame.absolute(entry.path) ?? entry.path),
            "date": .optional(entry.date?.isoText),
            "alternates": frame.alternateLinks(of: entry.path),
        ])
    }

    // MARK: - Parts

    /// What a part of a site map holds at most: <https://www.sitemaps.org/protocol.html>.
    struct Limit: Sendable {
        var entries = 50_000
        /// The protocol allows 50 MB. The rest is for a template of the site's own.
        var bytes = 40_000_000
    }

    /// The entries of each part; one part where all fit into it.
    func parts(_ limit: Limit) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (start, bytes) = (0, 0)
        for place in 0..<count {
            let own = size(of: place)
            if place - start == limit.entries || place > start && bytes + own > limit.bytes {
                parts.append(start..<place)
                (start, bytes) = (place, 0)
            }
            bytes += own
        }
        return parts + [start..<count]
    }

    /// About as many bytes as an entry takes, and rather more.
    private func size(of place: Int) -> Int {
        let (entry, frame) = found(place)
        let address = (frame.absolute(entry.path) ?? entry.path).utf8.count
        let links = hasLanguages ? editions.count + 1 : 0
        return (links + 1) * (Self.markup + address)
    }

    private static let markup = 80
}
