import PennyTemplates

/// The pages of the dictionary, the course and the calculators.
extension ThemePages {
    static let learning = [
        glossary, dictionary, term, bareTerm, lessons, coursePart, lesson, course, calculators,
        calculator,
    ]

    private static let scripts = [
        "<script defer src=\"../assets/words.js\"></script>",
        "<script defer src=\"../assets/glossary.js\"></script>",
    ]

    static let glossary = page(
        "glossary",
        [
            "heading": .text("Dictionary"), "print": .text("../glossary/print.html"),
            "scripts": .list([.text("words.js"), .text("glossary.js")]), "pagination": .flag(false),
            "letterLinks": .list([
                .object(["label": .text("0–9"), "href": .text("#letter-0")])
            ]),
            "letters": .list([
                .object([
                    "label": .text("0–9"), "anchor": .text("letter-0"),
                    "href": .text("#letter-0"), "terms": .list([word]),
                ])
            ]),
        ],
        contains: scripts + [
            "<li><a href=\"#letter-0\">0–9</a></li>", "<h2 id=\"letter-0\">0–9</h2>",
            "<li data-term=\"apr\" data-aliases=\"yearly-cost\">"
                + "<a href=\"../glossary/apr.html\">APR</a><p>A rate</p></li>",
            "data-search hidden>", "data-tabs hidden>", "data-found hidden>",
            "<a class=\"button\" href=\"../glossary/print.html\">",
        ])

    static let dictionary = page(
        "dictionary",
        [
            "heading": .text("The whole dictionary"),
            "letters": .list([
                .object([
                    "label": .text("A"), "anchor": .text("letter-a"), "href": .text("#letter-a"),
                    "span": .text("APR – Asset"),
                    "terms": .list([
                        .object([
                            "anchor": .text("word-apr"), "term": .text("APR"),
                            "otherNames": .text("Also: yearly cost"), "summary": .text("A rate"),
                            "tags": .list([]),
                            "body": .html("<p>Text</p>"),
                        ]),
                        .object([
                            "anchor": .text("word-asset"), "term": .text("Asset"),
                            "otherNames": .flag(false), "summary": .text(""), "body": .flag(false),
                        ]),
                    ]),
                ])
            ]),
        ],
        contains: [
            "<li><a href=\"#letter-a\">A</a> <span class=\"detail\">APR – Asset</span></li>",
            "<h2 id=\"letter-a\">A</h2>", "<h3 id=\"word-apr\">APR</h3>",
            "<p class=\"names\">Also: yearly cost</p>", "<p class=\"short\">A rate</p>",
            "<div class=\"prose\">\n<p>Text</p>\n</div>\n</section>",
            "<h3 id=\"word-asset\">Asset</h3>\n</section>",
        ])

    private static let termValues: TemplateValues = [
        "heading": .text("APR"), "id": .text("apr"), "aliases": .text("yearly-cost"),
        "otherNames": .text("Also: yearly cost"), "summary": .text("A rate"),
        "tags": .list([]), "taxonomies": .list([]),
        "body": .html("<p>Text</p>"), "source": .text("A law"),
        "sourceBefore": .text("Source and reading: "), "sourceAfter": .text("."),
        "sourceURL": .text("https://example.org/law"), "relatedLabel": .text("See also"),
        "related": .list([
            .object(["title": .text("Interest"), "href": .text("interest.html")])
        ]),
        "uses": .list([
            .object([
                "label": .text("Chapters"), "more": .text("and 3 more"),
                "pages": .list([
                    .object(["title": .text("Credit"), "href": .text("../lessons/credit.html")])
                ]),
            ])
        ]),
        "previous": .flag(false), "more": .text("More words"),
        "next": .object(["title": .text("APY"), "href": .text("apy.html")]),
    ]

    static let term = page(
        "term", termValues,
        contains: [
            "<article class=\"term\" data-term=\"apr\" data-aliases=\"yearly-cost\">",
            "<p class=\"names\">Also: yearly cost</p>", "<p>Text</p>",
            "Source and reading: <a href=\"https://example.org/law\">A law</a>.</p>",
            "<h3>Chapters</h3>", "<a href=\"../lessons/credit.html\">Credit</a>",
            "<li>and 3 more</li>", "data-actions",
        ])

    static let bareTerm = page(
        "term",
        termValues.merging([
            "otherNames": .flag(false), "summary": .text(""), "body": .flag(false),
            "source": .optional(nil), "sourceURL": .optional(nil), "related": .list([]),
            "uses": .list([]),
        ]),
        contains: ["data-term=\"apr\""],
        lacks: ["Also:", "class=\"lead\"", "class=\"prose\"", "Source", "See also", "Where it"])

    private static let chapter = TemplateValue.object([
        "id": .text("credit"), "number": .text("2"), "title": .text("Credit"),
        "href": .text("credit.html"), "description": .text("Trust"), "minutes": .text("6 minutes"),
    ])

    private static let part = TemplateValue.object([
        "title": .text("Borrowing"), "href": .text("borrowing/index.html"),
        "description": .text("Money of others"),
    ])

    private static let bareFolder = TemplateValue.object([
        "title": .text("Homes"), "href": .optional(nil), "description": .text(""),
    ])

    private static let groups = TemplateValue.list([
        .object([
            "part": part, "isInner": .flag(false), "endsPart": .flag(false), "chapters": .list([]),
        ]),
        .object([
            "part": bareFolder, "isInner": .flag(true), "endsPart": .flag(false),
            "chapters": .list([chapter]),
        ]),
        .object([
            "part": .flag(false), "isInner": .flag(false), "endsPart": .flag(true),
            "chapters": .list([chapter]),
        ]),
    ])

