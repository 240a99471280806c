/// The small site with a dictionary and a course, all of it to check by hand.
enum LearningSite {
    static let files = SmallSite.files.merging([
        "glossary/payment.md": term(
            "Payment", "aliases: [instalment]\nshort: What you pay each month.",
            body: "A payment has interest in it; this one is {{bike.payment}}.\n"),
        "glossary/words.csv": """
        name,term,aliases,short,seeAlso,definition
        interest,Interest,,,payment,"The **price** of borrowing, see [the bike](../calculations/bike.md)."
        apr,APR (Annual Percentage Rate),yearly cost,A rate with fees.,"interest,payment",It counts fees.

        """,
        "lessons/02-debt.md": lesson("Debt", body: "An instalment.\n\n## More\n"),
        "lessons/01-credit.md": lesson(
            "Credit at {{bike.payment}}",
            "description: Trust.\nkeyTerms: [apr]\nstandards: [managing credit, saving]",
            body: """
                Interest and more interest, see [Debt](02-debt.md#more) or [below](#check).

                ## Check

                ```example
                bike.payment
                ```

                ### Which is right?

                - ( ) This one.
                  > No interest here.
                - (x) That one.
                  > Yes.

                It was paid.[^a]

                [^a]: By somebody.

                """),
    ]) { $1 }

    static func term(_ term: String, _ more: String = "", body: String = "Text.\n") -> String {
        "---\nterm: \(term)\n\(more.isEmpty ? "" : more + "\n")---\n\(body)"
    }

    static func lesson(_ title: String, _ more: String = "", body: String = "Text.\n") -> String {
        "---\ntitle: \(title)\n\(more.isEmpty ? "" : more + "\n")---\n\(body)"
    }
}
