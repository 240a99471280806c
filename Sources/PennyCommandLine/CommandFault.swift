import PennyDiagnostics

/// The faults of running a command, apart from those of files, worded in
/// `CommandFault+Wording.swift`.
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
    /// Too little memory. The numbers are bytes.
    case littleMemory(limit: Int, least: Int)
}
