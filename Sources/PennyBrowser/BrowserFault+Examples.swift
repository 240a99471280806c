extension BrowserFault {
    public static let examples: [Self] = [
        .notInstalled, .notAProgram("/opt/chromium"),
        .cannotStart("chromium", reason: "Permission denied"),
        .ended("chromium", lastWords: "No usable sandbox!"),
        .timedOut("chromium", seconds: 30),
        .refused("calculations/car.html", reason: "the page is too large"),
        .notUnderstood("chromium"), .noFolder("/tmp", reason: "No space left on device"),
        .tooLarge(bytes: 81_250_000, limit: 64_000_000),
    ]
}
