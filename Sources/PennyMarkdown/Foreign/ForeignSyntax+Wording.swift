extension ForeignSyntax {
    /// The name of the syntax, before the words that were typed.
    var name: String {
        switch self {
        case .wikiLink: "wiki link"
        case .highlight: "highlighted words"
        case .lowered: "lowered letters"
        case .raised: "raised letters"
        case .formula: "formula"
        case .liquid: "Liquid tag"
        case .attributes: "attributes"
        case .admonition: "admonition"
        case .diagram: "diagram"
        }
    }

    var advice: String {
        switch self {
        case .wikiLink: "Write [words](../pages/page.md), or \\[ to show the bracket."
        case .highlight: "Write **words**, or \\= to show the sign."
        case .lowered: "Type the letter itself, such as ₂. Write \\~ to show the mark."
        case .raised: "Type the letter itself, such as ². Write \\^ to show the mark."
        case .formula:
            """
            Write it in plain letters, or save it as an SVG in assets/. Write \\$ to show the \
            sign.
            """
        case .liquid: "Take it out, or put it in `backticks` to show it as it is."
        case .attributes:
            """
            Take them out, or write \\{ to show the brace. Only a heading has an id, as in \
            ## Title {#id}.
            """
        case .admonition: "Write > [!NOTE] above quoted lines, or lines between :::note and :::."
        case .diagram:
            "Save the drawing as an SVG in assets/, and write ![words](../assets/name.svg)."
        }
    }
}
