import PennyContent
import PennyMarkup
import PennyTemplates

/// By what pages are grouped: tags, or a taxonomy of the site. Each value has a page, and so has
/// the list of all values.
struct TagGroup: Sendable {
    /// The folder in addresses: `tags`, `author`.
    let folder: String
    /// What pages call it.
    let label: String
    /// Whether it is that of tags.
    let isBuiltIn: Bool

    /// The list of all values.
    var link: PageLink { PageLink(title: label, address: Address.values(of: folder)) }

    /// The values of a page.
    func labels(_ tags: [String], _ groups: [String: [String]]) -> [String] {
        isBuiltIn ? tags : groups[folder] ?? []
    }

    /// The lists of values that a set is in, by their folders.
    static func folders(of set: SavedSet) -> [String] {
        (set.tags.isEmpty ? [] : [Tag.folder])
            + set.groups.filter { !$0.value.isEmpty }.keys.sorted()
    }

    /// The groups that are not built in.
    static func own(of site: Site) -> [TagGroup] {
        site.configuration.taxonomies.map {
            TagGroup(folder: $0.name, label: $0.label, isBuiltIn: false)
        }
    }
}

extension CheckedSite {
    /// Tags, then the taxonomies of the site.
    var tagGroups: [TagGroup] {
        [TagGroup(folder: Tag.folder, label: numbers.text(SiteWords.tags), isBuiltIn: true)]
            + TagGroup.own(of: site)
    }

    /// The values that a page has of each taxonomy of the site.
    func values(_ groups: [String: [String]]) -> PageValues {
        PageValues(
            TagGroup.own(of: site).compactMap { group in
                let tags = Tag.all(groups[group.folder] ?? [], in: group.folder)
                return tags.isEmpty ? nil : (group.link, tags)
            })
    }
}

/// What a page has of each taxonomy, for the partial `taxonomies`.
struct PageValues: Sendable {
    private let groups: [(list: PageLink, tags: [Tag])]

    init(_ groups: [(list: PageLink, tags: [Tag])] = []) { self.groups = groups }

    func value(from page: String) -> TemplateValue {
        .list(
            groups.map { list, tags in
                .object(["list": list.value(from: page), "values": tags.value(from: page)])
            })
    }
}

extension ThemeName {
    static let taxonomies = ThemeName.list(
        "taxonomies", "What the page has of each taxonomy of the site.",
        of: [
            .object("list", "The list of all values.", of: link),
            .list("values", "The values of the page.", of: link),
        ])
}
