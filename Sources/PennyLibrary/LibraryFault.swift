public import PennyDiagnostics

/// The faults of the library, worded in `LibraryFault+Wording.swift`.
public enum LibraryFault: Fault {
    case files(reason: String)
    case busy
    case damagedPlan
    case foreignPlan(from: String, to: String)
    case planOfOtherFolder
    case damagedState
    case unknownSet(String, near: String?, known: [String])
    case noCurrentSet
    case emptyLibrary
    case badName(String, SetName.Refusal, suggestion: String)
    case ambiguousName(String, paths: [String])
    case notAFolder
    case unfinished
    case willHappen(reason: String)
    case unconfirmed(reason: String)
    case nameTaken(String, suggestion: String)
    case rowOfTable(String, path: String, line: Int)
    case notReadBack(String)
    case tooLarge(limit: Int)
}
