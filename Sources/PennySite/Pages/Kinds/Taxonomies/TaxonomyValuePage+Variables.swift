extension TaxonomyValuePage {
    static let names: [TemplateVariable] =
        [
            .text("count", "How many pages have the tag, in words."),
            .list("breadcrumbs", "The list of all tags.", of: TemplateVariable.link),
        ] + PageListing.listNames
}

extension TaxonomyListPage {
    static let names: [TemplateVariable] = [
        .list(
            "tags", "The tags.",
            of: [
                .object("link", "The page of the tag.", of: TemplateVariable.link),
                .text("count", "How many pages have it, in words."),
            ])
    ]
}

extension TaxonomyKind {
    static let templates = [
        TemplateDescription("all-tags", TaxonomyListPage.names),
        TemplateDescription("tag", TaxonomyValuePage.names),
    ]
}