    private static let groupMarkup = [
        "<h2 class=\"part\"><a href=\"borrowing/index.html\">Borrowing</a></h2>",
        "<p class=\"detail\">Money of others</p>", "<h3 class=\"part\">Homes</h3>", "<hr>",
        "<li data-lesson=\"credit\" data-number=\"2\"><a href=\"credit.html\">Credit</a>"
            + "<p>Trust</p>",
    ]

    static let lessons = page(
        "lessons",
        [
            "heading": .text("Learn"), "summary": .text(""), "size": .text("2 chapters"),
            "hasBody": .flag(false), "body": .html(""), "groups": groups,
            "print": .text("print.html"),
            "standards": .list([
                .object(["label": .text("Saving"), "chapters": .list([chapter])]),
                .object(["label": .text("Investing"), "chapters": .list([])]),
            ]),
        ],
        contains: groupMarkup + [
            "<p class=\"lead\">2 chapters</p>",
            "<p class=\"status\" role=\"status\" data-progress></p>",
            "<dt>Saving</dt><dd><a href=\"credit.html\">Credit</a>",
            "<dt>Investing</dt><dd>No chapter yet</dd>", "href=\"print.html\"",
        ])

    static let coursePart = page(
        "course-part",
        [
            "heading": .text("Loans"), "course": .text("../index.html"),
            "breadcrumbs": .list([part]),
            "summary": .text("For years"), "hasBody": .flag(true), "body": .html("<p>Text</p>"),
            "groups": groups,
        ],
        contains: groupMarkup + [
            "<a href=\"../index.html\">Learn</a> "
                + "<a href=\"borrowing/index.html\">Borrowing</a></p>",
            "<h1>Loans</h1>", "<p class=\"lead\">For years</p>", "<p>Text</p>",
        ])

    static let lesson = page(
        "lesson",
        [
            "heading": .text("Credit"), "id": .text("credit"), "position": .text("Chapter 2 of 3"),
            "minutes": .text("6 minutes"), "standards": .text("National standards: Saving"),
            "summary": .text("Trust"), "contents": .list([]), "body": .html("<p>Text</p>"),
            "tags": .list([]), "taxonomies": .list([]), "breadcrumbs": .list([part, bareFolder]),
            "terms": .list([word]), "previous": .flag(false), "more": .text("More chapters"),
            "next": .object(["title": .text("Debt"), "href": .text("debt.html")]),
        ],
        contains: [
            "<article class=\"lesson\" data-lesson=\"credit\">",
            "<a href=\"borrowing/index.html\">Borrowing</a> <span>Homes</span> "
                + "<span>Chapter 2 of 3</span> <span>6 minutes</span>", "<p>Text</p>",
            "National standards: Saving", "<dd>A rate</dd>", "rel=\"next\"", "data-actions",
        ])

    static let course = page(
        "course",
        [
            "heading": .text("The whole course"),
            "chapters": .list([
                .object([
                    "anchor": .text("credit"), "href": .text("#credit"),
                    "position": .text("Chapter 1"), "title": .text("Credit"),
                    "breadcrumbs": .list([part]),
                    "description": .text("Trust"), "body": .html("<p>Text</p>"),
                ])
            ]),
        ],
        contains: [
            "<li><a href=\"#credit\">Credit</a> <span class=\"detail\">Trust</span></li>",
            "<h2 id=\"credit\">Credit</h2>",
            "<p class=\"kind\"><span>Chapter 1</span> <span>Borrowing</span></p>",
            "<p>Text</p>",
        ])

    static let calculators = page(
        "calculators",
        [
            "heading": .text("Calculators"),
            "calculators": .list([
                .object([
                    "label": .text("Loans on this site"), "title": .text("What it costs"),
                    "text": .text("Each month"), "href": .text("../calculators/loan.html"),
                ])
            ]),
        ],
        contains: [
            "<h2><a href=\"../calculators/loan.html\">What it costs</a></h2>",
            "<p class=\"summary\">Each month</p>",
        ])

    static let calculator = page(
        "calculator",
        calculationValues.merging([
            "heading": .text("What it costs"), "summary": .text("Each month"),
            "contents": .list([]), "body": .html("<p>Text</p>"), "live": blankForm,
            "list": .object(["label": .text("Loans on this site"), "href": .text("../loans.html")]),
        ]),
        contains: [
            "<article class=\"calculation calculator is-blank slim\">",
            " novalidate data-blank data-example=\"principal=1\nrate=6%\">",
            "<noscript>\n<section id=\"result\">", "<noscript>\n<section id=\"understood\">",
            "data-try>Try an example</button>", "<p>Text</p>", "<dd>A rate</dd>",
            "<a class=\"button\" href=\"../loans.html\">Loans on this site</a>",
        ],
        lacks: ["id=\"changed\"", "data-back", "published"])

    private static let blankForm = TemplateValue.object([
        "kind": .text("loan"), "locale": .text("en-US"), "currency": .text("USD"),
        "decimalMark": .text("."), "fields": .html("<input name=\"rate\">"),
        "name": .text("loan"), "page": .text("calculators/loan.html"),
        "folder": .text("calculations"), "capacity": .text("15"),
        "saved": .text("../saved/index.html"), "isBlank": .flag(true),
        "example": .text("principal=1\nrate=6%"),
    ])
}
