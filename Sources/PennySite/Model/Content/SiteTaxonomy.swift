import PennyContent
import PennyMarkup
import PennyTemplates

/// A taxonomy by which pages are grouped: tags, or one of the site. Each value has a page, and so
/// has the list of all values.
struct SiteTaxonomy: Sendable {
    /// The folder in addresses: `tags`, `author`.
    let folder: String
    /// Its name on pages.
    let label: String
    /// Whether it is the taxonomy of tags.
    let isBuiltIn: Bool

    /// The link to the list of all values.
    var link: PageLink { PageLink(title: label, address: Address.values(of: folder)) }

    /// Returns the values of a page with these tags and groups.
    func labels(_ tags: [String], _ groups: [String: [String]]) -> [String] {
        isBuiltIn ? tags : groups[folder] ?? []
    }

    /// Returns the folders of the taxonomies that a set has values of.
    static func folders(of set: SavedSet) -> [String] {
        (set.tags.isEmpty ? [] : [TaxonomyValue.folder])
            + set.groups.filter { !$0.value.isEmpty }.keys.sorted()
    }

    /// Returns the taxonomies that the site defines, without tags.
    static func own(of site: LoadedEdition) -> [SiteTaxonomy] {
        site.configuration.taxonomies.map {
            SiteTaxonomy(folder: $0.name, label: $0.label, isBuiltIn: false)
        }
    }
}

extension AnalyzedEdition {
    /// All taxonomies: tags, then those that the site defines.
    var tagGroups: [SiteTaxonomy] {
        [
            SiteTaxonomy(
                folder: TaxonomyValue.folder, label: numbers.text(SiteWords.tags), isBuiltIn: true)
        ]
            + SiteTaxonomy.own(of: site)
    }

    /// Returns a page's values of each taxonomy that the site defines.
    func values(_ groups: [String: [String]]) -> PageTaxonomies {
        PageTaxonomies(
            SiteTaxonomy.own(of: site).compactMap { group in
                let tags = TaxonomyValue.all(groups[group.folder] ?? [], in: group.folder)
                return tags.isEmpty ? nil : PageTaxonomies.Group(list: group.link, tags: tags)
            })
    }
}

/// The values of a page in each taxonomy, for the partial `taxonomies`.
struct PageTaxonomies: Sendable {
    /// The values of a page in one taxonomy.
    struct Group: Sendable {
        /// The list of all values of the taxonomy.
        let list: PageLink
        let tags: [TaxonomyValue]
    }

    let groups: [Group]

    init(_ groups: [Group] = []) { self.groups = groups }
}
