/// The saved sets of the fixture.
enum FixtureSets {
    static let all = [
        set("calculations/thirty", "First home", home + ["rate: 6.25%", "term: 30 years"]),
        // The page before this one, after its reader has changed two inputs.
        set("calculations/thirty-sooner", "First home", home + ["rate: 5.5%", "term: 20 years"]),
        set(
            "calculations/with-extras", "Paying extra",
            home + [
                "rate: 6.25%", "term: 30 years", "extra:", "  - amount: 200", "    from: 1",
                "    every: 1", "  - amount: 5,000", "    at: 12",
            ]),
        set(
            "calculations/two-terms", "Two terms",
            ["kind: scenarios", "sets:", "  - set: thirty", "  - set: thirty-sooner"]),
        set(
            "calculations/car-fund", "Car fund",
            [
                "description: What to save for a car", "kind: goal", "target: 20,000",
                "yearsToInvest: 5", "interestRate: 4%",
            ], text: "These are the words of an author."),
        set(
            "calculations/store-card", "Store card",
            ["kind: card", "balance: 3,000", "rate: 18%", "payment: 200"]),
        set(
            "comparisons/which-rice", "Which rice?",
            [
                "products:", "  - name: Own brand", "    price: 1.89", "    size: 1 kg",
                "  - name: Family <bag> & more", "    price: 8.45", "    size: 5 kg",
            ]),
        // Prices as calculations, also with another sign of multiplication.
        set(
            "comparisons/with-a-coupon",
            "With a coupon",
            [
                "products:", "  - name: Bottles", "    price: 14.50 - 6.50", "    size: 12 × 0.5 l",
                "  - name: Cans", "    price: 3 x 2.20", "    size: 12 × 0.33 l",
                "  - name: Cartons", "    price: 7.00 / 2", "    size: 1 l",
            ]),
    ]

    private static let home = ["kind: loan", "principal: 350,000"]

    private static func set(
        _ path: String, _ title: String, _ lines: [String], text: String = ""
    ) -> (String, String) {
        let kind = path.hasPrefix("comparisons/") ? ["kind: comparison"] : []
        let text = ["---", "title: \(title)"] + kind + lines + ["---", text]
        return (path + ".md", text.joined(separator: "\n"))
    }
}
