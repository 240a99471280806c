extension ExampleFiles {
    static let report = """
        # The daily report: where its values and headlines come from. Each day is a file in
        # reports/, named by its date; the newest is today's. The sources here are examples with
        # made-up figures. Write your own over them, and delete the files in reports/.
        title: Daily report
        sources:
          - name: example-index
            label: Example index
            # value or headlines
            kind: value
            # Put in by hand: pennypress report add example-index=101.20
            format: hand
            # Whose data it is, and on what terms you may show it. Both are required.
            attribution: Made-up figures that show what a report looks like
            licence: None needed
          - name: example-rate
            label: Example rate
            kind: value
            format: hand
            # points, percent, or a currency
            unit: percent
            attribution: Made-up figures that show what a report looks like
            licence: None needed
          - name: example-news
            label: Example news
            kind: headlines
            format: hand
            attribution: A made-up title
            licence: None needed
            # A source that “pennypress report fetch” asks each day:
            # - name: vix
            #   label: VIX
            #   kind: value
            #   format: csv           csv, rss, atom, feed or html
            #   url: https://example.org/vix-daily.csv
            #   column: CLOSE         of a table; of a page: selector or xpath
            #   range: 5 to 150       what is plausible; anything else is refused
            #   attribution: Example Exchange
            #   licence: Free for any use, as that site says
            #   link: https://example.org/vix
            # More that can be written of a source:
            # decimals: 2             how its values are printed
            # staleAfter: 4           days after which a value is old
            # matches: ^[0-9,.]+$     what all of its text must be, as an expression of RE2
        # More that can be written of the report:
        # redIsUp: true             for markets where a rise is red

        """

    static let firstReport = """
        # What the sources said on the day in this file’s name. These figures are made up.
        values:
          - source: example-index
            value: "100.00"
            asOf: 2026-11-18
          - source: example-rate
            value: "4.25"
            asOf: 2026-11-18
        note: An example with made-up figures.

        """

    static let secondReport = """
        # Changes are not written: they are worked out against the last day that has a value.
        values:
          - source: example-index
            value: "102.50"
            asOf: 2026-11-19
          - source: example-rate
            missing: this is how a day without a value looks
        note: An example with made-up figures.

        """

    static let thirdReport = """
        values:
          - source: example-index
            value: "101.20"
            asOf: 2026-11-20
          - source: example-rate
            value: "4.00"
            asOf: 2026-11-20
        headlines:
          - source: example-news
            title: What a headline looks like
            url: https://example.org/
            time: 2026-11-20T09:30:00Z
        note: An example with made-up figures.

        """
}
