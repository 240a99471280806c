import PennyDiagnostics

/// The faults of a `pennypress` block of a text; `EmbedFault+Wording.swift` words them.
package enum EmbedFault: Fault {
    case nothingShown
    case unknownShow(String, near: String?)
    case unknownKey(String, show: String, near: String?, known: [String])
    case emptyValue(String)
    case noSet(String)
    case severalSets(String)
    case oneSetCompared
    case tooManyCompared(Int, limit: Int)
    case nothingInCommon(String, String)
    case noChart(String)
    case noTable(String)
    case unknownChart(String, of: String, near: String?, known: [String])
    case unknownTable(String, of: String, near: String?, known: [String])
    case unknownColumn(String, table: String, near: String?, known: [String])
    case malformedRows(String)
    case neitherYesNorNo(key: String, String)
    case unknownRows(String, table: String, count: Int)
    case otherFolder(String, folder: String)

    // MARK: - Tables of the folder `data`
    case unknownData(String, near: String?, known: [String])
    case unknownDrawing(String, near: String?, known: [String])
    case noFormat(String)
    case unknownFormat(String, near: String?, known: [String])
    case unknownMark(String)
    case dataCell(String, column: String, format: String)
    case ambiguousCell(String)
    case amountTooFine(String, currency: String, decimals: Int)
    case notSummable(String, format: String)
    case sumNotShown(String)
    case barColumns
    case lineColumns
    case dayTwice(String, file: String)
    case malformedLimit(String, most: Int)
    case severalBars(Int)
    case tooManyLines(Int, limit: Int)
    case unlikeLines(String, format: String, other: String, otherFormat: String)
    case nothingDrawn(String, file: String)

    // MARK: - Lists of pages
    case noPagesNamed
    case unknownWord(key: String, String, near: String?, known: [String])
    case nothingListed(String)
    case noListHere

    // MARK: - Forms
    case noFormHere
    case secondForm

    // MARK: - All blocks of a text together
    case tooManyCells(limit: Int)
    case tooManyLists(limit: Int)
    case tooMuchShown(limit: Int)
}
