extension ExampleFiles {
    static let comparison = """
        ---
        # A file in this folder is a comparison, so it does not need a line “kind:”.
        title: Rice by the bag
        description: Three bags of rice, and what each costs per kilogram.
        date: 2026-11-20
        tags: [food]
        # The products. All need the same measure: weight, volume, length, area or pieces.
        products:
            # The name, the price you pay, and the amount in the package.
          - name: Own brand
            price: 1.89
            size: 1 kg
          - name: Family bag
            price: 8.45
            size: 5 kg
          - name: Two small bags
            price: 2.00
            size: 2 x 500 g
            # More inputs for a product:
            # deal: 3 for 5.00            a deal, such as 10% off, or buy 2 get 1
            # count: 2                    how many packages you get for the price
            # yield: 60% drained          how much of it you can use
            # tax: 7%                     a tax added to the price
            # deposit: 0.25               what you get back; not part of the price
            # url: https://example.com/   where you saw the price
        # More inputs for the list:
        # per: kg                       the unit for prices; default: one that suits the list
        # policy: exact                 or the rules for shelf labels: us, uk, eu, au
        # use: 2 kg a week              how much you use, for the saving in a year
        # wanted: 5 kg                  how much you want to buy once
        ---
        The cheapest is {{this.best}}.

        """

    static let budget = """
        ---
        # A file in this folder is a budget, so it does not need a line “kind:”.
        title: Household budget
        description: What comes in, what goes out, and what is left each month.
        date: 2026-11-20
        tags: [household]
        # What comes in. Amounts are per month unless “every” says otherwise:
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
        # What goes out. “kind” is need, want, saving or debt. “cost” is fixed or flexible.
        # “group” is your own word for lines that belong together.
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
        # More inputs:
        # month: 2026-11                the month it is for
        # series: our-home              a word for months that a page compares
        # reserve: 4,000                money you have already saved
        ---
        Each month, {{this.fundsAvailable}} is left.

        """
}
