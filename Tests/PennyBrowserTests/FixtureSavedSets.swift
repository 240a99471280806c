/// The results that scenarios change and save.
enum FixtureSavedSets {
    /// The paths and texts of the files.
    static let files = [
        (
            "calculations/home.md",
            """
            ---
            kind: loan
            title: Our home
            date: 2026-11-01
            principal: 120,000
            rate: 5%
            term: 30 years
            extra:
              - amount: 100
                from: 13
                to: 24
            ---

            """
        ),
        (
            "calculations/plan.md",
            """
            ---
            kind: savings
            title: The plan
            yearsToInvest: 2
            monthlyDeposit: 100
            interestRate: 3%
            ---

            """
        ),
        (
            "comparisons/rice.md",
            """
            ---
            title: Rice
            products:
              - {name: Small "bag", price: 2.49, size: 1 kg}
              - {name: Large bag, price: 9.99, size: 5 kg}
            ---

            """
        ),
    ]
}
