import PennyTemplates
import Testing

/// A page of the theme with all its values, and the expected output.
struct ThemePage: CustomTestStringConvertible, Sendable {
    var template: String
    var values: TemplateValues
    var contains: [String]
    var lacks: [String] = []

    var testDescription: String { template }
}

enum ThemePages {
    static let html =
        [
            home, list, calculation, bareCalculation, prose, bareProse, proseSection, saved, search,
            compare, tagged, allTags,
        ]
        + [notFound, offers] + learning
        + reports
    static let all = html + [sitemap, feed]

    static let home = page(
        "home",
        [
            "heading": .text("Money"), "intro": .html("<p>Hello</p>"),
            "summary": .text("Plain"), "isTop": .flag(false), "hasSearch": .flag(true),
            "calculators": .object([
                "label": .text("Calculators"), "href": .text("calculators/index.html"),
                "all": .text("See all"),
                "entries": .list([
                    .object([
                        "title": .text("What a loan costs"),
                        "href": .text("calculators/loan.html"), "lang": .flag(false),
                        "dir": .flag(false),
                    ])
                ]),
            ]),
            "entryCards": .list([
                .object([
                    "label": .text("Learn"), "text": .text("Short"),
                    "href": .text("lessons/index.html"),
                ])
            ]),
            "report": .flag(false),
            "groups": .list([
                .object([
                    "label": .text("Loans"), "href": .text("loans/index.html"),
                    "seeAll": .text("See all: Loans"),
                    "note": .text("1 calculation"), "isStrip": .flag(true),
                    "cards": .list([card]),
                ])
            ]),
        ],
        contains: [
            "<title>A &amp; B</title>", "<p>Hello</p>", "<p class=\"lead\">Plain</p>",
            "<ul class=\"cards strip\">",
            "<a class=\"door\" href=\"lessons/index.html\"><strong>Learn</strong> <span>Short</span></a>",
            "<div>\n<h2>Loans</h2>",
            "href=\"loans/index.html\" aria-label=\"See all: Loans\">See all</a>",
            "<h3><a href=\"loans/home.html\">First home</a></h3>", "<strong>$2,155.01</strong>",
            "<a href=\"../index.html\" aria-current=\"page\">Home</a>",
            "<link rel=\"stylesheet\" href=\"../assets/style.css\">",
            "<link rel=\"canonical\" href=\"https://example.com/\">",
            "<time datetime=\"2026-11-20\">Nov 20, 2026</time>",
            "<html lang=\"en-US\" data-head=\"Money\" data-foot=\"https://example.com/ · Nov 20, 2026\">",
            "<meta name=\"description\" content=\"All of &lt;it&gt;\">",
            "<meta property=\"og:title\" content=\"A &quot;title&quot;\">",
            "<meta property=\"og:description\" content=\"All of &lt;it&gt;\">",
            "<meta property=\"og:url\" content=\"https://example.com/a?b&amp;c\">",
            "<meta property=\"og:image\" content=\"https://example.com/a.png\">",
            "<meta property=\"og:image:alt\" content=\"A picture\">",
            "<meta name=\"twitter:card\" content=\"summary_large_image\">",
            "<script type=\"application/ld+json\">{}</script>\n</head>",
        ])

