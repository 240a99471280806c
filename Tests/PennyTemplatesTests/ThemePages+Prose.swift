import PennyTemplates

/// Pages of prose: alone, and in sections.
extension ThemePages {
    /// The values of a page in no section.
    private static let alone: TemplateValues = [
        "isSection": .flag(false), "breadcrumbs": .list([]), "sectionMenu": .list([]),
        "posted": .flag(false), "hasNeighbours": .flag(false), "tags": .list([]),
        "taxonomies": .list([]),
    ]

    static let prose = page(
        "prose",
        alone.merging([
            "heading": .text("Rounding"), "summary": .text("Late"),
            "contents": .list([
                .object(["text": .text("One"), "href": .text("#one"), "nested": .flag(false)]),
                .object(["text": .text("Two"), "href": .text("#two"), "nested": .flag(true)]),
            ]),
            "body": .html("<h2 id=\"one\">One</h2>"),
        ]),
        contains: [
            "<li><a href=\"#one\">One</a></li>",
            "<li class=\"nested\"><a href=\"#two\">Two</a></li>",
            "<h2 id=\"one\">One</h2>",
        ])

    static let bareProse = page(
        "prose",
        alone.merging([
            "heading": .text("Rounding"), "summary": .optional(nil), "contents": .list([]),
            "body": .html("<p>Short</p>"),
        ]),
        contains: ["<p>Short</p>"],
        lacks: [
            "class=\"contents\"", "class=\"lead\"", "section-menu", "class=\"way\"",
            "<time datetime=\"2026-11-19",
        ])

    /// The page of a section within another one.
    static let proseSection = page(
        "prose",
        [
            "heading": .text("News"), "summary": .optional(nil), "contents": .list([]),
            "pagination": .flag(false), "isSection": .flag(true), "hasSets": .flag(true),
            "compare": .text("../compare/index.html"), "canFilter": .flag(true),
            "isStrip": .flag(false),
            "isTop": .flag(true), "cards": .list([card]),
            "tags": .list([tag("Banks & co", "../tags/banks-co.html")]),
            "taxonomies": .list([
                .object([
                    "list": tag("Author", "../author/index.html"),
                    "values": .list([tag("Ada & co", "../author/ada-co.html")]),
                ])
            ]),
            "hasBody": .flag(true), "body": .html("<p>Ours</p>"),
            "breadcrumbs": .list([
                .object(["title": .text("Home"), "href": .text("../index.html")])
            ]),
            "posted": .text("Nov 19, 2026"), "postedISO": .text("2026-11-19"),
            "sectionMenu": .list([
                .object([
                    "depth": .text("1"),
                    "link": .object([
                        "title": .text("A & B"), "href": .text("a.html"), "isCurrent": .flag(true),
                    ]),
                ])
            ]),
            "groups": .list([
                .object([
                    "year": .text("2026"), "hasCards": .flag(false),
                    "pages": .list([
                        .object([
                            "day": .text("Nov 20, 2026"), "dayISO": .text("2026-11-20"),
                            "link": .object([
                                "title": .text("Rates <fall>"), "href": .text("rates.html"),
                                "about": .text("By a quarter"),
                            ]),
                        ])
                    ]),
                ])
            ]),
            "sectionFeed": .text("feed.xml"), "hasNeighbours": .flag(true),
            "more": .text("More"), "previous": .flag(false),
            "next": .object(["title": .text("Older"), "href": .text("older.html")]),
        ],
        contains: [
            "<dt><a href=\"../author/index.html\">Author</a></dt>"
                + "<dd><a href=\"../author/ada-co.html\">Ada &amp; co</a></dd>",
            "<li><a href=\"../tags/banks-co.html\">Banks &amp; co</a></li>",
            "<p>Ours</p>", "<li><a href=\"../index.html\">Home</a></li>",
            "<time datetime=\"2026-11-19\">Nov 19, 2026</time>",
            "<li class=\"depth-1\"><a href=\"a.html\" aria-current=\"page\">A &amp; B</a></li>",
            "<div data-compare=\"../compare/index.html\">", "<h2><a href=\"loans/home.html\">",
            "<h2>2026</h2>", "<time datetime=\"2026-11-20\">Nov 20, 2026</time>",
            "<a href=\"rates.html\">Rates &lt;fall&gt;</a>",
            "<p class=\"summary\">By a quarter</p>",
            "<a href=\"feed.xml\" type=\"application/atom+xml\">", "rel=\"next\"",
        ],
        lacks: ["rel=\"prev\""])

    // MARK: - Tags

    static func tag(_ title: String, _ href: String) -> TemplateValue {
        .object(["title": .text(title), "href": .text(href)])
    }

    /// A section in lists.
    static func section(_ title: String, _ href: String) -> TemplateValue {
        let link = tag(title, href)
        let page: TemplateValues = [
            "day": .flag(false), "dayISO": .flag(false), "about": .flag(false), "link": link,
        ]
        return .list([.object(["year": .flag(false), "pages": .list([.object(page)])])])
    }

    static let tagged = page(
        "tag",
        [
            "heading": .text("Banks & co"), "count": .text("2 pages"),
            "breadcrumbs": .list([tag("Tags", "index.html")]), "compare": .flag(false),
            "hasSets": .flag(false),
            "canFilter": .flag(false), "isStrip": .flag(false), "isTop": .flag(true),
            "cards": .list([card]),
            "hasCards": .flag(false), "pagination": .flag(false), "sectionFeed": .flag(false),
            "groups": .list([
                .object([
                    "year": .flag(false),
                    "pages": .list([
                        .object([
                            "day": .flag(false), "dayISO": .flag(false),
                            "about": .text("By a quarter"),
                            "link": tag("Rates <fall>", "../rates.html"),
                        ])
                    ]),
                ])
            ]),
        ],
        contains: [
            "<h1>Banks &amp; co</h1>", "<p class=\"kind\">2 pages</p>",
            "<li><a href=\"index.html\">Tags</a></li>",
            "<h2><a href=\"loans/home.html\">First home</a></h2>",
            "<a href=\"../rates.html\">Rates &lt;fall&gt;</a>", "By a quarter",
        ],
        lacks: ["data-compare", "class=\"parts\""])

    static let allTags = page(
        "all-tags",
        [
            "heading": .text("Tags"),
            "tags": .list([
                .object([
                    "link": tag("Banks & co", "banks-co.html"), "count": .text("2 pages"),
                ])
            ]),
        ],
        contains: [
            "<li><a href=\"banks-co.html\">Banks &amp; co</a> <span class=\"kind\">2 pages</span></li>"
        ])
}
