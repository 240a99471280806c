public import PennyDiagnostics

/// The faults for which a browser made no picture or document, worded in
/// `BrowserFault+Wording.swift`.
public enum BrowserFault: Fault, Error {
    /// There is no browser.
    case notInstalled
    /// The environment names a path that is no program.
    case notAProgram(String)
    case cannotStart(String, reason: String)
    /// The browser ended before it answered. `lastWords` is its last message.
    case ended(String, lastWords: String)
    case timedOut(String, seconds: Int)
    /// The browser answered with an error.
    case refused(String, reason: String)
    case notUnderstood(String)
    /// The folder for its files cannot be used.
    case noFolder(String, reason: String)
    /// The page is too large for the connection.
    case tooLarge(bytes: Int, limit: Int)
}
