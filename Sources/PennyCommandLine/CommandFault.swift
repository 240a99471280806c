import PennyDiagnostics

/// What can be wrong with what a command is run with, beside the files;
/// `CommandFault+Wording.swift` says it.
enum CommandFault: Fault {
    case standardInputUnreadable
    case notASourceDate(String)
    case notADay(String)
    case noTable(String)
    case otherNumbers(String, here: String)
    case noFolder(String, near: String?)
    case notAFolder(String)
    case setFolder(String)
    case fileIsThere(String)
    /// In bytes.
    case littleMemory(limit: Int, least: Int)
}
