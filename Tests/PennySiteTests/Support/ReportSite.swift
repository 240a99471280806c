import Testing

/// The small site with a daily report, all of it to check by hand.
enum ReportSite {
    static let configuration = """
        title: Market report
        sources:
          - name: vix
            label: VIX
            kind: value
            format: hand
            attribution: Cboe <markets>
            licence: PDDL
            link: https://e.example/vix
          - {name: rate, label: Rate, kind: value, format: hand, unit: percent,
             attribution: A bank, licence: Free}
          - {name: oil, label: Oil, kind: value, format: hand, unit: USD, decimals: 1,
             staleAfter: 9, attribution: An agency, licence: Public domain}
          - {name: news, label: The News, kind: headlines, format: hand,
             attribution: A paper, licence: Titles and links}

        """

    /// The small site with these reports, by their days.
    static func files(
        _ reports: [String: String] = reports, configuration: String = configuration,
        adding more: [String: String] = [:]
    ) -> [String: String] {
        var files = SmallSite.files.merging(more) { $1 }
        files["report.yaml"] = configuration
        for (day, text) in reports { files["reports/\(day).yaml"] = text }
        return files
    }

    static let reports = [
        "2026-05-22": value("vix", "16.70", "2026-05-22") + value("rate", "4.25", "2026-05-22", ""),
        "2026-05-26": value("vix", "17.01", "2026-05-26") + value("rate", "4.00", "2026-05-26", ""),
        "2026-05-27": value("vix", "16.29", "2026-05-27")
            + value("rate", "4.00", "2026-05-27", "")
            + value("oil", "-1.25", "2026-05-27", "")
                + """
                headlines:
                  - source: news
                    title: Prices & <b>rates</b>
                    url: https://n.example/?a=1&b=2
                    time: 2026-05-27T09:30:00Z
                note: A <quiet> day.

                """,
    ]

    /// A value with its day, as the first of the list or a further one.
    static func value(
        _ source: String, _ value: String, _ day: String, _ start: String = "values:\n",
        _ more: String = ""
    ) -> String {
        "\(start)  - source: \(source)\n    value: \"\(value)\"\n    asOf: \(day)\n"
            + (more.isEmpty ? "" : "    \(more)\n")
    }

    /// The rows of the values on a page: `VIX | 16.29 | down ▼ −4.23% down`.
    static func rows(of page: String) -> [String] {
        page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "<td class=\"n")
            let row = line.replacing(" class=\"told\"", with: "")
            guard row.hasPrefix("<tr><th scope=\"row\">"), cells.count == 3 else { return nil }
            let value = cells[1].drop { $0 != ">" }.dropFirst()
            let tone = cells[2].dropFirst().prefix { $0 != "\"" }
            let change = cells[2].drop { $0 != ">" }.dropFirst()
            return [words(cells[0]), words(value), "\(tone) \(words(change))"]
                .joined(separator: " | ")
        }
    }

    private static func words(_ markup: Substring) -> String {
        String(markup).replacing(/<[^>]*>/, with: "").replacing("&amp;", with: "&")
    }
}
