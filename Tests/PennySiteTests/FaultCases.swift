import PennySite

/// Sites with one fault each, by what is wrong.
extension FaultTests {
    static let figures: [FaultCase] = [
        .body(
            "an unknown set", "At {{bkie.payment}}", column: 4,
            "there is no saved set “bkie” [PP0529]", "Did you mean “bike”?"),
        .body(
            "an unknown set that is near to none", "{{house.payment}}",
            "there is no saved set “house” [PP0529]",
            "A set’s name is its file’s name, or the name cell of its row."),
        .body(
            "an unknown figure", "{{bike.totalIntrest}}",
            "“bike” has no figure “totalIntrest” [PP0531]", "Did you mean “totalInterest”?"),
        .body(
            "an unknown figure that is near to none", "{{plan.x}}",
            "“plan” has no figure “x” [PP0531]",
            "It can be accruedBalance, totalDeposits, totalInterest or totalFees."),
        .body(
            "a reference without a figure", "{{bike}}",
            "the reference “bike” does not name a figure [PP0532]",
            "Write it as “{{name-of-set.figure}}”, such as {{first-home.payment}}."),
        .body(
            "a reference of three parts", "{{bike.a.b}}",
            "the reference “bike.a.b” does not name a figure [PP0532]",
            "Write it as “{{name-of-set.figure}}”, such as {{first-home.payment}}."),
        .body(
            "this on a page of prose", "{{this.payment}}",
            "the reference “this.payment” is not on a saved set’s page [PP0533]",
            "Write the set’s name instead of “this”."),
    ]

    static let links: [FaultCase] = [
        .body(
            "a broken link", "See [x](abuot.md)", column: 5,
            "the link “abuot.md” leads to no file of the site [PP0551]", "Did you mean “about.md”?"),
        .body(
            "a broken link to another folder", "[x](../calculations/bikes.md)",
            "the link “../calculations/bikes.md” leads to no file of the site [PP0551]",
            "Did you mean “../calculations/bike.md”?"),
        .body(
            "a link to a page's address", "[x](../calculations/first-home-of-all.html)",
            "the link “../calculations/first-home-of-all.html” leads to no file of the site [PP0551]",
            "Link to a source file, relative to this one."),
        .body(
            "a link to the configuration", "[x](../site.yaml)",
            "the link “../site.yaml” leads to no file of the site [PP0551]",
            "Link to a source file, relative to this one."),
        .body(
            "an image that is not there", "![x](../assets/img/dto.svg)",
            "the link “../assets/img/dto.svg” leads to no file of the site [PP0551]",
            "Did you mean “../assets/img/dot.svg”?"),
        .body(
            "a link out of the site", "[x](../../secret.md)",
            "the link “../../secret.md” leads out of the site’s folder [PP0552]",
            "Link to a file inside the site’s folder."),
        .body(
            "a link out of the site, encoded", "[x](%2e%2e/%2e%2e/secret.md)",
            "the link “%2e%2e/%2e%2e/secret.md” leads out of the site’s folder [PP0552]",
            "Link to a file inside the site’s folder."),
        .body(
            "a missing anchor", "[x](about.md#oen)",
            "“pages/about.md” has no heading “#oen” [PP0555]", "Did you mean “#one”?"),
        .body(
            "a missing anchor of the page itself", "[x](#other)",
            "“pages/p.md” has no heading “#other” [PP0555]",
            "Look up its names, or link without “#”."),
        .body(
            "an anchor of a result that has no such table", "[x](../calculations/bike.md#growth)",
            "“calculations/bike.md” has no heading “#growth” [PP0555]",
            "Look up its names, or link without “#”."),
        .body(
            "a table without a row", "[x](../calculations/phones.csv)",
            "the link “../calculations/phones.csv” leads to a table, not to one of its rows [PP0553]",
            "Add the row’s name, such as “../calculations/phones.csv#phone-a”."),
        .body(
            "a row that is not there", "[x](../calculations/phones.csv#phone-c)",
            "“calculations/phones.csv” has no row “phone-c” [PP0554]", "Did you mean “#phone-a”?"),
        FaultCase(
            name: "a broken menu entry",
            files: ["site.yaml": "title: T\nnavigation: [{label: A, to: pages/abuot.md}]\n"],
            says: """
                site/site.yaml:2:29: error: the link “pages/abuot.md” leads to no file of the \
                site [PP0551]
                 2 | navigation: [{label: A, to: pages/abuot.md}]
                   |                             ^
                   Did you mean “pages/about.md”?

                """),
        FaultCase(
            name: "a menu entry that is a draft",
            files: [
                "site.yaml": "title: T\nnavigation:\n- label: D\n  to: pages/d.md\n",
                "pages/d.md": SmallSite.page("D", "draft: true"),
            ],
            says: """
                site/site.yaml:4:7: error: “pages/d.md” is a draft [PP0550]
                 4 |   to: pages/d.md
                   |       ^
                   Build with “--drafts”, or remove “draft: true” from its file.

                """),
    ]

