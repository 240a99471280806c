extension ExampleFiles {
    static let term = """
        ---
        # A file in this folder is a word of the dictionary. Texts link to it automatically.
        # Text in parentheses after a space is a second name.
        term: APR (Annual Percentage Rate)
        # Other names, and old names.
        aliases: [yearly cost of a loan]
        # One sentence for lists.
        short: What a loan costs a year, with fees.
        seeAlso: [principal]
        tags: [borrowing]
        source: Regulation Z, 12 CFR 1026.22
        sourceURL: https://www.ecfr.gov/current/title-12/part-1026
        # When texts link to it: first (the first time on a page), case-sensitive (a single word
        # only with its capitals, for words like “Will”), or never.
        autolink: first
        ---
        The APR counts fees as well as interest, so two loans with the same rate can have different
        APRs. Use it to compare loans with the same term.

        """

    static let terms = """
        name,term,aliases,short,definition
        principal,Principal,"amount borrowed, sum borrowed",What you borrow.,"What you borrow, \
        without interest and fees."
        interest,Interest,,The price of borrowing.,"The price of borrowing. You pay it on what you \
        still owe."

        """

    static let lesson = """
        ---
        # The number in the file's name is the chapter's place in the course.
        title: What a loan costs
        description: Why the last payments pay back more of the loan than the first ones.
        date: 2026-11-20
        # Words of the dictionary that the chapter teaches, by the names of their files or rows.
        keyTerms: [principal, apr]
        # Topics of the National Standards for Personal Financial Education: earning income,
        # spending, saving, investing, managing credit, managing risk.
        standards: [managing credit]
        ---
        You borrow {{first-home.principal}}. Each month you pay {{first-home.payment}}, and at first
        most of that is interest.[^1]

        ## How it is computed

        A block like this shows how a figure of a saved set was computed:

        ```example
        first-home.payment
        ```

        ## Check yourself

        A question is a heading with a list of answers right below it.

        ### When is most of the payment interest?

        - ( ) At the end.
          > At the end you owe little, so little interest is charged.
        - (x) At the beginning.
          > You owe most then, and interest is charged on what you owe.

        [^1]: The schedule on [the loan's page](../calculations/first-home.md) shows every month.

        """
}
