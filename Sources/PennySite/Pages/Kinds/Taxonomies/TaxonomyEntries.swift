import PennyContent
import PennyText

/// The pages of an edition with a taxonomy value.
struct TaxonomyEntries: Sendable {
    let tag: TaxonomyValue
    /// The saved sets, by index among the records.
    fileprivate(set) var sets: [UInt32] = []
    /// The entries of prose pages, then chapters, then terms.
    fileprivate(set) var entries: [PageListing.Entry] = []

    var count: Int { sets.count + entries.count }

    /// The pages of each value of a taxonomy, in dictionary order. The first page with a value
    /// gives its label.
    static func all(of site: AnalyzedEdition, in taxonomy: SiteTaxonomy) -> [TaxonomyEntries] {
        var found: [String: TaxonomyEntries] = [:]
        func add(_ labels: [String], _ add: (inout TaxonomyEntries) -> Void) {
            for tag in TaxonomyValue.all(labels, in: taxonomy.folder) {
                add(&found[tag.key, default: TaxonomyEntries(tag: tag)])
            }
        }
        let hasSets = site.site.sets.heads.facts.groups.contains(taxonomy.folder)
        let sets = hasSets ? site.records : SetRecordList()
        for (index, record) in sets.enumerated() {
            add(taxonomy.labels(record.tags, record.groups)) { $0.sets.append(UInt32(index)) }
        }
        for page in site.site.pages {
            let labels = taxonomy.labels(page.tags, page.groups)
            if labels.isEmpty { continue }
            add(labels) { $0.entries.append(site.listed(page)) }
        }
        for lesson in site.site.lessons {
            let labels = taxonomy.labels(lesson.page.tags, lesson.page.groups)
            if labels.isEmpty { continue }
            add(labels) { $0.entries.append(site.listed(lesson)) }
        }
        for term in site.site.glossary.terms {
            let labels = taxonomy.labels(term.tags, term.groups)
            if labels.isEmpty { continue }
            add(labels) { $0.entries.append(site.listed(term)) }
        }
        return found.values.map { (key: DictionaryOrder.key(of: $0.tag.label), tagged: $0) }
            .sorted { ($0.key, $0.tagged.tag.key) < ($1.key, $1.tagged.tag.key) }
            .map(\.tagged)
    }
}
