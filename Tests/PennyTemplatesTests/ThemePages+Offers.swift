import PennyTemplates

extension ThemePages {
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
