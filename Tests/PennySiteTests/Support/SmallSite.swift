import PennyTheme

/// A site small enough to check by hand: nothing bears interest.
enum SmallSite {
    static let files = [
        "site.yaml": """
        title: Money pages
        description: Worked by hand.

        """,
        "calculations/bike.md": """
        ---
        kind: loan
        title: The bike at {{this.payment}}
        description: It costs {{this.totalPaid}} in all.
        date: 2026-03-01
        tags: [bike, short]
        order: 2
        principal: 1,200
        rate: 0%
        term: 12 months
        ---
        Pay {{this.payment}} or [save](plan.md#growth), or take [phone B](phones.csv#phone-b).

        """,
        "calculations/plan.md": """
        ---
        kind: savings
        title: The plan
        date: 2026-04-01
        yearsToInvest: 2
        monthlyDeposit: 10
        interestRate: 0%
        ---

        """,
        "calculations/phones.csv": """
        name,kind,title,principal,rate,term
        phone-a,loan,Phone A,600,0%,6 months
        phone-b,loan,Phone B at {{this.payment}},"1,000",0%,10 months

        """,
        "pages/index.md": """
        ---
        title: Welcome
        ---
        The bike is {{bike.payment}}: [all](../calculations/), [notes](../assets/notes.txt).

        """,
        "pages/about.md": """
        ---
        title: About {{plan.accruedBalance}}
        order: 1
        ---
        ## One

        [The bike](../calculations/bike.md), [home](index.md), [above](#one).

        """,
        "assets/notes.txt": "a,b\n",
        "assets/img/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
    ]

    static let outputs = still + live

    /// The files that a program with modules adds.
    private static let live =
        EngineModules.names.isEmpty
        ? []
        : [
            "assets/form.js", "assets/start.js", "assets/compare-page.js", "assets/saved-sets.js",
            "assets/cards.js", "assets/engine/keypad.js",
            "assets/engine/keypad.en-US.js", "assets/engine/keypad.en-US.words",
            "assets/engine/keypad.wasm", "assets/engine/loan.en-US.js",
            "assets/engine/loan.en-US.words",
            "assets/engine/loan.js", "assets/engine/loan.wasm", "assets/engine/savings.en-US.js",
            "assets/engine/savings.en-US.words", "assets/engine/savings.js",
            "assets/engine/savings.wasm",
            "compare/index.html", "compare/loans.html", "compare/savings.html", "saved/index.html",
            "assets/offers.js",
        ]

    private static let still = [
        "404.html", "about.html", "assets/favicon.svg", "assets/img/dot.svg", "assets/notes.txt",
        "assets/chart-files.js", "assets/common.js", "assets/result.js", "assets/search-answer.js",
        "assets/search-page.js",
        "search/index.js",
        "search/pages-0.js", "search/words.js",
        "assets/style.css", "assets/words.js",
        "calculations/bike.csv",
        "calculations/bike.html",
        "calculations/bike.json", "calculations/index.html", "calculations/phone-a.csv",
        "calculations/phone-a.html", "calculations/phone-a.json", "calculations/phone-b.csv",
        "calculations/phone-b.html", "calculations/phone-b.json", "calculations/plan.csv",
        "calculations/plan.html", "calculations/plan.json", "calculators/index.html",
        "calculators/loan.csv", "calculators/loan.html", "calculators/loan.json",
        "calculators/savings.csv", "calculators/savings.html", "calculators/savings.json",
        "index.html", "loans.html", "pennypress.json", "savings.html",
        "search.html", "tags/bike.html", "tags/index.html", "tags/short.html",
    ]

    /// A loan without interest that pays 100.00 ten times.
    static func loan(_ title: String = "A loan", _ more: String = "", body: String = "") -> String {
        """
        ---
        kind: loan
        title: \(title)
        principal: 1,000
        rate: 0%
        term: 10 months
        \(more.isEmpty ? "" : more + "\n")---
        \(body)

        """
    }

    static func page(_ title: String = "A page", _ more: String = "", body: String = "") -> String {
        """
        ---
        title: \(title)
        \(more.isEmpty ? "" : more + "\n")---
        \(body)

        """
    }
}