    static let list = page(
        "list",
        [
            "heading": .text("Loans"), "canFilter": .flag(true), "isStrip": .flag(false),
            "isTop": .flag(true),
            "hasCards": .flag(false), "groups": section("Homes", "loans/homes/index.html"),
            "cards": .list([card, wordCard, shortCard]),
            "pagination": .object([
                "position": .text("Page 2 of 9"),
                "previousPage": .object(["href": .text("loans.html")]),
                "nextPage": .object(["href": .text("loans/page/3.html")]),
                "numbers": .list([
                    .object([
                        "number": .text("2"), "isAfterGap": .flag(false), "isCurrent": .flag(true),
                        "href": .text("loans/page/2.html"),
                    ]),
                    .object([
                        "number": .text("9"), "isAfterGap": .flag(true), "isCurrent": .flag(false),
                        "href": .text("loans/page/9.html"),
                    ]),
                ]),
            ]),
            "count": .text("1 calculation"), "saved": .text("../saved/index.html"),
            "compare": .text("../compare/index.html"),
            "canonical": .optional(nil), "about": .text(""),
            "sharing": .object([
                "title": .text("Loans"), "type": .text("website"), "locale": .text("en_US"),
                "address": .flag(false), "picture": .flag(false), "data": .flag(false),
            ]),
            "updated": .optional(nil), "updatedISO": .optional(nil),
        ],
        contains: [
            "<h2><a href=\"loans/home.html\">First home</a></h2>", "1 calculation",
            "<nav class=\"section-pages\" aria-label=\"Loans\">",
            "<a href=\"loans/homes/index.html\">Homes</a>",
            "<a href=\"../saved/index.html\">My results</a>",
            "<nav class=\"parts\" aria-label=\"Pages of this list\">\n<p>Page 2 of 9</p>",
            "<a href=\"loans.html\" rel=\"prev\">Previous</a>",
            "<li class=\"number\"><a href=\"loans/page/2.html\" aria-current=\"page\">2</a></li>",
            "<li class=\"number apart\"><a href=\"loans/page/9.html\">9</a></li>",
            "<a href=\"loans/page/3.html\" rel=\"next\">Next</a>",
            "<p class=\"card-figure\"><span>Payment</span> <strong>$2,155.01</strong></p>",
            "<p class=\"card-figure words\"><span>Cheapest</span> <strong>Own &lt;brand&gt;</strong></p>",
            "<p class=\"card-figure\"><span>Left</span> <strong class=\"negative\">−$12.00</strong></p>",
            "<meta property=\"og:title\" content=\"Loans\">",
            "<meta name=\"twitter:card\" content=\"summary\">",
        ],
        lacks: [
            "<h3", "class=\"prose\"", "canonical", "<time", "og:url", "og:image", "ld+json",
            "description\"",
        ])

    static let calculation = page(
        "calculation",
        calculationValues,
        contains: [
            "<time datetime=\"2026-11-20\">Nov 20</time>", "<p class=\"lead\">A home</p>",
            "<li><a href=\"homes/index.html\">Homes &amp; co</a></li>",
            "<dd><a href=\"../region/north-co.html\">North &amp; co</a></dd>",
            "<article class=\"calculation slim\">",
            "<section id=\"result\">", "<section id=\"understood\">", "<p>Prose</p>",
            "<p id=\"changed\"", "data-kind=\"loan\" data-locale=\"en-US\"",
            "data-currency=\"USD\" data-mark=\".\"",
            "<div data-fields>\n<input name=\"rate\">\n</div>", "data-failed hidden>",
            "<noscript><p class=\"note\">",
            "<li><a href=\"../tags/mortgage.html\">mortgage</a></li>",
            "<a class=\"button\" href=\"home.csv\" download>CSV</a>",
            "rel=\"prev\"", "rel=\"next\"", "aria-label=\"More: Loans\"",
            "<p class=\"changed\">It was $5.00.</p>",
            "<p class=\"how\">From <a href=\"first-home.html\">",
            "How it works: <a href=\"../calculators/loan.html\">What it costs</a>",
            "<dt><a href=\"../glossary/apr.html\">APR</a></dt><dd>A rate</dd>",
            "<h2>Several months</h2>\n<ul>\n<li><a href=\"home.html\">Home, month by month</a></li>",
            "<a href=\"index.html\">Loans</a>",
        ])

    static let bareCalculation = page(
        "calculation",
        calculationValues.merging([
            "date": .optional(nil), "dateISO": .optional(nil), "summary": .optional(nil),
            "prose": .flag(false), "tags": .list([]), "downloads": .list([]),
            "canDownload": .flag(false),
            "related": .list([]), "explanation": .flag(false), "terms": .list([]),
            "previous": .flag(false), "next": .flag(false), "live": .flag(false),
            "isSlim": .flag(false),
        ]),
        contains: [
            "<article class=\"calculation\">", "<section id=\"result\">",
            "<section id=\"understood\">",
        ],
        lacks: [
            "id=\"inputs\"", "<noscript", "id=\"changed\"", "data-failed",
            "class=\"lead\"", "class=\"tags\"", "class=\"related\"", "class=\"key-words\"",
            "class=\"downloads\"",
            "rel=\"prev\"",
            "rel=\"next\"", "class=\"prose",
        ])

