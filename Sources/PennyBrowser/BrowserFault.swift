public import PennyDiagnostics

/// Why a browser gave no picture or document; `BrowserFault+Wording.swift` says it.
public enum BrowserFault: Fault, Error {
    /// There is none.
    case notInstalled
    /// What the environment names is no program.
    case notAProgram(String)
    case cannotStart(String, reason: String)
    /// It ended before it had answered, with what it said last.
    case ended(String, lastWords: String)
    case timedOut(String, seconds: Int)
    /// It answered that it cannot.
    case refused(String, reason: String)
    case notUnderstood(String)
    /// The folder for its files cannot be used.
    case noFolder(String, reason: String)
    /// The page is too large to be handed over.
    case tooLarge(bytes: Int, limit: Int)
}
