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
    ]
}