    static let search = page(
        "search",
        [
            "heading": .text("Search"), "isSearch": .flag(true), "hasSearch": .flag(true),
            "locale": .text("en-US"), "currency": .text("USD"), "answering": .text("loan goal"),
            "kinds": .list([
                .object([
                    "label": .text("Loans"), "href": .flag(false), "all": .text("Loans: see all 1"),
                    "pages": .list([
                        .object(["title": .text("A <home>"), "href": .text("loans/home.html")])
                    ]),
                ]),
                .object([
                    "label": .text("Savings"), "href": .text("savings.html"),
                    "all": .text("Savings: see all 300"), "pages": .list([]),
                ]),
            ]),
        ],
        contains: [
            "<h3>Loans</h3>", "<a href=\"loans/home.html\">A &lt;home&gt;</a>",
            "<a href=\"savings.html\">Savings: see all 300</a>", "name=\"q\"",
            "data-answers=\"loan goal\"",
        ], lacks: ["class=\"find\"", "see all 1<"])

    static let saved = page(
        "saved",
        [
            "heading": .text("My results"), "capacity": .text("15"),
            "locale": .text("en-US"), "compare": .text("../compare/index.html"),
            "currency": .text("USD"),
            "kinds": .list([
                .object([
                    "href": .text("../loans/home.html"), "kind": .text("loan"),
                    "one": .text("Loan"), "many": .text("Loans"), "folder": .text("calculations"),
                ])
            ]),
        ],
        contains: [
            "<h1>My results</h1>", "data-capacity=\"15\"",
            "data-compare=\"../compare/index.html\"",
            "<noscript>", "data-library hidden>", "data-undo disabled>Undo</button>\n<button",
            "<li><a href=\"../loans/home.html\" data-kind=\"loan\" data-label=\"Loan\" "
                + "data-folder=\"calculations\">Loans</a></li>",
        ])

    static let notFound = page(
        "not-found", ["heading": .text("Not here")],
        contains: ["<h1>Not here</h1>", "<a class=\"button\" href=\"../index.html\">"])

    static let sitemap = ThemePage(
        template: "sitemap",
        values: ofOneLanguage.merging([
            "entries": .list([
                .object([
                    "location": .text("https://example.com/?a&b"), "date": .text("2026-11-20"),
                ]),
                .object(["location": .text("https://example.com/b"), "date": .optional(nil)]),
            ])
        ]),
        contains: [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset",
            "<loc>https://example.com/?a&amp;b</loc><lastmod>2026-11-20</lastmod></url>\n",
            "<url><loc>https://example.com/b</loc></url>\n</urlset>\n",
        ])

    static let word = TemplateValue.object([
        "id": .text("apr"), "aliases": .text("yearly-cost"), "term": .text("APR"),
        "href": .text("../glossary/apr.html"), "summary": .text("A rate"),
    ])

    static let card = TemplateValue.object([
        "title": .text("First home"), "href": .text("loans/home.html"), "kindLabel": .text("Loan"),
        "figureLabel": .text("Payment"), "figure": .text("$2,155.01"),
        "answer": .text("You pay $2,155.01 a month."),
        "summary": .text(""), "isWords": .flag(false), "isNegative": .flag(false),
        "choice": .object([
            "kind": .text("loan"), "name": .text("home"), "currency": .text("USD"),
            "inputs": .text("rate=6%"),
        ]),
    ])

    private static let wordCard = TemplateValue.object([
        "title": .text("Rice"), "href": .text("rice.html"), "kindLabel": .text("Comparison"),
        "figureLabel": .text("Cheapest"), "figure": .text("Own <brand>"), "answer": .text(""),
        "summary": .text(""), "isWords": .flag(true), "isNegative": .flag(false),
        "choice": .flag(false),
    ])

    private static let shortCard = TemplateValue.object([
        "title": .text("May"), "href": .text("may.html"), "kindLabel": .text("Budget"),
        "figureLabel": .text("Left"), "figure": .text("−$12.00"), "answer": .text(""),
        "summary": .text(""), "isWords": .flag(false), "isNegative": .flag(true),
        "choice": .flag(false),
    ])

