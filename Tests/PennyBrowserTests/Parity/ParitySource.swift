import PennyTestSupport

/// A site whose pages are adjusted: its sets, and how it writes numbers.
struct ParitySource {
    let name: String
    let settings: String
    /// The decimal mark.
    let mark: String
    /// The front matter of each set by its path.
    let sets: [(path: String, text: String)]

    static func all() throws -> [ParitySource] {
        [
            ParitySource(
                name: "dollars", settings: "title: Money\nlocale: en-US\ncurrency: USD\n",
                mark: ".", sets: try sample()),
            ParitySource(
                name: "euros", settings: "title: Geld\nlocale: de-DE\ncurrency: EUR\n", mark: ",",
                sets: euros),
            ParitySource(
                name: "yen", settings: "title: Money\nlocale: ja-JP\ncurrency: JPY\n", mark: ".",
                sets: yen),
        ]
    }

    /// The value of a key in `site.yaml`.
    func setting(_ key: String) -> String {
        let line = settings.split(separator: "\n").first { $0.hasPrefix("\(key): ") }
        return line.map { String($0.dropFirst(key.count + 2)) } ?? ""
    }

    static func kind(of set: (path: String, text: String)) -> String {
        if set.path.hasPrefix("comparisons/") { return "comparison" }
        if set.path.hasPrefix("budgets/") { return "budget" }
        return set.text.firstMatch(of: /\nkind: ([a-z-]+)/).map { String($0.1) } ?? "loan"
    }

    /// Two sets of each calculator from the sample site, and the sets that these name.
    private static func sample() throws -> [(path: String, text: String)] {
        let files = try ["calculations", "comparisons", "budgets"]
            .flatMap { try Repository.files(under: "site/\($0)", endingIn: [".md"]) }
            .map { file in
                let end = file.text.firstRange(of: "\n---\n")?.upperBound
                let frontMatter = file.text.prefix(upTo: end ?? file.text.endIndex)
                return (path: String(file.path.dropFirst("site/".count)), text: String(frontMatter))
            }
            .filter { !$0.text.contains("\nseries:") && !$0.path.hasSuffix("/index.md") }
        var chosen: [String: Int] = [:]
        let named = files.filter { kind(of: $0) == "scenarios" }.flatMap { scenarios in
            scenarios.text.matches(of: /set: ([a-z-]+)/).map { "calculations/\($0.1).md" }
        }
        return files.filter { file in
            let kind = kind(of: file)
            chosen[kind, default: 0] += 1
            return chosen[kind, default: 0] <= 2 || named.contains(file.path)
        }
    }

    private static func set(_ path: String, _ lines: String) -> (path: String, text: String) {
        (path, "---\ntitle: A set\n\(lines)\n---\n")
    }

    private static let euros = [
        set(
            "calculations/darlehen.md",
            """
            kind: loan
            principal: 250.000
            rate: 3,85%
            term: 25 years
            fees: 1.250,50
            extra: 500 at 12; 1.000 from 24 every 12
            """),
        set(
            "calculations/sparplan.md",
            """
            kind: savings
            yearsToInvest: 12
            initialInvestment: 2.500,75
            monthlyDeposit: 150
            interestRate: 2,5%
            """),
        set(
            "calculations/karten.md",
            """
            kind: payoff
            monthlyBudget: 500
            debts:
              - {name: Karte, balance: "1.450,20", rate: "18,9%", minimum: 45}
              - {name: "Möbel & Küche", balance: "6.200", rate: "7,5%", minimum: 150}
            """),
        set(
            "comparisons/reis.md",
            """
            products:
              - {name: "Größe „S“", price: "1,89", size: 1 kg}
              - {name: Beutel, price: "3,45", size: 2 kg, deal: buy 2 get 1 free}
            """),
    ]

    private static let yen = [
        set(
            "calculations/home.md",
            "kind: loan\nprincipal: 35,000,000\nrate: 1.3%\nterm: 35 years\nstart: 2026-12-20"),
        set(
            "calculations/plan.md",
            "kind: savings\nyearsToInvest: 8\nmonthlyDeposit: 30,000\ninterestRate: 1.25%"),
    ]
}
