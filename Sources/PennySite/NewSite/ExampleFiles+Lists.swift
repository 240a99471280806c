extension ExampleFiles {
    static let comparison = """
        ---
        # A file in this folder is a comparison; it needs no line “kind:”.
        title: Rice by the bag
        description: Three bags of rice, and what a kilogram of each costs.
        date: 2026-11-20
        tags: [food]
        # The products, all of one kind: by weight, by volume, by length, by area, or by the piece.
        products:
            # What the shelf says, the price you pay, and what is in the pack.
          - name: Own brand
            price: 1.89
            size: 1 kg
          - name: Family bag
            price: 8.45
            size: 5 kg
          - name: Two small bags
            price: 2.00
            size: 2 x 500 g
            # More that can be written of a product:
            # deal: 3 for 5.00            what a shelf offers: 10% off, buy 2 get 1
            # count: 2                    packs for the price
            # yield: 60% drained          what of it can be used
            # tax: 7%                     added to the price
            # deposit: 0.25               what comes back is no part of the price
            # url: https://example.com/   where the price was seen
        # More that can be written of the list:
        # per: kg                       the unit of the prices; left out, one that suits the list
        # policy: exact                 or the rules of the shelf label: us, uk, eu, au
        # use: 2 kg a week              how much you use, for what the choice makes in a year
        # wanted: 5 kg                  how much you want to buy at once
        ---
        The cheapest is {{this.best}}.

        """

    static let budget = """
        ---
        # A file in this folder is a budget; it needs no line “kind:”.
        title: Household budget
        description: What comes in, what goes out, and what is left each month.
        date: 2026-11-20
        tags: [household]
        # What comes in. Amounts are those of a month unless “every” says otherwise:
        # week, 2 weeks, month, quarter or year.
        income:
          - name: Regular take-home pay
            amount: 1,950
            every: 2 weeks
          - name: Pensions/Social Security
            amount: 0
          - name: Interest from accounts
            amount: 36
            every: quarter
          - name: Dividends from stocks
            amount: 120
            every: year
        # What goes out. “kind” is need, want, saving or debt; “cost” is fixed or flexible;
        # “group” puts lines together under a word of your own.
        expenses:
          - name: Rent/mortgage
            amount: 1,350
            kind: need
            cost: fixed
          - name: Telephone/TV/Internet
            amount: 95
            kind: need
            cost: fixed
          - name: Insurance
            amount: 140
            kind: need
            cost: fixed
          - name: Utilities
            amount: 160
            kind: need
            cost: flexible
          - name: Food/groceries
            amount: 125
            every: week
            kind: need
            cost: flexible
          - name: Recreation/entertainment
            amount: 180
            kind: want
            cost: flexible
          - name: Education
            amount: 75
            kind: want
            cost: flexible
          - name: Clothing
            amount: 60
            kind: want
            cost: flexible
        # More that can be written:
        # month: 2026-11                the month it is for; two months make a page of both
        # series: our-home              the word that puts months together
        # reserve: 4,000                money set aside already
        ---
        Each month {{this.fundsAvailable}} is left.

        """
}
