package import PennyDiagnostics

extension Fault {
    package static let table = TableFaults()
}

/// Faults of tables in CSV.
package struct TableFaults: FaultDeclarations {
    let empty = Fault(
        115, "the table has no rows", "Write a header and below it a row for each thing it holds.")
    let twoSeparators = Fault(
        116, "the first line has two marks between its names",
        "Put commas, semicolons or tabs between all cells, and no other of these.")
    let emptyColumnName = Fault(
        117, "a column has no name", "Name the column, or remove it from every row.")
    let duplicateColumn = FaultDeclaration(118, example: "rate") { name in
        ("column “\(name)” is given twice", "Keep one of the two.")
    }
    package let wrongCellCount = FaultDeclaration(119, example: 3, 4, "term") {
        (found: Int, wanted: Int, missing: String?) in
        (
            "the row has \(counted(found, "cell")) and the header has \(wanted)",
            missing.map {
                "There is no cell for “\($0)”. Add it, or end the row with an empty one."
            } ?? "Put a value that has a comma in it in double quotes."
        )
    }
    let quoteNotClosed = Fault(
        120, "a quoted cell is not closed",
        "Close it with a double quote; write a quote in a cell twice.")
    let textAfterQuote = Fault(
        121, "there is text after a quoted cell", "Put the whole cell in quotes.")
    let tooManyRows = FaultDeclaration(122, example: 10_000) { (limit: Int) in
        ("the table has more than \(limit) rows", "Split the table into several files.")
    }
    let rowTooLarge = FaultDeclaration(179, example: 4 * 1024 * 1024) { (limit: Int) in
        (
            "the row is larger than \(limit / 1024) KiB",
            "Close the quote that begins in it, or shorten it."
        )
    }
    let tooManyColumns = FaultDeclaration(123, example: 300, 256) { (found: Int, limit: Int) in
        (
            "the table has \(found) columns, over the limit of \(limit)",
            "Leave out the columns that you do not use."
        )
    }
}
