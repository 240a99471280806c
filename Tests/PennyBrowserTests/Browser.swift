import Foundation
import PennyBrowser
import PennyTestSupport
import Testing

/// A headless Chromium, driven by `scripts/browser.mjs` with Node.js.
enum Browser {
    /// `make test` installs a browser and sets this variable: then it must not be missing.
    static let isNeeded = ProcessInfo.processInfo.environment["PENNY_NEEDS_BROWSER"] == "1"
    static let canRun =
        isNeeded
        || ((try? InstalledBrowser.find()) ?? nil) != nil && Repository.hasProgram("node")
    /// Whether the pages of a site have the engine; `make test` builds it first.
    static let hasEngine =
        ProcessInfo.processInfo.environment["PENNY_NEEDS_WASM"] == "1"
        || Repository.exists(".build-wasm/modules/loan.wasm")
    /// Whether each scenario is also run without the scripts it is about.
    static let provesScenarios =
        ProcessInfo.processInfo.environment["PENNY_PROVE_SCENARIOS"] == "1"
    /// The comment on a skipped test.
    static let whySkipped: Comment =
        "node, a Chromium or the engine is missing here; make test installs and needs all"

    /// The scheme by which a page is opened.
    enum Transport: String, CaseIterable {
        case http
        case file
    }

    struct Result: Sendable {
        let status: Int32
        let words: String
    }

    static func run(_ scenario: Scenario, _ transport: Transport, in site: String) async throws
        -> Result
    {
        try await BrowserHost.shared.answer(["run", transport.rawValue, site, scenario.path])
    }

    /// Runs a script with arguments.
    static func run(
        _ script: String, _ words: [String], _ transport: Transport, in site: String
    ) async throws -> Result {
        let path = Repository.path(of: script)
        return try await BrowserHost.shared.answer(["run", transport.rawValue, site, path] + words)
    }

    /// Runs a scenario on the preview of a site's folder.
    static func preview(_ scenario: Scenario, of site: String) async throws -> Result {
        try await BrowserHost.shared.answer(["run", "serve", site, scenario.path, program])
    }

    /// The program, which is built beside the tests.
    private static let program: String = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        let folder = URL(fileURLWithPath: tests ?? "").deletingLastPathComponent()
        return folder.appendingPathComponent("pennypress").path
    }()

    /// Checks that the scenario fails when one of its scripts does nothing.
    static func prove(_ scenario: Scenario, in site: String) async throws -> Result {
        try await BrowserHost.shared.answer(["prove", site, scenario.path])
    }

    /// Checks that pages show after changes what other pages show, for the cases of a file.
    static func compare(_ cases: String, _ transport: Transport, in site: String) async throws
        -> Result
    {
        try await run("scripts/browser-parity.mjs", [cases], transport, in: site)
    }

    /// Checks that a check of `make check-pages` finds every deliberate fault.
    static func proveCheck(_ name: String, in site: String) async throws -> Result {
        let tools = Repository.path(of: ".build/page-tools")
        let script = Repository.path(of: "scripts/pages/prove.mjs")
        let every = Effort.of("6", deep: "1")
        let end = try await ChildProcess(
            ["node", script, "--only", name, "--every", every, tools, site]
        ).run()
        return Result(status: end.status, words: end.text + end.messages)
    }
}