    static let calculationValues: TemplateValues = [
        "heading": .text("First home"), "isSlim": .flag(true), "kindLabel": .text("Loan"),
        "date": .text("Nov 20"),
        "dateISO": .text("2026-11-20"), "summary": .text("A home"),
        "prose": .html("<p>Prose</p>"),
        "result": .html("<section id=\"result\"></section>"),
        "explanation": .object([
            "title": .text("What it costs"), "href": .text("../calculators/loan.html"),
            "before": .text("How it works: "), "after": .text(""),
        ]),
        "terms": .list([word]),
        "live": .object([
            "kind": .text("loan"), "locale": .text("en-US"), "currency": .text("USD"),
            "decimalMark": .text("."), "fields": .html("<input name=\"rate\">"),
            "name": .text("home"), "page": .text("loans/home.html"),
            "folder": .text("calculations"), "capacity": .text("15"),
            "saved": .text("../saved/index.html"), "isBlank": .flag(false),
            "example": .text("rate=6%"),
        ]),
        "inputs": .html("<section id=\"understood\"></section>"),
        "tags": .list([tag("mortgage", "../tags/mortgage.html")]),
        "taxonomies": .list([
            .object([
                "list": tag("Region", "../region/index.html"),
                "values": .list([tag("North & co", "../region/north-co.html")]),
            ])
        ]),
        "canDownload": .flag(true),
        "downloads": .list([
            .object(["label": .text("CSV"), "href": .text("home.csv"), "detail": .text("14 kB")])
        ]),
        "previous": .object(["title": .text("A car"), "href": .text("car.html")]),
        "next": .object(["title": .text("A boat"), "href": .text("boat.html")]),
        "parent": .object(["label": .text("Loans"), "href": .text("index.html")]),
        "origin": .object([
            "href": .text("first-home.html"), "title": .text("A first home"),
            "before": .text("From "), "after": .text(""),
        ]),
        "changes": .list([.object(["text": .text("It was $5.00.")])]),
        "breadcrumbs": .list([
            .object(["title": .text("Homes & co"), "href": .text("homes/index.html")])
        ]),
        "more": .text("More: Loans"), "relatedLabel": .text("Several months"),
        "related": .list([
            .object(["title": .text("Home, month by month"), "href": .text("home.html")])
        ]),
    ]

    private static let sharing = TemplateValue.object([
        "title": .text("A \"title\""), "type": .text("article"), "locale": .text("en_US"),
        "address": .text("https://example.com/a?b&c"),
        "picture": .object([
            "address": .text("https://example.com/a.png"), "width": .text("1200"),
            "height": .text("630"), "alt": .text("A picture"),
        ]),
        "data": .html("<script type=\"application/ld+json\">{}</script>"),
    ])

    /// The language values of a page in a site with one language: none.
    static let ofOneLanguage: TemplateValues = [
        "alternates": .list([]), "languages": .list([]), "hasLanguages": .flag(false),
        "wordsStyle": .flag(false), "logo": .flag(false), "fonts": .list([]),
        "lang": .flag(false), "dir": .flag(false),
        "hreflang": .flag(false), "ownLang": .flag(false), "ownDir": .flag(false),
        "bodyLang": .flag(false), "bodyDir": .flag(false), "noteLang": .flag(false),
        "noteDir": .flag(false),
    ]

    static func page(
        _ template: String, _ values: TemplateValues, contains: [String],
        lacks: [String] = []
    ) -> ThemePage {
        let frame: TemplateValues = [
            "language": .text("en-US"), "isRightToLeft": .flag(false),
            "siteTitle": .text("Pennypress"),
            "standalone": .flag(false), "isSearch": .flag(false), "hasSearch": .flag(false),
            "scripts": .list([]),
            "searchPage": .text("search.html"), "home": .text("../index.html"),
            "computes": .flag(false),
            "hasForm": .flag(false),
            "laterScripts": .flag(false), "pageTitle": .text("A & B"),
            "description": .text("All of it"), "about": .text("All of <it>"),
            "paperFoot": .text("https://example.com/ · Nov 20, 2026"), "sharing": sharing,
            "root": .text("../"),
            "navigation": .list([
                .object([
                    "label": .text("Home"), "href": .text("../index.html"), "current": .flag(true),
                    "entries": .list([]),
                ]),
                .object([
                    "label": .text("About"), "href": .flag(false), "current": .flag(false),
                    "entries": .list([
                        .object([
                            "depth": .text("1"),
                            "entry": .object([
                                "label": .text("Us"), "href": .text("../us.html"),
                                "current": .flag(false),
                            ]),
                        ])
                    ]),
                ]),
            ]),
            "feed": .flag(false), "feedTitle": .text(""),
            "canonical": .text("https://example.com/"), "generator": .text("Pennypress 0.2.0"),
            "madeWith": .text("Made with Pennypress 0.2.0"), "updatedBefore": .text("Updated "),
            "updated": .text("Nov 20, 2026"), "updatedISO": .text("2026-11-20"),
            "updatedAfter": .text(""),
        ]
        return ThemePage(
            template: template,
            values: frame.merging(ofOneLanguage).merging(values), contains: contains,
            lacks: lacks)
    }
}