    static let names: [FaultCase] = [
        .badName("calculations/A b.md", suggestion: "a-b.md"),
        .badName("calculations/é.md", suggestion: "e.md"),
        .file(
            "the name con.md", "calculations/con.md",
            "Windows keeps the file name “con.md” for itself [PP0517]",
            "Rename it, for example to con-page.md."),
        .badName("calculations/UPPER.md", suggestion: "upper.md"),
        .badName("calculations/a_b.md", suggestion: "a-b.md"),
        .badName("calculations/two.dots.md", suggestion: "two-dots.md"),
        .badName("calculations/Rows.csv", suggestion: "rows.csv"),
        .badName("pages/-x.md", suggestion: "x.md"),
        .badName("pages/a\tb\u{1B}c.md", suggestion: "a-b-c.md"),
        .badName(
            "pages/" + String(repeating: "n", count: 200) + ".md",
            suggestion: String(repeating: "n", count: 80) + ".md"),
        .file(
            "a file of another kind", "calculations/car.txt",
            "“car.txt” is not a kind of file that calculations/ holds [PP0510]",
            "Put Markdown (.md), YAML (.yaml), JSON (.json) or CSV (.csv) files there, or move the "
                + "file to assets/."),
        .file(
            "a file of another kind in another folder", "budgets/may.xlsx",
            "“may.xlsx” is not a kind of file that budgets/ holds [PP0510]",
            "Put Markdown (.md), YAML (.yaml), JSON (.json) or CSV (.csv) files there, or move the "
                + "file to assets/."),
        .file(
            "YAML among the pages", "pages/terms.yaml",
            "“terms.yaml” is not a kind of file that pages/ holds [PP0510]",
            "Put Markdown (.md) files there, or move the file to assets/."),
        .file(
            "a table among the pages", "pages/terms.csv",
            "“terms.csv” is not a kind of file that pages/ holds [PP0510]",
            "Put Markdown (.md) files there, or move the file to assets/."),
        .file(
            "a file without an ending", "calculations/md",
            "“md” is not a kind of file that calculations/ holds [PP0510]",
            "Put Markdown (.md), YAML (.yaml), JSON (.json) or CSV (.csv) files there, or move the "
                + "file to assets/."),
        .file(
            "an ending in capitals", "pages/about2.MD",
            "“about2.MD” is not a kind of file that pages/ holds [PP0510]",
            "Put Markdown (.md) files there, or move the file to assets/."),
        FaultCase(
            name: "a folder in a folder", files: ["reports/more/x.yaml": ""],
            says: """
                site/reports/more:1:1: error: the folder “more” is inside another [PP0513]
                   Put its files into the folder above.

                """),
        .file(
            "a file of the theme that it does not have", "templates/stile.css",
            "the theme has no file “stile.css” [PP0523]", "Did you mean “style.css”?"),
        .file(
            "a file of the theme that is near to none", "templates/logo.png",
            "the theme has no file “logo.png” [PP0523]",
            "Put files to be copied as they are into assets/."),
    ]

