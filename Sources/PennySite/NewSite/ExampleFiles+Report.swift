extension ExampleFiles {
    static let report = """
        # The daily report: where its values and headlines come from. Each day has a file in
        # reports/, named by its date. The newest file is today's. The sources here are examples
        # with made-up figures. Replace them with your own, and delete the files in reports/.
        title: Daily report
        sources:
          - name: example-index
            label: Example index
            # value or headlines
            kind: value
            # Added by hand: pennypress report add example-index=101.20
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
            #   range: 5 to 150       what is plausible; any other value is refused
            #   attribution: Example Exchange
            #   licence: Free for any use, as that site says
            #   link: https://example.org/vix
            # More settings for a source:
            # decimals: 2             how many decimals to show
            # staleAfter: 4           days after which a value is old
            # matches: ^[0-9,.]+$     what the whole text must match, a regular expression of RE2
        # More settings for the report:
        # redIsUp: true             for markets that show a rise in red

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
        # Do not write changes. A build computes them from the last day that has a value.
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
