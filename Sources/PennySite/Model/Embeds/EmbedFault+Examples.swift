extension EmbedFault {
    package static let examples: [Self] = [
        .nothingShown, .unknownShow("chrat", near: "chart"),
        .unknownKey("rows", show: "chart", near: nil, known: ["of", "title", "chart"]),
        .emptyValue("of"), .noSet("chart"), .severalSets("table"), .oneSetCompared,
        .tooManyCompared(9, limit: 6), .nothingInCommon("first-home", "groceries"),
        .noChart("rule-of-72"), .noTable("rule-of-72"),
        .unknownChart("balnace", of: "first-home", near: "balance", known: ["balance", "years"]),
        .unknownTable("years", of: "first-home", near: nil, known: ["schedule"]),
        .unknownColumn(
            "intrest", table: "schedule", near: "interest", known: ["payment", "interest"]),
        .malformedRows("first twelve"), .unknownRows("1-400", table: "schedule", count: 360),
        .otherFolder("budgets/household", folder: "calculations"),
        .unknownData("rate.csv", near: "rates.csv", known: ["rates.csv"]),
        .unknownDrawing("lines", near: "line", known: ["bars", "line"]), .noFormat("month"),
        .unknownFormat("percentage", near: "percent", known: ["text", "amount", "percent"]),
        .unknownMark("dot"), .neitherYesNorNo(key: "open", "wide"),
        .dataCell("n/a", column: "rate", format: "percent"),
        .ambiguousCell("1.234"), .amountTooFine("12.345", currency: "USD", decimals: 2),
        .notSummable("month", format: "date"), .sumNotShown("amount"), .barColumns, .lineColumns,
        .dayTwice("2026-06-30", file: "rates.csv"), .malformedLimit("all", most: 100),
        .severalBars(2), .tooManyLines(5, limit: 4),
        .unlikeLines("rate", format: "percent", other: "payment", otherFormat: "amount"),
        .nothingDrawn("rate", file: "rates.csv"), .noPagesNamed,
        .unknownWord(
            key: "order", "newst", near: "newest", known: ["menu", "title", "newest"]),
        .nothingListed("in “pages/gude/”"), .noListHere, .noFormHere, .secondForm,
        .tooManyCells(limit: BlockBounds.cells), .tooManyLists(limit: BlockBounds.lists),
        .tooMuchShown(limit: BlockBounds.bytes),
    ]
}
