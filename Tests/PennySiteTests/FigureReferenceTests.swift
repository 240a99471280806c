import PennySite
import Testing

/// Figures of saved sets in texts.
@Suite struct FigureReferenceTests {
    private static let debts = """
        ---
        kind: payoff
        title: Debts
        debts: name Card balance 3,000 rate 18% minimum 60
        monthlyBudget: 130
        ---
        {{this.months}} months, or {{this.months.words}}, at {{this.monthlyBudget.words}}.
        """

    @Test func `months are a number, and years and months in words`() throws {
        let sandbox = try Sandbox(["site.yaml": "title: T\n", "calculations/debts.md": Self.debts])
        try sandbox.build()
        let page = try sandbox.text("out/calculations/debts.html")
        #expect(page.contains("<p>29 months, or 2 years and 5 months, at $130.00.</p>"))
    }

    @Test(arguments: ["this.months.word", "this.months.words.words", "this..words", "words"])
    func `any other part is a fault`(_ reference: String) throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n",
            "calculations/debts.md": Self.debts + "\n{{\(reference)}}\n",
        ])
        #expect(sandbox.faults().contains("“\(reference)” does not name a figure"))
    }
}
