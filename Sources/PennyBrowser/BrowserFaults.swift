package import PennyDiagnostics

extension Fault {
    package static let browser = BrowserFaults()
}

/// Faults for which a browser made no picture or document.
package struct BrowserFaults: FaultDeclarations {
    /// There is no browser.
    let notInstalled = Fault(
        41, "there is no Chromium here to print with",
        "Install the package chromium-headless-shell or chromium, or set CHROMIUM to the path "
            + "of a browser of that kind.")
    /// The environment names a path that is no program.
    let notAProgram = FaultDeclaration(42, example: "/opt/chromium") { path in
        ("CHROMIUM “\(path)” is not a program", "Set it to the path of a Chromium, or unset it.")
    }
    let cannotStart = FaultDeclaration(43, example: "chromium", "Permission denied") {
        path, reason in
        (
            "the browser “\(path)” cannot be started: \(reason)",
            "Run it by hand with “--headless” to see what it lacks."
        )
    }
    /// The browser ended before it answered. `lastWords` is its last message.
    let ended = FaultDeclaration(44, example: "chromium", "No usable sandbox!") { path, lastWords in
        (
            lastWords.isEmpty
                ? "the browser “\(path)” ended before it was done"
                : "the browser “\(path)” ended before it was done, with the words “\(lastWords)”",
            "Run it by hand with “--headless” to see what it lacks."
        )
    }
    let timedOut = FaultDeclaration(45, example: "chromium", 30) { (path: String, seconds: Int) in
        (
            "the browser “\(path)” gave no answer in \(counted(seconds, "second"))",
            "Try again when the machine is less busy."
        )
    }
    /// The browser answered with an error.
    let refused = FaultDeclaration(46, example: "calculations/car.html", "the page is too large") {
        method, reason in
        ("the browser refused \(method): \(reason)", "Try a newer Chromium; CHROMIUM can name it.")
    }
    let notUnderstood = FaultDeclaration(47, example: "chromium") { path in
        (
            "the browser “\(path)” gave an answer that is none",
            "Try a newer Chromium; CHROMIUM can name it."
        )
    }
    /// The folder for its files cannot be used.
    let noFolder = FaultDeclaration(48, example: "/tmp", "No space left on device") {
        path, reason in
        (
            "the browser’s folder “\(path)” cannot be used: \(reason)",
            "Set TMPDIR to a folder with room that you may write to."
        )
    }
    /// The page is too large for the connection.
    let tooLarge = FaultDeclaration(49, example: 81_250_000, 64_000_000) {
        (bytes: Int, limit: Int) in
        (
            "the page has \(megabytes(bytes)) with its pictures, and the limit to print is "
                + "\(megabytes(limit))",
            "Make its pictures smaller, or print its parts one by one."
        )
    }
}

/// Megabytes, rounded up so that a size above a limit never looks equal to it.
private func megabytes(_ bytes: Int) -> String { "\((bytes + 999_999) / 1_000_000) MB" }
