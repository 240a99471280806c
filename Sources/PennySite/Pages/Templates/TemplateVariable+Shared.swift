/// Variables that several templates have.
extension TemplateVariable {
    static let language = TextLanguage?.values.variables
    static let link = PageLink.values.variables

    /// The variables of a sentence around an element.
    static let sentence: [TemplateVariable] = [
        .text("before", "What the sentence says before it."),
        .text("after", "What the sentence says behind it."),
    ]

    static let neighbours = Neighbours.values.variables
    static let tags = [TaxonomyValue].values.variables[0]
    static let taxonomies = PageTaxonomies.values.variables[0]
}
