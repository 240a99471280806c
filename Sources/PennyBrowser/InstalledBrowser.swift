import Glibc
public import PennyDiagnostics

/// An installed Chromium.
public struct InstalledBrowser: Equatable, Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// The names of its packages, the fastest to start first.
    static let names = [
        "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser",
        "google-chrome", "google-chrome-stable",
    ]

    /// The browser that CHROMIUM names, else the first on the path; nil if there is none.
    ///
    /// - Throws: a fault if CHROMIUM names no program.
    public static func find() throws(Fault) -> InstalledBrowser? {
        try find(named: environment("CHROMIUM"), in: environment("PATH") ?? "")
    }

    /// The installed browser.
    ///
    /// - Throws: also a fault if there is none.
    public static func required() throws(Fault) -> InstalledBrowser {
        guard let browser = try find() else { throw .browser.notInstalled }
        return browser
    }

    static func find(
        named: String?, in path: String
    ) throws(Fault) -> InstalledBrowser? {
        if let named, !named.isEmpty {
            guard isProgram(named) else { throw .browser.notAProgram(named) }
            return InstalledBrowser(path: named)
        }
        let folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
        for name in names {
            for folder in folders where isProgram("\(folder)/\(name)") {
                return InstalledBrowser(path: "\(folder)/\(name)")
            }
        }
        return nil
    }

    private static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            && access(path, X_OK) == 0
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