    static let symbolicLinks: [FaultCase] = [
        "calculations/x.md", "calculations/x.csv", "pages/x.md", "assets/x", "assets/img/x",
        "templates/card.mustache",
    ].map { path in
        FaultCase(
            name: "a link \(path)", links: [path: "/etc/hostname"],
            says: """
                site/\(path):1:1: error: symbolic links are not followed [PP0509]
                   Put the file itself there.

                """
        )
    }

    static let settings: [FaultCase] = [
        FaultCase(
            name: "a locale that is almost one", files: ["site.yaml": "title: T\nlocale: en-UK\n"],
            says: """
                site/site.yaml:2:9: error: locale “en-UK” is not known [PP0526]
                 2 | locale: en-UK
                   |         ^
                   Did you mean “en-US”?

                """),
        FaultCase(
            name: "a locale that is none", files: ["site.yaml": "title: T\nlocale: klingon\n"],
            says: """
                site/site.yaml:2:9: error: locale “klingon” is not known [PP0526]
                 2 | locale: klingon
                   |         ^
                   It can be en-US, en-GB, en-CA, en-IN, en-AU, en-NZ, en-IE, de-DE, de-AT, de-CH, \
                fr-FR, fr-BE, fr-LU, fr-CA, lb-LU, nl-NL, nl-BE, es-ES, ca-ES, it-IT, pt-PT, \
                pt-BR, el-GR, mt-MT, da-DK, sv-SE, nb-NO, fi-FI, et-EE, lv-LV, lt-LT, pl-PL, \
                cs-CZ, sk-SK, sl-SI, hr-HR, hu-HU, ro-RO, bg-BG, ja-JP, ko-KR, zh-CN, ar-EG \
                or he-IL.

                """),
        FaultCase(
            name: "an address that is a script", baseURL: "javascript:alert(1)/",
            says: """
                --base-url: error: “javascript:alert(1)/” is not a web address to publish at \
                [PP0527]
                   Write the whole of it, such as “https://example.org/blog/”.

                """),
    ]

    static let addresses: [FaultCase] = [
        FaultCase(
            name: "a page and a list", files: ["pages/savings.md": SmallSite.page()],
            says: """
                site/pages/savings.md:1:1: error: the address savings.html is taken by the list \
                of savings [PP0557]
                 1 | ---
                   | ^
                   Rename one of the two.

                """),
        FaultCase(
            name: "a page and the one for wrong addresses",
            files: ["pages/404.md": SmallSite.page()],
            says: """
                site/pages/404.md:1:1: error: \
                the address 404.html is taken by the page for wrong addresses [PP0557]
                 1 | ---
                   | ^
                   Rename one of the two.

                """),
        FaultCase(
            name: "an asset and a file of the theme", files: ["assets/style.css": "p {}\n"],
            says: """
                site/assets/style.css:1:1: error: \
                the address assets/style.css is taken by built-in style.css [PP0557]
                 1 | p {}
                   | ^
                   To replace a file of the theme, put it into templates/.

                """),
        FaultCase(
            name: "assets that differ in case alone", files: ["assets/Notes.TXT": "x\n"],
            says: """
                site/assets/notes.txt:1:1: error: \
                the address assets/notes.txt is taken by site/assets/Notes.TXT [PP0557]
                 1 | a,b
                   | ^
                   Rename one of the two.

                """),
        FaultCase(
            name: "a folder of assets and a file of the theme",
            files: ["assets/style.css/part.css": "p {}\n"],
            says: """
                site/assets/style.css/part.css:1:1: error: \
                the address assets/style.css is taken by built-in style.css [PP0557]
                 1 | p {}
                   | ^
                   To replace a file of the theme, put it into templates/.

                """),
        FaultCase(
            name: "a set and a row of one name",
            files: [
                "calculations/cars.csv":
                    "name,kind,principal,rate,term\nbike,loan,100,0%,10 months\n"
            ],
            says: """
                site/calculations/cars.csv:2:1: error: \
                the name “bike” is taken [PP0144]
                 2 | bike,loan,100,0%,10 months
                   | ^
                   first at site/calculations/bike.md:1:1
                   Give one of the two another name.

                """),
    ]
}
