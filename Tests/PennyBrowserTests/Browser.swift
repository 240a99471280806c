import Foundation
import PennyTestSupport
import Testing

/// A headless Chromium, driven by `scripts/browser.mjs` with Node.js.
enum Browser {
    /// `make test` installs a browser and says so: then it may not be missing.
    static let isNeeded = ProcessInfo.processInfo.environment["PENNY_NEEDS_BROWSER"] == "1"
    static let canRun = isNeeded || (try? drive("find").status) == 0
    /// Whether the pages of a site have the engine; `make test` builds it first.
    static let hasEngine =
        ProcessInfo.processInfo.environment["PENNY_NEEDS_WASM"] == "1"
        || Repository.exists(".build-wasm/modules/loan.wasm")
    /// What is said of a test that did not run.
    static let whySkipped: Comment =
        "node, a Chromium or the engine is missing here; make test installs and needs all"

    /// From where a page is opened.
    enum Way: String, CaseIterable {
        case http
        case file
    }

    struct Result {
        let status: Int32
        let words: String
    }

    static func run(_ scenario: Scenario, _ way: Way, in site: String) throws -> Result {
        try drive("run", way.rawValue, site, scenario.path)
    }

    /// Whether the scenario fails when one of the scripts it is about does nothing.
    static func prove(_ scenario: Scenario, in site: String) throws -> Result {
        try drive("prove", site, scenario.path)
    }

    /// Whether pages show after changes what others show, as a file of cases names them.
    static func compare(_ cases: String, _ way: Way, in site: String) throws -> Result {
        let comparison = Repository.path(of: "scripts/browser-parity.mjs")
        return try drive("run", way.rawValue, site, comparison, cases)
    }

    /// Whether a check of `make check-pages` names every fault made on purpose.
    static func proveCheck(_ name: String, in site: String) throws -> Result {
        let tools = Repository.path(of: ".build/page-tools")
        return try node("scripts/pages/prove.mjs", ["--only", name, tools, site])
    }

    private static func drive(_ words: String...) throws -> Result {
        try node("scripts/browser.mjs", words)
    }

    /// What it says goes through a file, so that neither side waits for the other.
    private static func node(_ script: String, _ words: [String]) throws -> Result {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("penny-browser-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["node", Repository.path(of: script)] + words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            words: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
}
