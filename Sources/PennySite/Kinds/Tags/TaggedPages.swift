import PennyContent
import PennyText

/// The pages of an edition that have a tag.
struct TaggedPages: Sendable {
    let tag: Tag
    /// The saved sets, by their places among the records.
    fileprivate(set) var sets: [UInt32] = []
    /// The pages of prose, then the terms of the dictionary.
    fileprivate(set) var entries: [SectionEntries.Entry] = []

    var count: Int { sets.count + entries.count }

    /// Those of each tag in the order of a dictionary. A tag is called what the first of its pages
    /// calls it.
    static func all(of site: CheckedSite) -> [TaggedPages] {
        var found: [String: TaggedPages] = [:]
        func add(_ labels: [String], _ add: (inout TaggedPages) -> Void) {
            for tag in Tag.all(labels) { add(&found[tag.name, default: TaggedPages(tag: tag)]) }
        }
        let sets = site.site.sets.heads.facts.hasTags ? site.records : SetRecords()
        for (place, record) in sets.enumerated() {
            add(record.tags) { $0.sets.append(UInt32(place)) }
        }
        for page in site.site.pages where !page.tags.isEmpty {
            let entry = SectionEntries.Entry(
                link: site.link(to: page, at: Address.page(page.id)),
                summary: site.filled(page.description), date: page.date)
            add(page.tags) { $0.entries.append(entry) }
        }
        for term in site.site.glossary.terms where !term.tags.isEmpty {
            let entry = SectionEntries.Entry(
                link: site.link(to: term), summary: site.filled(term.short), date: nil)
            add(term.tags) { $0.entries.append(entry) }
        }
        return found.values.map { (key: DictionaryOrder.key(of: $0.tag.label), tagged: $0) }
            .sorted { ($0.key, $0.tagged.tag.name) < ($1.key, $1.tagged.tag.name) }
            .map(\.tagged)
    }
}
