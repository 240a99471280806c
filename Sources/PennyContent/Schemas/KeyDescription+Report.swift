extension KeyDescription {
    /// The keys of `report.yaml`.
    package static let report = [
        KeyDescription("title", .text, "What the report is called."),
        KeyDescription(
            "staleAfter", .wholeNumber, "After how many days the report says that a value is old."),
        KeyDescription(
            "allowHosts", .words, "Hosts that may be asked although their addresses are private."),
        KeyDescription("sources", .list(source), "Where the figures and headlines come from."),
    ]

    /// The keys of an entry of `sources:`.
    package static let source = [
        KeyDescription(
            "name", .text, required: true, "The name in files and addresses, such as vix."),
        KeyDescription("label", .text, "What the report calls it."),
        KeyDescription("about", .text, "One sentence that says what the figure is."),
        KeyDescription(
            "kind", .choice(ReportSource.Kind.allCases.map(\.rawValue)), required: true,
            "Whether it gives a figure or headlines."),
        KeyDescription(
            "every", .choice(ReportSource.Rhythm.allCases.map(\.rawValue)),
            "How often there is a new value."),
        KeyDescription(
            "show", .text,
            "What pages show: value, or a change over a time, such as change over 12 months."),
        KeyDescription("url", .webAddress, "The address to ask."),
        KeyDescription(
            "file", .text, "A file of the site to read instead of an address: data/rates.csv."),
        KeyDescription(
            "format", .choice(ReportSource.Format.allCases.map(\.rawValue)), required: true,
            "How the answer is written."),
        KeyDescription("column", .text, "The column of a CSV table that has the value."),
        KeyDescription("date", .text, "The column of a CSV table that has the date."),
        KeyDescription("row", .text, "The row of a CSV table to take."),
        KeyDescription(
            "dateFormat", .text, "How a CSV table writes dates, such as DD.MM.YYYY or YYYY-MM."),
        KeyDescription(
            "decimalMark", .choice(ReportSource.DecimalMark.allCases.map(\.rawValue)),
            "The mark before decimals."),
        KeyDescription(
            "onFailure", .choice(ReportSource.FailureRule.allCases.map(\.rawValue)),
            "What happens if the source gives nothing: keep, warn or stop."),
        KeyDescription("xpath", .text, "Where the value is in an HTML page, as an XPath."),
        KeyDescription("selector", .text, "Where the value is in an HTML page, as a CSS selector."),
        KeyDescription("change", .text, "Where the change is in an HTML page."),
        KeyDescription("expect", .wholeNumber, "How many elements there must be."),
        KeyDescription("matches", .text, "A regular expression that the text must match."),
        KeyDescription("range", .text, "What the value must be within, such as 5 to 90."),
        KeyDescription("limit", .wholeNumber, "How many headlines to take."),
        KeyDescription("unit", .text, "points, percent, or a currency such as USD."),
        KeyDescription(
            "decimals", .wholeNumber,
            "How many decimals to show. Default: those of each value; one for a change."),
        KeyDescription(
            "staleAfter", .wholeNumber, "After how many days the report says that it is old."),
        KeyDescription("attribution", .text, required: true, "Who the data is from."),
        KeyDescription(
            "licence", .text, required: true, "The license of the data, such as CC BY 4.0."),
        KeyDescription("link", .webAddress, "A page about the data."),
    ]
}
