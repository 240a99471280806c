import PennyDiagnostics

/// What can be wrong with a `pennypress` block of a text; `EmbedFault+Wording.swift` says it.
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
    case unknownRows(String, table: String, count: Int)
    case otherFolder(String, folder: String)
}
