import PennyTemplates

/// The pages of the daily report, and its feed.
extension ThemePages {
    static let reports = [homeWithReport, report, bareReport, reportSource, bareReportSource]

    private static let risen: TemplateValues = [
        "label": .text("VIX & co"), "href": .text("vix.html"), "value": .text("+3.2%"),
        "valueNote": .text("in 12 months"), "isOld": .flag(false), "stateLabel": .flag(false),
        "about": .flag(false),
        "tone": .text("up"),
        "arrow": .text("▲"), "change": .text("+1.20%"), "word": .text("up since May"),
        "more": .object([
            "meaning": .text("Fear & greed."), "values": .text("From < 2 to 3."),
            "line": .html("<svg></svg>"),
            "lineText": .text("First 16, last < 17"),
        ]),
    ]

    private static let missing: TemplateValues = [
        "label": .text("Gas"), "href": .text("gas.html"), "value": .text("3.50"),
        "valueNote": .flag(false), "isOld": .flag(true), "stateLabel": .text("Missing"),
        "about": .text("HTTP 404. Last: June 1."),
        "tone": .text("none"), "arrow": .flag(false), "change": .flag(false),
        "word": .text("no value"), "more": .flag(false),
    ]

    private static let rows: TemplateValues = [
        "day": .text("Jun 27, 2025"), "dayISO": .text("2025-06-27"),
        "lead": .text("Since Jun 26: VIX rose & fell."),
        "table": .text("Values of Jun 27, 2025"),
        "rows": .list([.object(risen), .object(missing)]),
    ]

    private static let rowMarks = [
        "<div class=\"scroll quotes\" tabindex=\"0\" role=\"region\" "
            + "aria-label=\"Values of Jun 27, 2025\">",
        "<tr class=\"told\"><th scope=\"row\"><a href=\"vix.html\">VIX &amp; co</a></th>"
            + "<td class=\"n\">+3.2% <span class=\"about\">in 12 months</span></td><td class=\"n up\"><span class=\"move\">"
            + "<span aria-hidden=\"true\">▲</span> +1.20%</span> <span class=\"word\">up since May</span>"
            + "</td></tr>\n"
            + "<tr class=\"more\"><td colspan=\"3\"><div><p>Fear &amp; greed.</p>"
            + "<p>From &lt; 2 to 3.</p><p class=\"line-text\"><svg></svg>First 16, last &lt; 17</p></div></td></tr>\n<tr>",
        "Gas</a> <span class=\"mark\">Missing</span> "
            + "<span class=\"about\">HTTP 404. Last: June 1.</span></th><td class=\"n old\">3.50</td>"
            + "<td class=\"n none\"><span class=\"word\">no value</span></td>",
    ]

    private static let credits = TemplateValue.list([
        .object([
            "label": .text("VIX"), "attribution": .text("Cboe."), "licence": .text("Terms: PDDL."),
            "newest": .text("Newest value here: June 2026."),
            "link": .text("https://example.org/vix"), "linkLabel": .text("To the source: VIX"),
        ])
    ])

    private static let section = TemplateValue.object([
        "title": .text("Daily report"), "href": .text("../reports/index.html"),
        "lang": .flag(false),
        "dir": .flag(false),
    ])

    static let homeWithReport = page(
        "home",
        home.values.merging([
            "report": .object(
                rows.merging([
                    "label": .text("Latest report"), "href": .text("reports/index.html"),
                    "seeAll": .text("See all: Latest report"),
                ]))
        ]),
        contains: rowMarks + [
            "<h2>Latest report</h2>", "<p>Since Jun 26: VIX rose &amp; fell.</p>",
            "href=\"reports/index.html\" aria-label=\"See all: Latest report\">See all</a>",
        ])

    private static let reportValues: TemplateValues = rows.merging([
        "heading": .text("Latest report"), "section": section, "note": .text("A <quiet> day."),
        "feed": .text("../reports/feed.xml"), "feedTitle": .text("Daily report"),
        "headlines": .list([
            .object([
                "title": .text("Up & away"), "href": .text("https://n.example/?a&b"),
                "before": .text("News, "), "after": .text(""),
                "time": .text("Jun 27, 2025, 09:30 UTC"),
                "timeISO": .text("2025-06-27T09:30:00Z"),
            ])
        ]),
        "withoutHeadlines": .list([.text("No headlines from Wire. HTTP 429.")]),
        "sources": credits, "more": .text("More reports"),
        "previous": .object(["title": .text("Jun 26"), "href": .text("2025-06-26.html")]),
        "next": .flag(false),
        "archive": .list([
            .object([
                "month": .text("Jun 2025"),
                "days": .list([
                    .object(["day": .text("27"), "href": .text("2025-06-27.html")])
                ]),
            ])
        ]),
    ])

