import PennyDiagnostics

extension BrowserFault {
    public var summary: String {
        switch self {
        case .notInstalled: "there is no Chromium here to print with"
        case .notAProgram(let path): "CHROMIUM “\(path)” is not a program"
        case .cannotStart(let path, let reason):
            "the browser “\(path)” cannot be started: \(reason)"
        case .ended(let path, ""): "the browser “\(path)” ended before it was done"
        case .ended(let path, let lastWords):
            "the browser “\(path)” ended before it was done, with the words “\(lastWords)”"
        case .timedOut(let path, let seconds):
            "the browser “\(path)” gave no answer in \(counted(seconds, "second"))"
        case .refused(let method, let reason): "the browser refused \(method): \(reason)"
        case .notUnderstood(let path): "the browser “\(path)” gave an answer that is none"
        case .noFolder(let path, let reason):
            "the browser’s folder “\(path)” cannot be used: \(reason)"
        case .tooLarge(let bytes, let limit):
            "the page has \(megabytes(bytes)) with its pictures, and the limit to print is "
                + "\(megabytes(limit))"
        }
    }

    public var nextStep: String {
        switch self {
        case .notInstalled:
            "Install the package chromium-headless-shell or chromium, or set CHROMIUM to the path "
                + "of a browser of that kind."
        case .notAProgram: "Set it to the path of a Chromium, or unset it."
        case .cannotStart, .ended: "Run it by hand with “--headless” to see what it lacks."
        case .timedOut: "Try again when the machine is less busy."
        case .refused, .notUnderstood: "Try a newer Chromium; CHROMIUM can name it."
        case .noFolder: "Set TMPDIR to a folder with room that you may write to."
        case .tooLarge: "Make its pictures smaller, or print its parts one by one."
        }
    }

    /// Megabytes, rounded up so that a size above a limit never looks equal to it.
    private func megabytes(_ bytes: Int) -> String { "\((bytes + 999_999) / 1_000_000) MB" }
}
