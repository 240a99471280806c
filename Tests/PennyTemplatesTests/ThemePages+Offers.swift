import PennyTemplates

extension ThemePages {
    static let compare = page(
        "compare",
        [
            "heading": .text("Compare"), "capacity": .text("15"), "locale": .text("en-US"),
            "currency": .text("USD"), "saved": .text("../saved/index.html"),
            "kinds": .list([
                .object([
                    "href": .text("../loans.html"), "kind": .text("loan"), "many": .text("Loans"),
                ])
            ]),
            "hasOffers": .flag(true),
            "offers": .list([
                .object([
                    "href": .text("../compare/loans.html"), "title": .text("Compare two loans"),
                ])
            ]),
        ],
        contains: [
            "<h1>Compare</h1>", "<noscript>", "data-chosen hidden>", "data-again hidden>",
            "<li><a href=\"../loans.html\" data-kind=\"loan\">Loans</a></li>",
            "<li><a href=\"../compare/loans.html\">Compare two loans</a></li>",
        ])

    static let offers = page(
        "offers",
        [
            "heading": .text("Compare two loans"), "kind": .text("loan"), "locale": .text("en-US"),
            "currency": .text("USD"), "decimalMark": .text("."), "shared": .text("principal term"),
            "inputs": .text("principal:downPayment term"),
            "hasHorizon": .flag(true),
            "horizons": .list([.object(["months": .text("60"), "label": .text("5 years")])]),
            "kinds": .list([
                .object([
                    "label": .text("Loans"), "href": .text("loans.html"), "isCurrent": .flag(true),
                ]),
                .object([
                    "label": .text("Cards"), "href": .text("cards.html"),
                    "isCurrent": .flag(false),
                ]),
            ]),
            "offers": .list([
                .object([
                    "column": .text("a"), "title": .text("Offer A"),
                    "fields": .html("<input name=\"rate\">"),
                ])
            ]),
        ],
        contains: [
            "data-kind=\"loan\"", "data-shared=\"principal term\"", "<noscript>",
            "<a href=\"loans.html\" aria-current=\"page\">Loans</a>",
            "<a href=\"cards.html\">Cards</a>", "<option value=\"60\">5 years</option>",
            "data-offer=\"a\"", "<h2>Offer A</h2>\n<div data-fields>\n<input name=\"rate\">",
        ])
}
