extension NumberStyle {
    /// The styles of English in its countries.
    static let english: [NumberStyle] = [
        enUS,
        NumberStyle("en-GB"),
        NumberStyle(
            "en-CA", datePattern: "MMM d, y", months: americanMonths, symbols: "CAD $;XCG Cg"),
        NumberStyle("en-IN", grouping: .indian, symbols: "USD $"),
        NumberStyle(
            "en-AU", months: "Jan;Feb;Mar;Apr;May;June;July;Aug;Sept;Oct;Nov;Dec",
            symbols: "AUD $;SCR Rs;XCG Cg.;XPF CFP", hasCommonSymbols: false),
        NumberStyle("en-NZ", symbols: "NZD $"),
        NumberStyle("en-IE"),
    ]
}
