/// The theme that comes with Pennypress, carried in the program itself.
public enum BuiltInTheme {
    /// The files of the folder `templates`, by name.
    public static let files: [(path: String, bytes: [UInt8])] = [
        ("calculation.mustache", PackageResources.calculation_mustache),
        ("card.mustache", PackageResources.card_mustache),
        ("contents.mustache", PackageResources.contents_mustache),
        ("downloads.mustache", PackageResources.downloads_mustache),
        ("favicon.svg", PackageResources.favicon_svg),
        ("home.mustache", PackageResources.home_mustache),
        ("layout.mustache", PackageResources.layout_mustache),
        ("list.mustache", PackageResources.list_mustache),
        ("neighbours.mustache", PackageResources.neighbours_mustache),
        ("not-found.mustache", PackageResources.not_found_mustache),
        ("prose.mustache", PackageResources.prose_mustache),
        ("related.mustache", PackageResources.related_mustache),
        ("sitemap.mustache", PackageResources.sitemap_mustache),
        ("style.css", PackageResources.style_css),
        ("tags.mustache", PackageResources.tags_mustache),
    ]
}
