import PennyTestSupport

extension SiteFolder {
    /// A glossary, and texts of about 900 words that use a term in every twelfth place.
    mutating func addWords(terms count: Int, texts: Int) throws {
        let terms = (0..<count).map(BenchTerm.init)
        try add(
            "calculations/home.yaml",
            """
            title: A home
            kind: loan
            principal: 350,000
            rate: 6.25%
            term: 30 years

            """)
        for term in terms {
            let others = (0..<3).map { _ in random.pick(terms) }
            let seeAlso = Set(others.map(\.id)).subtracting([term.id]).sorted()
            try add(
                "glossary/\(term.id).md",
                """
                ---
                term: \(term.name)
                short: What number \(term.number) means, in one plain line.
                seeAlso: [\(seeAlso.joined(separator: ", "))]\(term.aliasLine)
                tags: [\(random.pick(Self.tags))]
                ---
                \(paragraph(terms))

                """)
        }
        for number in 0..<texts {
            let place = (number + 1).padded(4)
            let folder = number.isMultiple(of: 2) ? "lessons" : "pages"
            try add("\(folder)/\(place)-text-\(number).md", text(number, terms))
        }
    }

    private mutating func text(_ number: Int, _ terms: [BenchTerm]) -> String {
        var text = """
            ---
            title: Text number \(number)
            description: What text number \(number) is about, in one plain line.
            date: \(random.day())
            ---
            \(paragraph(terms))

            """
        for section in 1...5 {
            text += """

                ## Part \(section)

                \(paragraph(terms))

                - A home costs **{{home.payment}}** a month.
                - See [term number \(section)](../glossary/\(random.pick(terms).id).md).

                | What | How much |
                |---|---:|
                | Interest | {{home.totalInterest}} |
                | In all | {{home.totalPaid}} |

                \(paragraph(terms))[^\(section)]

                [^\(section)]: The source of part \(section).

                """
        }
        return text
    }

    private mutating func paragraph(_ terms: [BenchTerm]) -> String {
        let words = (0..<80).map { _ in
            random.once(in: 12) ? random.pick(terms).name : random.pick(BenchTerm.plainWords)
        }
        return words.joined(separator: " ") + "."
    }
}

/// A term of two words, or of one that nobody has heard.
struct BenchTerm {
    let number: Int

    static let plainWords = [
        "the", "a", "and", "of", "to", "is", "that", "it", "you", "for", "on", "with", "month",
        "year", "money", "bank", "pays", "costs", "saves", "more", "less", "after", "before",
        "each", "when", "because", "house", "friend", "letter", "number", "paper", "small",
    ]
    private static let firsts = [
        "Deferred", "Level", "Open", "Silver", "Rolling", "Fixed", "Joint", "Prior", "Senior",
        "Double", "Blue", "Annual", "Split", "Gross", "Plain", "Quiet", "Early", "Late", "Broad",
        "Narrow", "Public", "Private", "Linked", "Loose", "Firm",
    ]
    private static let seconds = [
        "Escrow", "Ledger", "Tariff", "Annuity", "Margin", "Premium", "Tranche", "Coupon", "Lien",
        "Reserve", "Warrant", "Charter", "Surplus", "Draft", "Bond", "Rebate", "Pledge", "Quota",
        "Levy", "Stake", "Credit", "Deposit", "Voucher", "Index", "Covenant", "Dividend", "Grant",
        "Royalty", "Bounty", "Tithe", "Excise", "Stipend", "Subsidy", "Debit", "Mandate", "Claim",
        "Transfer", "Waiver", "Yield", "Token",
    ]
    private static let syllables = [
        "ba", "cor", "del", "fin", "gar", "hul", "jen", "kel", "lum", "mor", "nis", "pra", "quo",
        "rin", "sul", "tev", "vor", "wex", "yol", "zan",
    ]

    var id: String { "term-\(number.padded(5))" }

    var name: String {
        let firsts = Self.firsts
        let seconds = Self.seconds
        guard !number.isMultiple(of: 2), number / 2 < firsts.count * seconds.count else {
            return coined.prefix(1).uppercased() + coined.dropFirst()
        }
        let pair = number / 2
        return "\(firsts[pair % firsts.count]) \(seconds[pair / firsts.count])"
    }

    /// Every third has another name.
    var aliasLine: String {
        number.isMultiple(of: 3) ? "\naliases: [old \(coined) rule]" : ""
    }

    private var coined: String {
        let all = Self.syllables
        return [number, number / all.count, number / (all.count * all.count), number + 7]
            .map { all[$0 % all.count] }.joined()
    }
}
