/// A site in three languages: English, German with all of it, Arabic with what is translated.
enum LanguageSite {
    static let settings = """
        title: Money pages
        baseURL: https://example.org/m/
        languages:
          - language: de
            locale: de-DE
            title: Geldseiten
          - language: ar
            locale: ar-EG
            untranslated: leave-out

        """

    static let files = [
        "site.yaml": settings,
        "calculations/home.md": SmallSite.loan(
            "Our home", "tags: [home]\nkeyTerms: [interest]",
            body:
                "Pay {{this.payment}}, [the car](car.yaml#proof), [us](../pages/about.md#who).\n\n## Why\n\nSo."
        ),
        "calculations/home.de.md": """
        ---
        title: Unser Haus für {{this.payment}}
        tags: [Haus]
        ---
        [Das Auto](car.yaml), [wir](../pages/about.de.md#wer).

        ## So geht es

        So.

        """,
        "calculations/home.ar.md": "---\ntitle: بيتنا\n---\n[السيارة](car.yaml)\n",
        "calculations/car.yaml": """
        kind: loan
        title: A car
        principal: 1,200
        rate: 0%
        term: 12 months

        """,
        "calculations/rows.csv": """
        name,kind,title,principal,rate,term
        row-a,loan,Row A,600,0%,6 months
        row-b,loan,Row B,500,0%,5 months

        """,
        "calculations/rows.de.csv": "name,title\nrow-a,Zeile A\n",
        "glossary/interest.md": "---\nterm: Interest\nshort: The price of money.\n---\nText.\n",
        "glossary/interest.de.md": "---\nterm: Zinsen\nshort: Der Preis des Geldes.\n---\nText.\n",
        "glossary/apr.md": "---\nterm: APR\nshort: A year.\nseeAlso: [interest]\n---\nText.\n",
        "pages/about.md": SmallSite.page(
            "About us", body: "## Who\n\n[Home](../calculations/home.md#why)."),
        "pages/about.de.md": "---\ntitle: Über uns\n---\n## Wer\n\nWir zahlen Zinsen.\n",
    ]

    static func with(_ more: [String: String]) -> [String: String] {
        files.merging(more) { $1 }
    }
}
