import PennyContent
import PennyEngine
import PennyMarkdown
import PennyText

/// All pages that lists in texts can show. Built only where a text has such a list.
struct EntryIndex: Sendable {
    struct Entry: Sendable {
        /// The source file, from the site's folder.
        let source: String
        let page: PageListing.Entry
        let tags: [String]
        let calculator: Calculator?
    }

    private let entries: [Entry]

    init(_ site: AnalyzedEdition) {
        var entries: [Entry] = []
        let folder = site.site.folder
        for page in site.site.pages {
            let source = SourcePath.page(page, in: folder)
            let opening = site.content.bodies[source].map { site.filled($0.outline.opening) }
            entries.append(
                Entry(
                    source: source, page: site.listed(page, opening: opening ?? ""),
                    tags: page.tags, calculator: nil))
        }
        for lesson in site.site.lessons {
            entries.append(
                Entry(
                    source: SourcePath.lesson(lesson, in: folder), page: site.listed(lesson),
                    tags: lesson.page.tags, calculator: nil))
        }
        for term in site.site.glossary.terms {
            entries.append(
                Entry(
                    source: SourcePath.term(term, in: folder), page: site.listed(term),
                    tags: term.tags, calculator: nil))
        }
        for record in site.records {
            let head = site.site.sets.heads[record.setIndex]
            entries.append(
                Entry(
                    source: head.path,
                    page: site.listed(record), tags: record.tags, calculator: head.calculator))
        }
        self.entries = entries
    }

    /// The entries that a request selects, without the page that shows the list.
    func pages(_ request: PageListRequest, on page: String) -> [PageListing.Entry] {
        let tag = request.tag.map { TaxonomyValue($0.text).name }
        let found = entries.filter { entry in
            entry.page.link.address != page
                && request.folder.map { Self.holds($0.text, entry.source) } ?? true
                && tag.map { tag in entry.tags.contains { TaxonomyValue($0).name == tag } } ?? true
                && request.kind.map { entry.calculator == $0 } ?? true
        }.map(\.page)
        return Array(Self.ordered(found, request.order).prefix(request.limit))
    }

    /// Whether a file is in a folder and is not the folder's own page.
    private static func holds(_ folder: String, _ source: String) -> Bool {
        source.hasPrefix(folder) && source != folder + "index.md"
    }

    private static func ordered(
        _ pages: [PageListing.Entry], _ order: PageListRequest.Order
    ) -> [PageListing.Entry] {
        switch order {
        case .menu: return pages
        case .title:
            let keyed = pages.enumerated().map {
                (key: DictionaryOrder.key(of: $1.link.title), index: $0, page: $1)
            }
            return keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.page)
        case .newest:
            let keyed = pages.enumerated().map {
                (key: -($1.date?.dayNumber ?? Int.min + 1), index: $0, page: $1)
            }
            return keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.page)
        }
    }
}
