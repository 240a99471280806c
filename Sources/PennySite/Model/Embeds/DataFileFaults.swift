package import PennyDiagnostics

extension Fault {
    package static let dataFile = DataFileFaults()
}

/// Faults of a block that shows a table of the folder `data`.
package struct DataFileFaults: FaultDeclarations {
    let unknown = FaultDeclaration(488, example: "rate.csv", "rates.csv", ["rates.csv"]) {
        (name: String, near: String?, known: [String]) in
        (
            "the folder “data” has no file “\(name)”",
            known.isEmpty ? "Put a CSV file there." : didYouMean(near, among: known)
        )
    }
    let unknownDrawing = FaultDeclaration(489, example: "lines", "line", ["bars", "line"]) {
        (word: String, near: String?, known: [String]) in
        ("“\(word)” is not a chart of a file", didYouMean(near, among: known))
    }
    let noFormat = FaultDeclaration(490, example: "month") { column in
        (
            "“formats” does not say what the column “\(column)” is",
            "Write “\(column) = percent” or another format."
        )
    }
    let unknownFormat = FaultDeclaration(
        491, example: "percentage", "percent", ["text", "amount", "percent"]
    ) { (word: String, near: String?, known: [String]) in
        ("“\(word)” is not a format of a column", didYouMean(near, among: known))
    }
    let unknownMark = FaultDeclaration(492, example: "dot") { word in
        ("“\(word)” is not a decimal mark", "Write “decimals: point” or “decimals: comma”.")
    }
    let cell = FaultDeclaration(493, example: "n/a", "rate", "percent") { cell, column, format in
        (
            "“\(cell)” in the column “\(column)” is not of the format “\(format)”",
            exampleOfCell(of: format)
        )
    }
    let ambiguousCell = FaultDeclaration(494, example: "1.234") { cell in
        (
            "“\(cell)” can be a decimal number or thousands",
            "Write “decimals: point” or “decimals: comma” in the block."
        )
    }
    let amountTooFine = FaultDeclaration(495, example: "12.345", "USD", 2) {
        (cell: String, currency: String, decimals: Int) in
        (
            "the amount “\(cell)” has more decimals than the \(decimals) of \(currency)",
            "Give the column the format “number”."
        )
    }
    let notSummable = FaultDeclaration(496, example: "month", "date") { column, format in
        (
            "the column “\(column)” has the format “\(format)”, which has no sum",
            "Take it out of “sums”, or give it the format “amount” or “number”."
        )
    }
    let sumNotShown = FaultDeclaration(497, example: "amount") { column in
        ("the column “\(column)” has a sum but is not shown", "Add it to “columns”.")
    }
    let barColumns = Fault(
        498, "bars need two columns: names, then numbers",
        "Name them: “columns: name, amount” and “formats: amount = amount”.")
    let lineColumns = Fault(
        499, "a line needs a column of dates or years, then one of numbers",
        "Name them: “columns: month, rate” and “formats: month = date, rate = percent”.")
    let dayTwice = FaultDeclaration(451, example: "2026-06-30", "rates.csv") { day, file in
        (
            "“\(file)” has two rows with the day \(day)",
            "Leave one out, or show the file as a table."
        )
    }
    let malformedLimit = FaultDeclaration(452, example: "all", 100) { (text: String, most: Int) in
        ("the limit “\(text)” is not a number that fits", "Write a number from 1 to \(most).")
    }
    let severalBars = FaultDeclaration(459, example: 2) { (count: Int) in
        (
            "bars show one column of numbers, and the block names \(count)",
            "Name one, or write “chart: line” to show several columns over days."
        )
    }
    let tooManyLines = FaultDeclaration(460, example: 5, 4) { (count: Int, limit: Int) in
        (
            "the chart has \(count) lines, over the limit of \(limit)",
            "Name fewer columns, or write two blocks."
        )
    }
    let unlikeLines = FaultDeclaration(461, example: "rate", "percent", "payment", "amount") {
        column, format, other, otherFormat in
        (
            "“\(column)” has the format “\(format)” and “\(other)” the format “\(otherFormat)”,"
                + " and a chart has one scale",
            "Give both the same format, or show them in two charts."
        )
    }
    let nothingDrawn = FaultDeclaration(462, example: "rate", "rates.csv") { column, file in
        (
            "the column “\(column)” of “\(file)” has nothing to draw: its cells are empty",
            "Take it out of “columns”, or fill in its cells."
        )
    }
}

/// Describes a cell of a format.
private func exampleOfCell(of format: String) -> String {
    switch ColumnFormat(rawValue: format) {
    case .date: "Write a day such as 2026-06-30."
    case .year: "Write a year such as 2026."
    case .percent: "Write a number such as 6.25, with at most 8 decimals, or leave it empty."
    default: "Write a number with at most 15 digits and 8 decimals, or leave it empty."
    }
}