    static let report = page(
        "report", reportValues,
        contains: rowMarks + [
            "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"Daily report\" "
                + "href=\"../reports/feed.xml\">",
            "<h1>Latest report</h1>\n<p class=\"lead\">Since Jun 26: VIX rose &amp; fell.</p>\n"
                + "<p class=\"lead\">A &lt;quiet&gt; day.</p>",
            "<li><a href=\"https://n.example/?a&amp;b\">Up &amp; away</a> <span class=\"detail\">"
                + "News, <time datetime=\"2025-06-27T09:30:00Z\">Jun 27, 2025, 09:30 UTC</time>",
            "<span class=\"mark\">Missing</span> No headlines from Wire. HTTP 429.</p>",
            "<h2 id=\"archive\">All reports</h2>", "rel=\"prev\"",
            "<h3>Jun 2025</h3>",
            "<li><a href=\"2025-06-27.html\">27<span class=\"hidden\"> Jun 2025</span></a></li>",
            "<dt>VIX</dt><dd>Cboe. Newest value here: June 2026.</dd><dd>Terms: PDDL. <a href=\"https://example.org/vix\" "
                + "aria-label=\"To the source: VIX\">",
        ])

    static let bareReport = page(
        "report",
        reportValues.merging([
            "rows": .list([]), "headlines": .list([]), "withoutHeadlines": .list([]),
            "sources": .list([]), "archive": .list([]), "note": .text(""), "feed": .flag(false),
            "lead": .flag(false), "previous": .flag(false),
        ]),
        contains: ["<h1>Latest report</h1>"],
        lacks: ["<table", "Headlines", "<section", "application/atom+xml", "class=\"lead\""])

    private static let sourceValues: TemplateValues = rows.merging([
        "timeLabel": .text("Day"), "heading": .text("VIX"), "section": section,
        "latest": .object(missing),
        "meaning": .text("What <fear> costs."),
        "chart": .html("<figure></figure>"), "sources": credits,
        "count": .text("2 days, the newest first"), "table": .text("VIX, every value"),
        "entries": .list([
            .object([
                "date": .text("Jun 27"), "dateISO": .text("2025-06-27"), "value": .text("16.32"),
                "reason": .flag(false), "tone": .text("down"), "arrow": .text("▼"),
                "change": .text("−1.63%"), "word": .text("down"),
            ]),
            .object([
                "date": .text("Jun 26"), "dateISO": .text("2025-06-26"), "value": .text("–"),
                "reason": .text("HTTP 404"), "tone": .text("none"), "arrow": .flag(false),
                "change": .flag(false), "word": .text("no value"),
            ]),
        ]),
    ])

    static let reportSource = page(
        "report-source", sourceValues,
        contains: [
            "<div class=\"latest\">\n<p class=\"big old\">3.50</p>",
            "<span class=\"mark\">Missing</span> HTTP 404. Last: June 1.</p>",
            "\n<figure></figure>\n", "<time datetime=\"2025-06-27\">Jun 27</time></th>",
            "<td class=\"n down\"><span class=\"move\"><span aria-hidden=\"true\">▼</span> −1.63%",
            "<span class=\"about\">HTTP 404</span></th><td class=\"n\">–</td>",
            "<p class=\"lead\">What &lt;fear&gt; costs.</p>", "<dt>VIX</dt>",
            "<table aria-label=\"VIX, every value\">",
            "<p class=\"note\">2 days, the newest first</p>",
        ])

    static let bareReportSource = page(
        "report-source",
        sourceValues.merging([
            "latest": .flag(false), "chart": .html(""), "entries": .list([]),
            "meaning": .flag(false),
        ]),
        contains: ["<h1>VIX</h1>"], lacks: ["<table", "class=\"latest", "class=\"lead"])

    static let feed = ThemePage(
        template: "feed",
        values: [
            "language": .text("en"), "title": .text("Report & co"), "author": .text("Me"),
            "generator": .text("Pennypress"), "address": .text("https://e.example/reports/"),
            "feed": .text("https://e.example/reports/feed.xml"), "date": .text("2025-06-27"),
            "entries": .list([
                .object([
                    "title": .text("Report of Jun 27"), "date": .text("2025-06-27"),
                    "address": .text("https://e.example/reports/2025-06-27.html"),
                    "lead": .text("VIX < 17."), "note": .text(""),
                    "rows": .list([.text("VIX 16.32 <up>")]),
                    "headlines": .list([
                        .object([
                            "title": .text("Up"), "href": .text("https://n.example/"),
                            "source": .text("News"),
                        ])
                    ]),
                ])
            ]),
        ],
        contains: [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\"",
            "<title>Report &amp; co</title>", "<updated>2025-06-27T00:00:00Z</updated>",
            "<li>VIX 16.32 &lt;up&gt;</li>", "<p><a href=\"https://n.example/\">Up</a> (News)</p>",
        ], lacks: ["<p></p>"])
}
