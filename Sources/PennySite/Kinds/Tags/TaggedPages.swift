import PennyContent
import PennyText

/// The pages of an edition that have a tag.
struct TaggedPages: Sendable {
    let tag: Tag
    /// The saved sets, by their places among the records.
    fileprivate(set) var sets: [UInt32] = []
    /// The pages of prose, then the chapters, then the terms of the dictionary.
    fileprivate(set) var entries: [SectionEntries.Entry] = []

    var count: Int { sets.count + entries.count }

    /// Those of each value of a group in the order of a dictionary. A tag is called what the first
    /// of its pages calls it.
    static func all(of site: CheckedSite, in group: TagGroup) -> [TaggedPages] {
        var found: [String: TaggedPages] = [:]
        func add(_ labels: [String], _ add: (inout TaggedPages) -> Void) {
            for tag in Tag.all(labels, in: group.folder) {
                add(&found[tag.key, default: TaggedPages(tag: tag)])
            }
        }
        let hasSets = site.site.sets.heads.facts.groups.contains(group.folder)
        let sets = hasSets ? site.records : SetRecords()
        for (place, record) in sets.enumerated() {
            add(group.labels(record.tags, record.groups)) { $0.sets.append(UInt32(place)) }
        }
        for page in site.site.pages {
            let labels = group.labels(page.tags, page.groups)
            if labels.isEmpty { continue }
            add(labels) { $0.entries.append(site.listed(page)) }
        }
        for lesson in site.site.lessons {
            let labels = group.labels(lesson.page.tags, lesson.page.groups)
            if labels.isEmpty { continue }
            add(labels) { $0.entries.append(site.listed(lesson)) }
        }
        for term in site.site.glossary.terms {
            let labels = group.labels(term.tags, term.groups)
            if labels.isEmpty { continue }
            add(labels) { $0.entries.append(site.listed(term)) }
        }
        return found.values.map { (key: DictionaryOrder.key(of: $0.tag.label), tagged: $0) }
            .sorted { ($0.key, $0.tagged.tag.key) < ($1.key, $1.tagged.tag.key) }
            .map(\.tagged)
    }
}
